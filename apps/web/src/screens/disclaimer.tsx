import { disclaimer } from '#content/legal/disclaimer.ts';
import { breadcrumbFacts } from '#content/structured-facts.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import { DisclaimerCards } from '#screens/legal/disclaimer-cards.tsx';

export const meta = () => publicPageMeta({ ...disclaimer, facts: [breadcrumbFacts(siteOrigin(), disclaimer)] });

const Disclaimer = () => <DisclaimerCards page={disclaimer} />;
export default Disclaimer;
