import type { SigningAnswer, Witness } from '@evergrant/contract/signing.ts';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { AddWitnessForm } from '#signing/add-witness-form.tsx';
import { inviteAllLabel } from '#signing/invite-all.ts';
import { witnessLimit } from '#signing/new-witness-refusal.ts';
import { useInvitations } from '#signing/use-invitations.ts';
import classes from '#signing/witness-panel.module.css';
import { WitnessRow } from '#signing/witness-row.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The witnesses of a document, their invitations, and the form that adds one. */
export const WitnessList = ({ signing }: { readonly signing: SigningAnswer }) => {
  const { trustId, witnesses, canInvite } = signing;
  const { invite, inviteAll, sendAll, remove } = useInvitations(trustId);
  const [leaving, setLeaving] = useState<Witness>();
  const haveAllSigned = witnesses.every(({ status }) => status === 'signed');

  return (
    <section className={classes.section} aria-labelledby="witness-list">
      <div className={classes.head}>
        <Title order={3} id="witness-list">
          Witnesses
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {witnesses.length} of {witnessLimit} added
        </Text>
      </div>
      {!canInvite && !haveAllSigned && <WhyNotInvite signing={signing} />}
      {witnesses.length === 0 && (
        <Text c="dimmed">No witnesses yet. Add up to {witnessLimit} adults who can confirm that you signed.</Text>
      )}
      {witnesses.length > 0 && (
        <ul className={classes.list}>
          {witnesses.map((witness) => (
            <WitnessRow
              key={witness.id}
              witness={witness}
              canInvite={canInvite}
              isSending={invite.isPending && invite.variables.id === witness.id}
              onInvite={() => invite.mutate(witness)}
              onRemove={() => setLeaving(witness)}
            />
          ))}
        </ul>
      )}
      {witnesses.length > 0 && (
        <Button
          className={classes.start}
          variant={signing.canOwnerSign ? 'default' : 'filled'}
          disabled={!canInvite || haveAllSigned}
          loading={inviteAll.isPending}
          onClick={() => sendAll(witnesses)}
        >
          {inviteAllLabel(witnesses)}
        </Button>
      )}
      {witnesses.length < witnessLimit && signing.status !== 'signed' && (
        <AddWitnessForm trustId={trustId} witnesses={witnesses} />
      )}
      <ConfirmDialog
        title="Remove Witness"
        confirmLabel="Remove Witness"
        isOpen={leaving !== undefined}
        isBusy={remove.isPending}
        isDangerous
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => leaving && remove.mutate(leaving, { onSettled: () => setLeaving(undefined) })}
      >
        Remove {leaving?.name} as a witness? An invitation link already sent to them stops working.
      </ConfirmDialog>
    </section>
  );
};

const WhyNotInvite = ({ signing }: { readonly signing: SigningAnswer }) => (
  <Notice tone="attention" title="Invitations can't be sent yet">
    {signing.whyNotInvite ?? 'Invitations can be sent once the document is complete.'}
    {signing.status === 'draft' && (
      <>
        {' '}
        <TextLink to={`/checkout?trust=${signing.trustId}`}>Go to checkout</TextLink>
      </>
    )}
  </Notice>
);
