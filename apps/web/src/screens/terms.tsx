import { terms } from '#content/legal/terms.ts';
import { breadcrumbFacts } from '#content/structured-facts.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import { LegalDocument } from '#screens/legal/legal-document.tsx';

export const meta = () => publicPageMeta({ ...terms, facts: [breadcrumbFacts(siteOrigin(), terms)] });

const Terms = () => <LegalDocument page={terms} />;
export default Terms;
