import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { Badge, Button, List, Stack, Text, Title } from '@mantine/core';
import { urlOf } from '#platform/call.ts';
import { useSay } from '#platform/language/use-say.ts';
import { PaperStatement } from '#signing/paper-statement.tsx';
import { notSignedYet, printedTogether, signerSteps } from '#signing/signer-words.ts';
import classes from '#signing/witness-panel.module.css';

/** Every line that must be signed in ink, how far it is, and the owner's statement that it was signed. */
export const InkLines = ({ signing }: { readonly signing: SigningAnswer }) => {
  const say = useSay();
  const { documentId, signers, status } = signing;
  const owner = signers.find(({ role }) => role === 'owner');
  const printed = printedTogether(signers);
  const isDone = signers.every(({ hasSigned }) => hasSigned);

  return (
    <section className={classes.section} aria-labelledby="ink-lines">
      <Title order={3} id="ink-lines">
        {say(isDone ? 'Signed in ink' : 'Sign it in ink')}
      </Title>
      {isDone ? <KeepSheets /> : <HowTo status={status} />}
      {status !== 'draft' && (
        <Button
          className={classes.start}
          variant={isDone ? 'default' : 'filled'}
          component="a"
          href={urlOf('/documents/{id}/document-to-sign.pdf', { id: documentId })}
          download
        >
          {say('Download a copy to sign on paper')}
        </Button>
      )}
      {printed && (
        <Text size="sm" c="dimmed">
          {printed}.
        </Text>
      )}
      <Stack gap="lg" component="ul" className={classes.lines}>
        {signers.map((signer) => (
          <InkLine
            key={signer.lineId}
            documentId={documentId}
            signers={signers}
            signer={signer}
            saidAbove={printed}
            isOpen={status === 'complete'}
            canState={status === 'complete' && (signer.role === 'owner' || Boolean(owner?.paper))}
          />
        ))}
      </Stack>
      {!isDone && !signers.some(({ role }) => role === 'notary') && <NoLineForNotary />}
    </section>
  );
};

const KeepSheets = () => {
  const say = useSay();
  return (
    <Text>
      {say(
        'Every line is signed. Keep the original sheets in a safe place, and tell those who act for you where they are: the sheets are the document.',
      )}
    </Text>
  );
};

const NoLineForNotary = () => {
  const say = useSay();
  return (
    <Text size="sm" c="dimmed">
      {say(
        'There is no line for a notary here, because the law does not wait for one. If the last pages of your copy ask for one, the notary fills in the certificate in the document itself.',
      )}
    </Text>
  );
};

/** Only where something is still to be signed. */
const HowTo = ({ status }: Pick<SigningAnswer, 'status'>) => {
  const say = useSay();
  return (
    <List type="ordered">
      <List.Item>
        {say('Take a copy to sign and print it. Its last pages say how your state wants it signed.')}
      </List.Item>
      <List.Item>
        {say(
          'Everybody signs and dates their own line in ink, you first. Where those pages name a notary, have the notary there before anybody signs.',
        )}
      </List.Item>
      <List.Item>
        {say('Keep the signed sheets: they are the document.')}
        {status === 'complete' && ` ${say('Then note the day of each line here.')}`}
      </List.Item>
    </List>
  );
};

const LineBadge = ({ signer: { hasSigned, hasDeclined } }: Pick<InkLineProps, 'signer'>) => {
  const say = useSay();
  if (hasSigned) return <Badge color="green">{say('Signed on paper')}</Badge>;
  return <Badge color={hasDeclined ? 'red' : 'brass'}>{hasDeclined ? say('Declined') : say(notSignedYet)}</Badge>;
};

interface InkLineProps {
  readonly documentId: string;
  readonly signer: RequiredSigner;
  readonly signers: readonly RequiredSigner[];
  /** What holds for every line and is said once for all. */
  readonly saidAbove: string | undefined;
  /** Its maker signs before everybody else. */
  readonly canState: boolean;
  /** Its signatures are being collected. */
  readonly isOpen: boolean;
}

const InkLine = ({ documentId, signer, signers, saidAbove, canState, isOpen }: InkLineProps) => {
  const say = useSay();
  return (
    <li>
      <div className={classes.head}>
        <Text fw={600}>{signer.name === null ? say(signer.capacity) : `${signer.name}, ${say(signer.capacity)}`}</Text>
        <LineBadge signer={signer} />
      </div>
      {signerSteps(signer)
        .filter((step) => step !== notSignedYet && step !== saidAbove)
        .map((step) => (
          <Text key={step} size="sm" c="dimmed">
            {say(step)}.
          </Text>
        ))}
      {!signer.hasSigned && !canState && signer.role !== 'owner' && isOpen && (
        <Text size="sm" c="dimmed">
          {say('After you have signed, the day is noted here.')}
        </Text>
      )}
      {!signer.hasSigned && canState && <PaperStatement documentId={documentId} signer={signer} signers={signers} />}
    </li>
  );
};
