import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { List, Modal, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { OwnerStep } from '#signing/owner-step.tsx';
import { useSigning } from '#signing/use-signing.ts';
import { WitnessList } from '#signing/witness-list.tsx';
import classes from '#signing/witness-panel.module.css';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';

interface WitnessPanelProps {
  readonly trustId: string;
  readonly trustName: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called once, when the last signature arrives while the panel is in use. */
  readonly onCompleted: () => void;
}

/** Who signs a document and how far they are: the owner's own signature, then the witnesses. */
export const WitnessPanel = ({ trustId, trustName, opened, onClose, onCompleted }: WitnessPanelProps) => {
  const isPhone = useMediaQuery('(max-width: 48em)');
  const { signing, isLive } = useSigning({ trustId, isWatching: opened, onCompleted });

  return (
    <Modal.Root opened={opened} onClose={onClose} size="52rem" fullScreen={isPhone} centered={false}>
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header: its header element would count as a second banner beside the one of a confirmation. */}
        <div className={classes.bar}>
          <div>
            <Modal.Title>Manage Witnesses</Modal.Title>
            <Text c="dimmed">{trustName}</Text>
          </div>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className={classes.body}>
          {signing.isPending && <LoadingState label="Loading witnesses…" />}
          {signing.isError && !signing.data && (
            <ErrorState title="Error" onRetry={() => void signing.refetch()}>
              Failed to load witnesses. Please try again.
            </ErrorState>
          )}
          {signing.data && <SigningSteps signing={signing.data} />}
          <Text className={classes.live} role="status" size="sm" c="dimmed">
            {signing.data && !isLive ? 'Reconnecting to live updates…' : ''}
          </Text>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};

const SigningSteps = ({ signing }: { readonly signing: SigningAnswer }) => (
  <div className={classes.steps}>
    {signing.status === 'signed' && (
      <Notice tone="success" title="All Signatures Collected">
        You and every witness have signed {signing.trustName}.
      </Notice>
    )}
    <OwnerStep signing={signing} />
    <WitnessList signing={signing} />
    {signing.executionNotes.length > 0 && (
      <section className={classes.section} aria-labelledby="execution-notes">
        <Title order={3} id="execution-notes">
          How this document takes effect
        </Title>
        <List className={classes.notes}>
          {signing.executionNotes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      </section>
    )}
  </div>
);
