import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import type { SigningAnswer, Witness } from '@evergrant/contract/signing.ts';
import { witnessLimit } from '@evergrant/domain/execution/witness-limit.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useSay } from '#platform/language/use-say.ts';
import { AddWitnessForm } from '#signing/add-witness-form.tsx';
import { isOwnerDoneInInk } from '#signing/done-in-ink.ts';
import { placesTaken, whoTakesPlace } from '#signing/places-taken.ts';
import { SendAll } from '#signing/send-all.tsx';
import { turnOfWitnesses } from '#signing/turn-of-witnesses.ts';
import { useInvitations } from '#signing/use-invitations.ts';
import classes from '#signing/witness-panel.module.css';
import { WhyNotInvite } from '#signing/why-not-invite.tsx';
import { WitnessInk } from '#signing/witness-ink.tsx';
import { WitnessRow } from '#signing/witness-row.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Notice } from '#ui/notice.tsx';

/** The witnesses of a document, their invitations, and the form that adds one. */
export const WitnessList = ({ signing }: { readonly signing: SigningAnswer }) => {
  const say = useSay();
  const { documentId, witnesses, canInvite } = signing;
  const { invite, remove } = useInvitations(documentId, turnOfWitnesses(signing));
  const [leaving, setLeaving] = useState<Witness>();
  const taking = whoTakesPlace(witnesses);

  return (
    <section className={classes.section} aria-labelledby="witness-list">
      <div className={classes.head}>
        <Title order={3} id="witness-list">
          {say('Witnesses')}
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {say(placesTaken(witnesses, isNobodyNeeded(signing)))}
        </Text>
      </div>
      {signing.whyNotInvite !== null && !isOwnerDoneInInk(signing) && <WhyNotInvite signing={signing} />}
      {witnesses.length === 0 && <Text c="dimmed">{say(noWitnessesYet(signing))}</Text>}
      {witnesses.length > 0 && (
        <WitnessTable>
          {witnesses.map((witness) => (
            <WitnessRow
              key={witness.id}
              witness={witness}
              inkOn={inkOf(witness, signing)}
              method={signing.method}
              turn={turnOfWitnesses(signing)}
              canInvite={canInvite}
              isSending={invite.isPending && invite.variables.id === witness.id}
              onInvite={() => invite.mutate(witness)}
              onRemove={() => setLeaving(witness)}
            />
          ))}
        </WitnessTable>
      )}
      <BesideTheList signing={signing} have={taking.length} />
      {taking.length < witnesses.length && <SomebodyDeclined canName={taking.length < witnessLimit} />}
      <SendAll signing={signing} />
      {taking.length < witnessLimit && signing.status !== 'signed' && (
        <AddWitnessForm documentId={documentId} witnesses={witnesses} />
      )}
      <RemoveDialog
        leaving={leaving}
        isBusy={remove.isPending}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => leaving && remove.mutate(leaving, { onSettled: () => setLeaving(undefined) })}
      />
    </section>
  );
};

// The names of a list and of its lines are written by the same hand.
const inkOf = ({ name }: Witness, { signers }: SigningAnswer): string | undefined =>
  signers.find((signer) => signer.role === 'witness' && signer.name !== null && isSamePerson(signer.name, name))?.paper
    ?.signedOn;

const isNobodyNeeded = ({ method, status, witnessesNeeded }: SigningAnswer): boolean =>
  method === 'print-and-sign' && status !== 'draft' && witnessesNeeded === 0;

const noWitnessesYet = ({ method, status, witnessesNeeded, cosigners }: SigningAnswer): string => {
  if (method === 'electronic' || status === 'draft')
    return `No witnesses yet. Add up to ${witnessLimit} adults who can confirm that ${inOneSentence(['you', ...makersAmong(cosigners)])} signed.`;
  return witnessesNeeded > 0
    ? `Your witnesses sign on the sheets, in the same room as ${inOneSentence(['you', ...makersAmong(cosigners)])}; you need not name them here before. If you like, add them, and they can read and acknowledge the document online as well.`
    : 'Your state asks for no witnesses. We recommend two all the same, because banks and other states look for them, and the sheets have lines for them. They sign there, and nothing has to be noted here. Only if a witness is to read the document online too, add them with an email address; they then have a line above.';
};

const makersAmong = (cosigners: SigningAnswer['cosigners']): readonly string[] =>
  cosigners.filter(({ role }) => role === 'maker').map(({ name }) => name);

interface RemoveDialogProps {
  readonly leaving: Witness | undefined;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const RemoveDialog = ({ leaving, isBusy, onCancel, onConfirm }: RemoveDialogProps) => {
  const say = useSay();
  return (
    <ConfirmDialog
      title={say('Remove Witness')}
      confirmLabel={say('Remove Witness')}
      isOpen={leaving !== undefined}
      isBusy={isBusy}
      isDangerous
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {say(
        leaving?.status === 'declined'
          ? `Remove ${leaving.name} from the list? The record keeps that they declined. If everybody else has signed, the document is complete without them.`
          : `Remove ${leaving?.name} as a witness? An invitation link already sent to them stops working.`,
      )}
    </ConfirmDialog>
  );
};

const WitnessTable = ({ children }: { readonly children: readonly React.ReactNode[] }) => {
  const say = useSay();
  return (
    <table className={classes.table} aria-labelledby="witness-list">
      <thead>
        <tr>
          {['Name', 'Email', 'Status', 'Invitation'].map((head) => (
            <th scope="col" key={head}>
              {say(head)}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{say('Remove')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
};

const BesideTheList = ({ signing, have }: { readonly signing: SigningAnswer; readonly have: number }) => (
  <>
    <WitnessInk signing={signing} />
    <AnotherNeeded signing={signing} have={have} />
    <Former witnesses={signing.formerWitnesses} />
  </>
);

const AnotherNeeded = ({ signing, have }: { readonly signing: SigningAnswer; readonly have: number }) => {
  const say = useSay();
  return signing.status === 'complete' &&
    signing.method === 'electronic' &&
    signing.witnessesNeeded > 1 &&
    have < signing.witnessesNeeded ? (
    <Notice tone="attention" title={say('Another witness is needed')}>
      {say(
        `Your state asks for ${signing.witnessesNeeded} witnesses. The document is not signed before all of them have signed.`,
      )}
    </Notice>
  ) : null;
};

const SomebodyDeclined = ({ canName }: { readonly canName: boolean }) => {
  const say = useSay();
  return (
    <Notice tone="attention" title={say('Somebody would rather not be your witness')}>
      {say(
        canName
          ? 'Name another person below, who takes their place, or remove them from the list. What is signed stays signed.'
          : 'Remove them from the list. What is signed stays signed.',
      )}
    </Notice>
  );
};

const Former = ({ witnesses }: { readonly witnesses: readonly Witness[] }) => {
  const say = useSay();
  return (
    <>
      {witnesses.map(({ id, name, declinedAt, declineReason }) => (
        <Text key={id} size="sm" c="dimmed">
          {say(`${name} declined${declinedAt === null ? '' : ` on ${formatDate(declinedAt)}`} and is no longer asked.`)}
          {declineReason === null ? '' : ` “${declineReason}”`}
        </Text>
      ))}
    </>
  );
};
