import type { SigningAnswer, Witness } from '@evergrant/contract/signing.ts';
import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { AddWitnessForm } from '#signing/add-witness-form.tsx';
import { everybodyAsked, inviteAllLabel, whoIsAwaited } from '#signing/invite-all.ts';
import { witnessLimit } from '#signing/new-witness-refusal.ts';
import { placesTaken, whoTakesPlace } from '#signing/places-taken.ts';
import { useInvitations } from '#signing/use-invitations.ts';
import classes from '#signing/witness-panel.module.css';
import { WitnessRow } from '#signing/witness-row.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The witnesses of a document, their invitations, and the form that adds one. */
export const WitnessList = ({ signing }: { readonly signing: SigningAnswer }) => {
  const { documentId, witnesses, canInvite } = signing;
  const { invite, inviteAll, sendAll, remove } = useInvitations(documentId);
  const [leaving, setLeaving] = useState<Witness>();
  const everybody = everybodyAsked(signing);
  const taking = whoTakesPlace(witnesses);
  const areAllAsked = whoIsAwaited(everybody).every(({ inviteKeptAt }) => inviteKeptAt !== null);

  return (
    <section className={classes.section} aria-labelledby="witness-list">
      <div className={classes.head}>
        <Title order={3} id="witness-list">
          Witnesses
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {placesTaken(witnesses)}
        </Text>
      </div>
      {signing.whyNotInvite !== null && <WhyNotInvite signing={signing} />}
      {witnesses.length === 0 && (
        <Text c="dimmed">No witnesses yet. Add up to {witnessLimit} adults who can confirm that you signed.</Text>
      )}
      {witnesses.length > 0 && (
        <WitnessTable>
          {witnesses.map((witness) => (
            <WitnessRow
              key={witness.id}
              witness={witness}
              method={signing.method}
              canInvite={canInvite}
              isSending={invite.isPending && invite.variables.id === witness.id}
              onInvite={() => invite.mutate(witness)}
              onRemove={() => setLeaving(witness)}
            />
          ))}
        </WitnessTable>
      )}
      <AnotherNeeded signing={signing} have={taking.length} />
      <Former witnesses={signing.formerWitnesses} />
      {taking.length < witnesses.length && <SomebodyDeclined canName={taking.length < witnessLimit} />}
      {whoIsAwaited(everybody).length > 0 && (
        <Button
          className={classes.start}
          variant={signing.canOwnerSign ? 'default' : 'filled'}
          disabled={!canInvite || areAllAsked}
          loading={inviteAll.isPending}
          onClick={() => sendAll(everybody)}
        >
          {inviteAllLabel(everybody)}
        </Button>
      )}
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

interface RemoveDialogProps {
  readonly leaving: Witness | undefined;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const RemoveDialog = ({ leaving, isBusy, onCancel, onConfirm }: RemoveDialogProps) => (
  <ConfirmDialog
    title="Remove Witness"
    confirmLabel="Remove Witness"
    isOpen={leaving !== undefined}
    isBusy={isBusy}
    isDangerous
    onCancel={onCancel}
    onConfirm={onConfirm}
  >
    {leaving?.status === 'declined'
      ? `Remove ${leaving.name} from the list? The record keeps that they declined. If everybody else has signed, the document is complete without them.`
      : `Remove ${leaving?.name} as a witness? An invitation link already sent to them stops working.`}
  </ConfirmDialog>
);

const WitnessTable = ({ children }: { readonly children: readonly React.ReactNode[] }) => (
  <table className={classes.table} aria-labelledby="witness-list">
    <thead>
      <tr>
        {['Name', 'Email', 'Status', 'Invitation'].map((head) => (
          <th scope="col" key={head}>
            {head}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>Remove</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const AnotherNeeded = ({ signing, have }: { readonly signing: SigningAnswer; readonly have: number }) =>
  signing.status === 'complete' && signing.witnessesNeeded > 1 && have < signing.witnessesNeeded ? (
    <Notice tone="attention" title="Another witness is needed">
      Your state asks for {signing.witnessesNeeded} witnesses. The document is not signed before all of them have signed
      {signing.method === 'electronic' ? '' : ' it in ink'}.
    </Notice>
  ) : null;

const SomebodyDeclined = ({ canName }: { readonly canName: boolean }) => (
  <Notice tone="attention" title="Somebody would rather not be your witness">
    {canName
      ? 'Name another person below, who takes their place, or remove them from the list. What is signed stays signed.'
      : 'Remove them from the list. What is signed stays signed.'}
  </Notice>
);

const Former = ({ witnesses }: { readonly witnesses: readonly Witness[] }) => (
  <>
    {witnesses.map(({ id, name, declinedAt, declineReason }) => (
      <Text key={id} size="sm" c="dimmed">
        {name} declined{declinedAt === null ? '' : ` on ${formatDate(declinedAt)}`} and is no longer asked.
        {declineReason === null ? '' : ` “${declineReason}”`}
      </Text>
    ))}
  </>
);

const WhyNotInvite = ({ signing }: { readonly signing: SigningAnswer }) => {
  if (signing.status !== 'draft') {
    return (
      <Notice tone="info" title="You sign first">
        You can name your witnesses and press Send Invite now. {signing.whyNotInvite}
      </Notice>
    );
  }
  return (
    <Notice tone="attention" title="Invitations can't be sent yet">
      {signing.whyNotInvite} <TextLink to={`/checkout?trust=${signing.documentId}`}>Go to checkout</TextLink>
    </Notice>
  );
};
