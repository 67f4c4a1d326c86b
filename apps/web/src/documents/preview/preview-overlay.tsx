import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#platform/api-problem.ts';
import { assembledDocumentQuery } from '#documents/preview/api.ts';
import classes from '#documents/preview/preview.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { DocumentFrame } from '#ui/document-frame.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';

interface Props {
  readonly documentId: string;
  readonly name: string;
  readonly isPaid: boolean;
  readonly isOpen: boolean;
  readonly legalLine: ReactNode;
  readonly onClose: () => void;
}

/** The assembled document over the chat, with the ways on. */
export const PreviewOverlay = ({ documentId, name, isPaid, isOpen, legalLine, onClose }: Props) => {
  const say = useSay();
  const isPhone = useMediaQuery('(max-width: 48em)');
  const preview = useQuery({ ...assembledDocumentQuery(documentId), enabled: isOpen });

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={say('Document Preview Ready')}
      size="64rem"
      fullScreen={isPhone ?? false}
      closeButtonProps={{ 'aria-label': say('Close preview') }}
    >
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Text fw={700}>{name}</Text>
          {preview.data ? <Text>{say(`${preview.data.progress}% complete`)}</Text> : null}
        </Group>
        {preview.isPending ? <LoadingState label={say('Assembling your document…')} /> : null}
        {preview.isError ? (
          <ErrorState title={say('The preview could not be loaded')} onRetry={() => void preview.refetch()}>
            {say(messageOf(preview.error, 'Your answers are safe. Please try again in a moment.'))}
          </ErrorState>
        ) : null}
        {preview.data ? (
          <div className={classes.overlayFrame}>
            <DocumentFrame className={classes.frame} title={say(`Preview of ${name}`)} html={preview.data.html} />
          </div>
        ) : null}
        {legalLine}
        <Group justify="flex-end" gap="sm" grow={isPhone ?? false} preventGrowOverflow={false}>
          <Button variant="default" size={isPhone ? 'sm' : 'lg'} onClick={onClose} data-autofocus>
            {say('Continue Editing')}
          </Button>
          {isPaid ? null : (
            <Button
              component={Link}
              size={isPhone ? 'sm' : 'lg'}
              to={`/checkout?trust=${documentId}`}
              state={{ documentId }}
            >
              {say('Proceed to Checkout')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
};
