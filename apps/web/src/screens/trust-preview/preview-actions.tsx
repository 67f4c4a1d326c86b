import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '#ui/panel.tsx';

interface Props {
  /** Absent for the sample. */
  readonly trustId: string | undefined;
  readonly isPaid: boolean;
}

/** The ways on from a preview. */
export const PreviewActions = ({ trustId, isPaid }: Props) => (
  <Panel title="What next?">
    <Stack gap="sm">
      {isPaid ? null : (
        <Button
          component={Link}
          size="lg"
          to={trustId ? `/checkout?trust=${trustId}` : '/checkout'}
          state={trustId ? { trustId } : undefined}
        >
          Proceed to Checkout
        </Button>
      )}
      {trustId ? (
        <Button component={Link} variant="default" size="lg" to={`/trust/${trustId}`}>
          Continue Editing
        </Button>
      ) : null}
      <Button component={Link} variant="default" size="lg" to="/dashboard">
        Return to Dashboard
      </Button>
    </Stack>
  </Panel>
);
