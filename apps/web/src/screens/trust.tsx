import { useParams } from 'react-router';
import { pageMeta } from '#platform/page-meta.ts';
import { Interview } from '#screens/trust/interview.tsx';
import { LeaveForDashboard } from '#screens/trust/leave-for-dashboard.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Your document', 'Answer the questions for your document, one at a time.');

const Trust = () => {
  const { trustId } = useParams();
  if (!trustId) return <LeaveForDashboard reason="No trust ID provided" />;
  return (
    <Page top="close">
      <Interview key={trustId} trustId={trustId} />
    </Page>
  );
};
export default Trust;
