import { useParams } from 'react-router';
import { pageMeta } from '#platform/page-meta.ts';
import { Interview } from '#screens/document/interview.tsx';
import { LeaveForDashboard } from '#screens/document/leave-for-dashboard.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Your document', 'Answer the questions for your document, one at a time.');

const Document = () => {
  const { documentId } = useParams();
  if (!documentId) return <LeaveForDashboard reason="No trust ID provided" />;
  return (
    <Page top="close">
      <Interview key={documentId} documentId={documentId} />
    </Page>
  );
};
export default Document;
