import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';
import { Button, List, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPlainDate, longDate } from '@evergrant/domain/kit/plain-date.ts';
import { announcementOf } from '#signing/announcement.ts';
import { postPaperSignature } from '#signing/api.ts';
import { signingKey } from '#signing/use-signing.ts';
import classes from '#signing/witness-panel.module.css';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';

interface PaperSignatureProps {
  readonly signing: SigningAnswer;
  readonly cosigner: Cosigner;
}

/** How a co-signer signs in ink, and the owner's statement afterwards that it was done. */
export const PaperSignature = ({ signing, cosigner }: PaperSignatureProps) => {
  const { name, capacity } = cosigner;
  const [signedOn, setSignedOn] = useState(today);
  const [isAsking, setIsAsking] = useState(false);
  const state = usePaperSignature(signing.trustId);
  const canState = signing.ownerSignedAt !== null;

  return (
    <div className={classes.form}>
      <List type="ordered">
        <List.Item>Download the PDF from your dashboard and print it.</List.Item>
        <List.Item>
          {name} signs and dates the line “{capacity}” in ink.
        </List.Item>
        <List.Item>Keep the signed sheet with the document. In the PDF from here the line stays blank.</List.Item>
        <List.Item>Come back and note the day below.</List.Item>
      </List>
      {canState ? (
        <div className={classes.pair}>
          <TextInput
            label={`Day on which ${name} signed`}
            type="date"
            value={signedOn}
            max={today()}
            onChange={(event) => setSignedOn(event.currentTarget.value)}
          />
          <Button variant="default" loading={state.isPending} onClick={() => setIsAsking(true)}>
            Signed on paper
          </Button>
        </div>
      ) : (
        <Text size="sm">You sign first. After that you can note here that {name} has signed on paper.</Text>
      )}
      {state.isError && (
        <Notice tone="error">
          {announcementOf(state.error, 'This could not be saved. Please try again.').message}
        </Notice>
      )}
      <ConfirmDialog
        title="Signed on paper"
        confirmLabel="Yes, signed on paper"
        isOpen={isAsking}
        isBusy={state.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          state.mutate({ signerId: cosigner.signerId, signedOn }, { onSettled: () => setIsAsking(false) })
        }
      >
        {`Did ${name} sign on paper on ${isPlainDate(signedOn) ? longDate(signedOn) : 'that day'}? It is kept in the record of the document as your statement and cannot be taken back.`}
      </ConfirmDialog>
    </div>
  );
};

const usePaperSignature = (trustId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paper: { signerId: string; signedOn: string }) => postPaperSignature(trustId, paper),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(trustId) }),
  });
};

/** The reader's own calendar day, `YYYY-MM-DD`. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
