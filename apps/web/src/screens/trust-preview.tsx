import { TrustId } from '@evergrant/contract/trusts.ts';
import { useParams } from 'react-router';
import { pageMeta } from '#platform/page-meta.ts';
import { InvalidTrustId } from '#screens/trust-preview/invalid-trust-id.tsx';
import { OwnPreview } from '#screens/trust-preview/own-preview.tsx';
import { SamplePreview } from '#screens/trust-preview/sample-preview.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Document preview', 'Read your document before you pay for it.');

const TrustPreview = () => {
  const { trustId } = useParams();
  return (
    <Page>
      <Preview key={trustId} trustId={trustId} />
    </Page>
  );
};
export default TrustPreview;

const Preview = ({ trustId }: { readonly trustId: string | undefined }) => {
  if (trustId === undefined) {
    return (
      <SamplePreview>
        <Notice tone="info">This is a sample with invented people. Your own document is made from your answers.</Notice>
      </SamplePreview>
    );
  }
  return TrustId.safeParse({ id: trustId }).success ? <OwnPreview trustId={trustId} /> : <InvalidTrustId />;
};
