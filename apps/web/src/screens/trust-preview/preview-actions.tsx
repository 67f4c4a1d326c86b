import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { DownloadButtons } from '#trusts/download-buttons.tsx';
import { wayOn } from '#trusts/way-on.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  /** Absent for the sample. */
  readonly trust: TrustSummary | undefined;
}

/** The ways on from a preview. */
export const PreviewActions = ({ trust }: Props) => {
  const next = trust?.isPaid ? wayOn(trust, trust.isInterviewComplete)?.act : undefined;
  return (
    <Panel title="What next?">
      <Stack gap="sm">
        {next ? (
          <Button component={Link} size="lg" to={next.to}>
            {next.label}
          </Button>
        ) : null}
        {trust?.isPaid ? null : (
          <Button
            component={Link}
            size="lg"
            to={trust ? `/checkout?trust=${trust.id}` : '/checkout'}
            state={trust ? { trustId: trust.id } : undefined}
          >
            Proceed to Checkout
          </Button>
        )}
        {trust ? <DownloadButtons trust={trust} /> : null}
        {trust ? (
          <Button component={Link} variant="default" size="lg" to={`/trust/${trust.id}`}>
            Continue Editing
          </Button>
        ) : null}
        <Button component={Link} variant="default" size="lg" to="/dashboard">
          Return to Dashboard
        </Button>
      </Stack>
    </Panel>
  );
};
