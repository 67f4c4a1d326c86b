import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';

/** The address holds something that can be no document's id. */
export const InvalidDocumentId = () => (
  <>
    <PageHeading title="Invalid Trust ID" />
    <Panel>
      <Text mb="lg">The provided trust ID is not in the correct format.</Text>
      <Button component={Link} to="/dashboard" size="lg">
        Return to Dashboard
      </Button>
    </Panel>
  </>
);
