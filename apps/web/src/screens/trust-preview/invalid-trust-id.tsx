import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';

/** The address holds something that can be no document's id. */
export const InvalidTrustId = () => (
  <>
    <PageHeading title="Invalid Trust ID" />
    <Panel>
      <EmptyState
        title="This link does not lead to a document"
        action={
          <Button component={Link} to="/dashboard" size="lg">
            Return to Dashboard
          </Button>
        }
      >
        The provided trust ID is not in the correct format.
      </EmptyState>
    </Panel>
  </>
);
