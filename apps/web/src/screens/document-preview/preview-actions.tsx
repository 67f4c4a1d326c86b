import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { DownloadButtons } from '#documents/download-buttons.tsx';
import { wayOn } from '#documents/way-on.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  /** Absent for the sample. */
  readonly document: DocumentSummary | undefined;
}

/** The ways on from a preview. */
export const PreviewActions = ({ document }: Props) => {
  const say = useSay();
  const next = document?.isPaid ? wayOn(document, document.isInterviewComplete)?.act : undefined;
  return (
    <Panel title={say('What next?')}>
      <Stack gap="sm">
        {next ? (
          <Button component={Link} size="lg" to={next.to}>
            {say(next.label)}
          </Button>
        ) : null}
        {document?.isPaid ? null : (
          <Button
            component={Link}
            size="lg"
            to={document ? `/checkout?trust=${document.id}` : '/checkout'}
            state={document ? { documentId: document.id } : undefined}
          >
            {say('Proceed to Checkout')}
          </Button>
        )}
        {document ? <DownloadButtons document={document} /> : null}
        {document ? (
          <>
            <Button component={Link} variant="default" size="lg" to={`/trust/${document.id}`}>
              {say('Continue Editing')}
            </Button>
            <Button component={Link} variant="default" size="lg" to={`/trust/${document.id}/review`}>
              {say('Read It in Plain Words')}
            </Button>
            <Button component={Link} variant="default" size="lg" to={`/trust/${document.id}/questions`}>
              {say('Questions for an Attorney')}
            </Button>
          </>
        ) : null}
        <Button component={Link} variant="default" size="lg" to="/dashboard">
          {say('Return to Dashboard')}
        </Button>
      </Stack>
    </Panel>
  );
};
