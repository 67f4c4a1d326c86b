import { pageMeta } from '#platform/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Document preview', 'Read your document before you pay for it.');

const TrustPreview = () => (
  <Page>
    <PageHeading title="Document preview" />
  </Page>
);
export default TrustPreview;
