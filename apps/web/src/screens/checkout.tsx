import { pageMeta } from '#platform/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Complete Your Purchase', 'Choose a plan and pay.');

const Checkout = () => (
  <Page>
    <PageHeading title="Complete Your Purchase" />
  </Page>
);
export default Checkout;
