import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps } from 'react';
import { whyNoWitness } from '@evergrant/domain/execution/say-why-not-add-witness.ts';
import { isPlainDate, longDate } from '@evergrant/domain/kit/plain-date.ts';
import { codeOf } from '#platform/api-problem.ts';
import { announcementOf } from '#signing/announcement.ts';
import { postPaperSignature } from '#signing/api.ts';
import { NamesakeQuestion } from '#signing/namesake-question.tsx';
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
  const rename = (anew: string) => {
    setTyped(anew);
    // What was said was said of the name as it stood.
    state.reset();
  };
  const send = (isAnotherPerson: boolean) => {
    const newcomer = name === null ? { name: typed, ...(isAnotherPerson && { isAnotherPerson }) } : {};
    state.mutate({ signerId: lineId, signedOn: day.signedOn, ...newcomer }, { onSettled: () => setIsAsking(false) });
  };
  const who = name ?? (typed.trim() || 'this person');

  return (
    <>
      <div className={classes.pair}>
        {name === null && <NameOfSigner typed={typed} onChange={rename} />}
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
      <WhyNotStated error={state.error} isBusy={state.isPending} onAnother={() => send(true)} />
      <AskWhetherSigned
        who={who}
        signedOn={day.signedOn}
        isOpen={isAsking}
        isBusy={state.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => send(false)}
      />
    </>
  );
};

const failed = 'This could not be saved. Please try again.';

interface WhyNotProps {
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onAnother: () => void;
}

/** Why it was not noted, or who has to be told apart before it is. */
const WhyNotStated = ({ error, isBusy, onAnother }: WhyNotProps) => {
  const [sameIn, setSameIn] = useState<Error>();
  if (error === null) return null;
  const said = announcementOf(error, failed);
  if (sameIn === error) return <Notice tone="error">{whyNoWitness['named-in-document'].message}</Notice>;
  if (codeOf(error) !== 'may-be-named') return <Notice tone="error">{said.message}</Notice>;
  return <NamesakeQuestion question={said} isBusy={isBusy} onSame={() => setSameIn(error)} onAnother={onAnother} />;
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
