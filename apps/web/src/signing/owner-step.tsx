import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';
import { Badge, Button, Radio, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '#platform/language/use-say.ts';
import { announcementOf } from '#signing/announcement.ts';
import { postOwnerSignature } from '#signing/api.ts';
import { howOwnerSigned, nextAfterOwner, othersSign, ownerBadge } from '#signing/owner-words.ts';
import { PaperSignature } from '#signing/paper-signature.tsx';
import { SignatureForm } from '#signing/signature-form.tsx';
import { useAttention } from '#signing/use-attention.ts';
import { signingKey } from '#signing/use-signing.ts';
import { isPaperFirst } from '#signing/usual-way.ts';
import classes from '#signing/witness-panel.module.css';
import { TextLink } from '#ui/text-link.tsx';
import { notifyError, notifySuccess } from '#ui/notify.ts';

interface OwnerStepProps {
  readonly signing: SigningAnswer;
  /** The owner has already pressed Sign: the pad is open. */
  readonly startsSigning: boolean;
}

/** The owner signs before the witnesses: where that stands, and the pad to do it. */
export const OwnerStep = ({ signing, startsSigning }: OwnerStepProps) => {
  const say = useSay();

  // Where ink signs, whoever comes to sign reads about the sheets first, and no pad is in the way.
  const [isOpen, setIsOpen] = useState(startsSigning && !isAcknowledgment(signing));
  const sign = useOwnerSignature(signing.documentId);
  const [way, setWay] = useState<SigningWay>(isPaperFirst(signing) ? 'paper' : 'screen');
  const owner = lineOfOwner(signing);
  const heading = useAttention(signing.ownerSignedAt !== null);
  const takesPad = signing.canOwnerSign && (way === 'screen' || isAcknowledgment(signing));

  return (
    <section className={classes.section} aria-labelledby="owner-step">
      <div className={classes.head}>
        <Title order={3} id="owner-step" ref={heading} tabIndex={-1}>
          {say(isAcknowledgment(signing) ? 'Confirm online that you have read it (optional)' : 'Your signature')}
        </Title>
        <Badge color={signing.ownerSignedAt === null ? 'brass' : 'green'}>{say(ownerBadge(signing))}</Badge>
      </div>
      <OwnerWords signing={signing} />
      {signing.canOwnerSign && !isAcknowledgment(signing) && (
        <WayOfSigning way={way} isPaperBetter={!signing.isMethodCertain} onChoose={setWay} />
      )}
      {signing.canOwnerSign && !takesPad && owner && <PaperSignature signing={signing} signer={owner} />}
      {takesPad && !isOpen && (
        <Button
          className={classes.start}
          variant={isAcknowledgment(signing) ? 'default' : 'filled'}
          onClick={() => setIsOpen(true)}
        >
          {say(isAcknowledgment(signing) ? 'Confirm that I have read it' : 'Sign the document')}
        </Button>
      )}
      {takesPad && isOpen && (
        <SignatureForm
          consent={signing.consent}
          who={whoSigns(signing)}
          isSending={sign.isPending}
          failure={sign.isError ? announcementOf(sign.error, saveFailed).message : undefined}
          onSubmit={(signature) => sign.mutate(signature)}
        />
      )}
    </section>
  );
};

const lineOfOwner = ({ signers }: SigningAnswer) => signers.find(({ role }) => role === 'owner');

type SigningWay = 'screen' | 'paper';

interface WayProps {
  readonly way: SigningWay;
  readonly isPaperBetter: boolean;
  readonly onChoose: (way: SigningWay) => void;
}

const WayOfSigning = ({ way, isPaperBetter, onChoose }: WayProps) => {
  const say = useSay();
  return (
    <Radio.Group
      label={say('How do you sign?')}
      value={way}
      onChange={(to) => onChoose(to === 'paper' ? to : 'screen')}
      mb="md"
    >
      <Stack gap="xs" mt="xs">
        <Radio value="screen" label={say('On this screen')} />
        <Radio value="paper" label={say(isPaperBetter ? 'On paper, in ink (what we recommend)' : 'On paper, in ink')} />
      </Stack>
    </Radio.Group>
  );
};

// What a draft will need is not known before it says which law governs it.
const isAcknowledgment = ({ method, status }: SigningAnswer): boolean =>
  method === 'print-and-sign' && status !== 'draft';

const whoSigns = ({ ownerName, accountName, cosigners }: SigningAnswer) =>
  accountName === null
    ? undefined
    : {
        question: `The document is made by ${makersIn({ ownerName, cosigners })}, and this account is in the name of ${accountName}. Only ${ownerName} may sign here. If that is not you, please stop and let ${ownerName} sign.`,
        statement: `I am ${ownerName}, ${cosigners.some(isMaker) ? 'one of those who make' : 'the person who makes'} this document.`,
      };

const isMaker = ({ role }: Cosigner): boolean => role === 'maker';

const makersIn = ({ ownerName, cosigners }: Pick<SigningAnswer, 'ownerName' | 'cosigners'>): string =>
  inOneSentence([ownerName, ...cosigners.filter(isMaker).map(({ name }) => name)]);

const OwnerWords = ({ signing }: { readonly signing: SigningAnswer }) => {
  const say = useSay();
  const next = nextAfterOwner(signing);

  if (isAcknowledgment(signing)) {
    return (
      <Text>
        {say(
          `${
            signing.ownerSignedAt === null
              ? `If you like, read the document once more and confirm it here${lineOfOwner(signing)?.paper ? '' : ' before you print it'}.`
              : `You have confirmed as ${signing.ownerName} that you have read the document.`
          } This is a note for your record only. It does not make the document valid${
            signing.signers.some(({ role }) => role === 'notary')
              ? ', and it is not the acknowledgment before a notary: what counts is the ink, and what the notary certifies on the sheets'
              : ': what counts is the ink'
          }, see “Sign it in ink” above.`,
        )}
      </Text>
    );
  }
  if (signing.ownerSignedAt !== null) {
    return (
      <Stack gap="xs">
        <Text c="dimmed">
          {say(howOwnerSigned(signing))}
          {signing.status === 'signed' ? '' : ` ${say(othersSign(signing))}`}
        </Text>
        {next === undefined ? null : <Text fw={600}>{say(next)}</Text>}
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      {signing.canOwnerSign && (
        <Text>
          {say(othersSign(signing))} {say('Please read the document once more before you do.')}{' '}
          <TextLink to={`/trust-preview/${signing.documentId}`}>{say('Read the document')}</TextLink>
        </Text>
      )}
      {signing.whyNotOwnerSign !== null && <Text>{say(signing.whyNotOwnerSign)}</Text>}
      {signing.status === 'draft' && (
        <TextLink to={`/checkout?trust=${signing.documentId}`}>{say('Go to checkout')}</TextLink>
      )}
    </Stack>
  );
};

const saveFailed = 'Failed to save your signature. Please try again.';

const useOwnerSignature = (documentId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (signature: Parameters<typeof postOwnerSignature>[1]) => postOwnerSignature(documentId, signature),
    onSuccess: () => notifySuccess('Thank You!', 'Your signature has been recorded successfully.'),
    onError: (error) => notifyError('Error', announcementOf(error, saveFailed).message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(documentId) }),
  });
};
