import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps } from 'react';
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
  const { dayField, requireDay, ...day } = useInkDay();
  const [typed, setTyped] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const state = usePaperSignature(documentId);
  const who = name ?? (typed.trim() || 'this person');

  return (
    <>
      <div className={classes.pair}>
        {name === null && <NameOfSigner typed={typed} onChange={setTyped} />}
        <TextInput
          ref={dayField}
          label={`Day on which ${who} signed`}
          type="date"
          error={day.error}
          value={day.signedOn}
          max={today()}
          onChange={(event) => day.setSignedOn(event.currentTarget.value)}
        />
        <Button variant="default" loading={state.isPending} onClick={() => requireDay(() => setIsAsking(true))}>
          Signed on paper
        </Button>
      </div>
      {state.isError && (
        <Notice tone="error">
          {announcementOf(state.error, 'This could not be saved. Please try again.').message}
        </Notice>
      )}
      <AskWhetherSigned
        who={who}
        signedOn={day.signedOn}
        isOpen={isAsking}
        isBusy={state.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          state.mutate(
            { signerId: lineId, signedOn: day.signedOn, ...(name === null ? { name: typed } : {}) },
            { onSettled: () => setIsAsking(false) },
          )
        }
      />
    </>
  );
};

/** The day that stands beside the ink; nothing is asked before it is known. */
const useInkDay = () => {
  const [signedOn, setSignedOn] = useState('');
  const [isMissed, setIsMissed] = useState(false);
  const dayField = useRef<HTMLInputElement>(null);
  const isMissing = !isPlainDate(signedOn);
  return {
    signedOn,
    setSignedOn,
    dayField,
    error: isMissed && isMissing ? 'Please choose the day that stands beside the ink.' : undefined,
    requireDay: (goOn: () => void) => {
      setIsMissed(isMissing);
      if (isMissing) return dayField.current?.focus();
      goOn();
    },
  };
};

const usePaperSignature = (documentId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paper: Parameters<typeof postPaperSignature>[1]) => postPaperSignature(documentId, paper),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signingKey(documentId) }),
  });
};

interface NameOfSignerProps {
  readonly typed: string;
  readonly onChange: (name: string) => void;
}

const NameOfSigner = ({ typed, onChange }: NameOfSignerProps) => (
  <TextInput
    label="Name of the person who signed"
    maxLength={120}
    autoComplete="off"
    value={typed}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** The reader's own calendar day, `YYYY-MM-DD`. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

interface AskProps extends Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'isBusy' | 'onCancel' | 'onConfirm'> {
  readonly who: string;
  readonly signedOn: string;
}

const AskWhetherSigned = ({ who, signedOn, ...dialog }: AskProps) => (
  <ConfirmDialog title="Signed on paper" confirmLabel="Yes, signed on paper" {...dialog}>
    {`Did ${who} sign on paper on ${isPlainDate(signedOn) ? longDate(signedOn) : ''}? It is kept in the record of the document as your statement and cannot be taken back.`}
  </ConfirmDialog>
);
