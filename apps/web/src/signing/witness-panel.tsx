import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';
import { List, Modal, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSay } from '#platform/language/use-say.ts';
import { CosignerStep } from '#signing/cosigner-step.tsx';
import { isOwnerDoneInInk } from '#signing/done-in-ink.ts';
import { InkLines } from '#signing/ink-lines.tsx';
import { InkScans } from '#signing/ink-scans.tsx';
import { OwnerStep } from '#signing/owner-step.tsx';
import { SendAll } from '#signing/send-all.tsx';
import { useSigning } from '#signing/use-signing.ts';
import { whoSaidNo } from '#signing/who-said-no.ts';
import { WitnessList } from '#signing/witness-list.tsx';
import classes from '#signing/witness-panel.module.css';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';

interface WitnessPanelProps {
  readonly documentId: string;
  readonly documentName: string;
  /** What it was opened for. */
  readonly title: string;
  /** False where the document has no line for a witness. */
  readonly takesWitnesses: boolean;
  readonly opened: boolean;
  /** Opened by a button that says Sign: the pad is open at once. */
  readonly startsSigning?: boolean;
  readonly onClose: () => void;
  /** Called once, when the last signature arrives while the panel is in use. */
  readonly onCompleted: () => void;
}

/** Who signs a document and how far they are: the owner's own signature, then the witnesses. */
export const WitnessPanel = (props: WitnessPanelProps) => {
  const say = useSay();
  const {
    documentId,
    documentName,
    title,
    takesWitnesses,
    opened,
    startsSigning = false,
    onClose,
    onCompleted,
  } = props;
  const isPhone = useMediaQuery('(max-width: 48em)');
  const { signing, isLive } = useSigning({ documentId, isWatching: opened, onCompleted });

  return (
    <Modal.Root opened={opened} onClose={onClose} size="52rem" fullScreen={isPhone} centered={false}>
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header: its header element would count as a second banner beside the one of a confirmation. */}
        <div className={classes.bar}>
          <div>
            <Modal.Title>{say(title)}</Modal.Title>
            <Text c="dimmed">{documentName}</Text>
          </div>
          <Modal.CloseButton aria-label={say('Close')} />
        </div>
        <Modal.Body p={0}>
          <div className={classes.body}>
            {signing.isPending && (
              <LoadingState label={say(takesWitnesses ? 'Loading witnesses…' : 'Loading signatures…')} />
            )}
            {signing.isError && !signing.data && (
              <ErrorState title={say('Error')} onRetry={() => void signing.refetch()}>
                {say(
                  takesWitnesses
                    ? 'Failed to load witnesses. Please try again.'
                    : 'Failed to load signatures. Please try again.',
                )}
              </ErrorState>
            )}
            {signing.data && <SigningSteps signing={signing.data} startsSigning={startsSigning} />}
            <Text className={classes.live} role="status" size="sm" c="dimmed">
              {signing.data && !isLive ? say('Reconnecting to live updates…') : ''}
            </Text>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};

const isAnythingInInk = ({ method, signers, status }: SigningAnswer): boolean =>
  status !== 'draft' && (method === 'print-and-sign' || signers.some(({ paper }) => paper !== null));

const signedSentence = ({ method, signers, documentName }: SigningAnswer): string => {
  const document = nameInSentence(documentName);
  if (method === 'electronic') return `You and everybody who was asked have signed ${document}.`;
  return signers.every(({ hasSigned }) => hasSigned)
    ? `Every line of ${document} is signed in ink on paper, as you stated.`
    : `You and everybody who was asked have acknowledged ${document} online. It is executed when every line is signed in ink on paper.`;
};

// Advice on how to sign is for those who have not signed.
const isPaperAdvised = ({ isMethodCertain, status, signers }: SigningAnswer): boolean =>
  !isMethodCertain && status !== 'draft' && !signers.some(({ hasSigned }) => hasSigned);

const recordSentence =
  'The state whose law governs this document has no law that we know of that says it may be signed on a screen; it is named below. Print it and sign it in ink, before a notary if you can. What is signed here is kept as a record.';

/** What follows is never taken for the signing itself. */
const BesideTheInk = () => {
  const say = useSay();
  return (
    <section className={classes.section} aria-labelledby="beside-ink">
      <Title order={3} id="beside-ink">
        {say('Other things you can keep here')}
      </Title>
      <Text>
        {say(
          'None of them makes your document valid: only the ink on the sheets does. An email to a witness does not replace a witness who stands beside you. You can leave all of this out.',
        )}
      </Text>
    </section>
  );
};

const AllSigned = ({ signing }: Pick<SigningStepsProps, 'signing'>) => {
  const say = useSay();
  return (
    <Notice tone="success" title={say('All Signatures Collected')}>
      {say(signedSentence(signing))} {say('Copies go out by email.')}
      {signing.awaitsNotary && ` ${say('It is still to be acknowledged before a notary.')}`}
    </Notice>
  );
};

interface SigningStepsProps {
  readonly signing: SigningAnswer;
  readonly startsSigning: boolean;
}

const SigningSteps = ({ signing, startsSigning }: SigningStepsProps) => {
  const say = useSay();
  return (
    <div className={classes.steps}>
      {signing.status === 'signed' && <AllSigned signing={signing} />}
      {whoSaidNo(signing).map(({ title, message }) => (
        <Notice key={title} tone="error" title={say(title)}>
          {say(message)}
        </Notice>
      ))}
      {signing.method === 'print-and-sign' && signing.signers.length > 0 && <InkLines signing={signing} />}
      {isPaperAdvised(signing) && (
        <Notice tone="attention" title={say('We recommend paper')}>
          {say(recordSentence)}
        </Notice>
      )}
      {signing.method === 'print-and-sign' && signing.status === 'complete' && <BesideTheInk />}
      {!isOwnerDoneInInk(signing) && <OwnerStep signing={signing} startsSigning={startsSigning} />}
      {signing.cosigners.map((cosigner) => (
        <CosignerStep key={cosigner.signerId} signing={signing} cosigner={cosigner} />
      ))}
      {signing.takesWitnesses ? (
        !(isOwnerDoneInInk(signing) && signing.status === 'signed' && signing.witnesses.length === 0) && (
          <WitnessList signing={signing} />
        )
      ) : (
        <SendAll signing={signing} />
      )}
      {isAnythingInInk(signing) && <InkScans signing={signing} />}
      {signing.executionNotes.length > 0 && (
        <section className={classes.section} aria-labelledby="execution-notes">
          <Title order={3} id="execution-notes">
            {say('How this document takes effect')}
          </Title>
          <div className={classes.notes}>
            <List>
              {signing.executionNotes.map((note) => (
                <List.Item key={note}>{say(note)}</List.Item>
              ))}
            </List>
          </div>
        </section>
      )}
    </div>
  );
};
