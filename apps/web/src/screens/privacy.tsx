import { privacy } from '#content/legal/privacy.ts';
import { breadcrumbFacts } from '#content/structured-facts.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import { LegalDocument } from '#screens/legal/legal-document.tsx';

export const meta = () => publicPageMeta({ ...privacy, facts: [breadcrumbFacts(siteOrigin(), privacy)] });

const Privacy = () => <LegalDocument page={privacy} />;
export default Privacy;
