import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useSay } from '#platform/language/use-say.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';

/** The address holds something that can be no document's id. */
export const InvalidDocumentId = () => {
  const say = useSay();
  return (
    <>
      <PageHeading title={say('Invalid Trust ID')} />
      <Panel>
        <Text mb="lg">{say('The provided trust ID is not in the correct format.')}</Text>
        <Button component={Link} to="/dashboard" size="lg">
          {say('Return to Dashboard')}
        </Button>
      </Panel>
    </>
  );
};
