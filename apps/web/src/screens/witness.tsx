import { pageMeta } from '#platform/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Witness a document', 'View a document and sign as its witness.');

const WitnessSigning = () => (
  <Page>
    <PageHeading title="Witness a document" />
  </Page>
);
export default WitnessSigning;
