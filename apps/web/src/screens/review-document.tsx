import { useParams } from 'react-router';
import { pageMeta } from '#platform/page-meta.ts';
import { LeaveForDashboard } from '#screens/document/leave-for-dashboard.tsx';
import { Review } from '#screens/review-document/review.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () =>
  pageMeta('Review your document', 'Everything your document says, on one page in plain words, before you confirm it.');

const ReviewDocument = () => {
  const { documentId } = useParams();
  if (!documentId) return <LeaveForDashboard reason="No trust ID provided" />;
  return (
    <Page top="close">
      <Review key={documentId} documentId={documentId} />
    </Page>
  );
};
export default ReviewDocument;
