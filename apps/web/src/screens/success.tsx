import { pageMeta } from '#platform/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Your purchase', 'Where your payment stands and what happens next.');

const Success = () => (
  <Page>
    <PageHeading title="Your purchase" />
  </Page>
);
export default Success;
