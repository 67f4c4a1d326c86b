import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isPlainDate, longDate } from '@evergrant/domain/kit/plain-date.ts';
import { announcementOf } from '#signing/announcement.ts';
import { postPaperSignature } from '#signing/api.ts';
import { signingKey } from '#signing/use-signing.ts';
import classes from '#signing/witness-panel.module.css';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';

interface PaperStatementProps {
  readonly documentId: string;
  readonly lineId: string;
  /** Null where nobody is named for the line: then the name is asked too. */
  readonly name: string | null;
}

/** The owner's statement that somebody has signed in ink, with the day beside it. */
export const PaperStatement = ({ documentId, lineId, name }: PaperStatementProps) => {
  const [signedOn, setSignedOn] = useState('');
  const [isDayMissed, setIsDayMissed] = useState(false);
  const dayField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const state = usePaperSignature(documentId);
  const ask = () => {
    const isMissing = !isPlainDate(signedOn);
    setIsDayMissed(isMissing);
    if (isMissing) return dayField.current?.focus();
    setIsAsking(true);
  };
  const who = name ?? (typed.trim() || 'this person');

  return (
    <>
      <div className={classes.pair}>
        {name === null && (
          <TextInput
            label="Name of the person who signed"
            maxLength={120}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <TextInput
          ref={dayField}
          label={`Day on which ${who} signed`}
          type="date"
          error={
            isDayMissed && !isPlainDate(signedOn) ? 'Please choose the day that stands beside the ink.' : undefined
          }
          value={signedOn}
          max={today()}
          onChange={(event) => setSignedOn(event.currentTarget.value)}
        />
        <Button variant="default" loading={state.isPending} onClick={ask}>
          Signed on paper
        </Button>
      </div>
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
          state.mutate(
            { signerId: lineId, signedOn, ...(name === null ? { name: typed } : {}) },
            { onSettled: () => setIsAsking(false) },
          )
        }
      >
        {`Did ${who} sign on paper on ${isPlainDate(signedOn) ? longDate(signedOn) : ''}? It is kept in the record of the document as your statement and cannot be taken back.`}
      </ConfirmDialog>
    </>
  );
};

const usePaperSignature = (documentId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paper: Parameters<typeof postPaperSignature>[1]) => postPaperSignature(documentId, paper),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(documentId) }),
  });
};

/** The reader's own calendar day, `YYYY-MM-DD`. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
