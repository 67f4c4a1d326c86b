import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { documentQuery } from '#documents/preview/api.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { LeaveForDashboard } from '#screens/document/leave-for-dashboard.tsx';
import { OpenInterview } from '#screens/document/open-interview.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';

/** The document of an address: loads it, or says why not. */
export const Interview = ({ documentId }: { readonly documentId: string }) => {
  const say = useSay();
  const document = useQuery(documentQuery(documentId));

  if (document.data) return <OpenInterview document={document.data} />;
  if (isUnknown(document.error)) return <LeaveForDashboard reason="Trust not found" />;
  if (!document.isError) return <LoadingState label={say('Loading your document…')} />;
  return (
    <>
      <PageHeading title={say('Your document')} />
      <Panel>
        <ErrorState
          title={say('Error Loading Trust')}
          onRetry={() => void document.refetch()}
          action={
            <Button component={Link} to="/dashboard">
              {say('Return to Dashboard')}
            </Button>
          }
        >
          {say(`Failed to load trust: ${messageOf(document.error, 'the server did not answer as expected')}`)}
        </ErrorState>
      </Panel>
    </>
  );
};

const isUnknown = (error: unknown): boolean => error instanceof ApiProblem && [400, 404, 422].includes(error.status);
