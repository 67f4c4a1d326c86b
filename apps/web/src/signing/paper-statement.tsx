import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { isPlainDate, longDate } from '@evergrant/domain/kit/plain-date.ts';
import { codeOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { announcementOf, type Announcement } from '#signing/announcement.ts';
import { postPaperSignature } from '#signing/api.ts';
import { findInkMistakes, refusedFor, type InkMistakes } from '#signing/ink-mistakes.ts';
import { nobodyYet, notedAct } from '#signing/noted-act.ts';
import { CopyToSign } from '#signing/copy-to-sign.tsx';
import { NamesakeQuestion } from '#signing/namesake-question.tsx';
import { ownTimeZone } from '#signing/own-time-zone.ts';
import { signingKey } from '#signing/use-signing.ts';
import classes from '#signing/witness-panel.module.css';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface PaperStatementProps {
  readonly documentId: string;
  /** Whose line it is; where nobody is named for it the name is asked too. */
  readonly signer: RequiredSigner;
  /** Everybody who signs the document. */
  readonly signers: readonly RequiredSigner[];
}

/** The owner's statement that somebody has signed in ink, with the day beside it. What is typed stays until it is kept. */
export const PaperStatement = ({ documentId, signer, signers }: PaperStatementProps) => {
  const say = useSay();
  const { typed, set, mistakes, dayField, nameField, ask, isAsking, cancel, send, isBusy, namesake, tellSame } =
    useStatement(documentId, { signer, signers });
  const why = useId();
  const who = signer.name ?? (typed.name.trim() || nobodyYet);

  return (
    <>
      <div className={classes.pair}>
        {signer.name === null && (
          <TextInput
            ref={nameField}
            label={say('Name of the person who signed')}
            maxLength={120}
            autoComplete="off"
            error={mistakes.name && say(mistakes.name)}
            value={typed.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        )}
        <TextInput
          ref={dayField}
          label={say(`Day on which ${who} signed`)}
          type="date"
          error={mistakes.day && say(mistakes.day)}
          value={typed.signedOn}
          max={today()}
          onChange={(event) => set({ signedOn: event.currentTarget.value })}
        />
        <AskButton who={who} isBusy={isBusy} reasonId={signer.whyNotPaper === null ? undefined : why} onAsk={ask} />
      </div>
      <WhyNot documentId={documentId} signer={signer} id={why} />
      {namesake && (
        <NamesakeQuestion question={namesake} isBusy={isBusy} onSame={tellSame} onAnother={() => send(true)} />
      )}
      <AskWhetherSigned
        who={who}
        signedOn={typed.signedOn}
        isOpen={isAsking}
        isBusy={isBusy}
        onCancel={cancel}
        onConfirm={() => send(false)}
      />
    </>
  );
};

interface AskButtonProps {
  readonly who: string;
  readonly isBusy: boolean;
  /** Where it is said why nothing can be stated now, if it is. */
  readonly reasonId: string | undefined;
  readonly onAsk: () => void;
}

const AskButton = ({ who, isBusy, reasonId, onAsk }: AskButtonProps) => {
  const say = useSay();
  return (
    <Button
      variant="default"
      loading={isBusy}
      disabled={reasonId !== undefined}
      aria-describedby={reasonId}
      onClick={onAsk}
    >
      {say(notedAct(who))}
    </Button>
  );
};

type WhyNotProps = Pick<PaperStatementProps, 'documentId' | 'signer'> & { readonly id: string };

/** Said before anything is asked: nobody answers a question of which nothing can come. */
const WhyNot = ({ documentId, signer: { whyNotPaper, printedAt }, id }: WhyNotProps) => {
  const say = useSay();
  return whyNotPaper === null ? null : (
    <Text size="sm" id={id}>
      {say(whyNotPaper)} {printedAt === null && <CopyToSign documentId={documentId} />}
    </Text>
  );
};

interface Refused {
  readonly mistakes: InkMistakes;
  /** How the line stood when it was said. */
  readonly standing: string;
}

/** What is typed, what is wrong with it, and the questions about it: asked only where nothing is seen to be wrong. */
const useStatement = (documentId: string, { signer, signers }: Pick<PaperStatementProps, 'signer' | 'signers'>) => {
  const [typed, setTyped] = useState({ name: '', signedOn: '' });
  const [refused, setRefused] = useState<Refused>();
  const [namesake, setNamesake] = useState<Announcement>();
  const [isAsking, setIsAsking] = useState(false);
  const dayField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const state = usePaperSignature(documentId);
  // What was refused of a line that stands otherwise since is not said of it any more.
  const standing = `${signer.whyNotPaper} ${signer.printedAt}`;
  const setMistakes = (mistakes: InkMistakes) => setRefused({ mistakes, standing });
  const mistakes = refused?.standing === standing ? refused.mistakes : {};

  const ask = () => {
    const name = signer.name === null ? typed.name : undefined;
    const timeZone = ownTimeZone() ?? 'UTC';
    const found = findInkMistakes({ signer, signers, name, signedOn: typed.signedOn, today: today(), timeZone });
    setMistakes(found);
    if (found.name === undefined && found.day === undefined) return setIsAsking(true);
    (found.name === undefined ? dayField : nameField).current?.focus();
  };
  const refuse = (error: Error) => {
    const said = announcementOf(error, 'This could not be saved. Please try again.');
    if (codeOf(error) === 'may-be-named') setNamesake(said);
    else setMistakes(refusedFor(codeOf(error), said.message, signer));
  };
  const send = (isAnotherPerson: boolean) => {
    setNamesake(undefined);
    state.mutate(toStatement(signer, typed, isAnotherPerson), {
      onError: refuse,
      onSettled: () => setIsAsking(false),
    });
  };
  const tellSame = () => {
    setNamesake(undefined);
    setMistakes(refusedFor('named-in-document', '', signer));
  };
  // What was asked was asked of the name as it stood.
  const set = (part: Partial<typeof typed>) => {
    setNamesake(undefined);
    setTyped((before) => ({ ...before, ...part }));
  };
  const cancel = () => setIsAsking(false);
  const fields = { typed, set, mistakes, dayField, nameField };
  return { ...fields, ask, isAsking, cancel, send, isBusy: state.isPending, namesake, tellSame };
};

// A name is told only for a line that has none.
const toStatement = (
  { lineId, name }: RequiredSigner,
  typed: { readonly name: string; readonly signedOn: string },
  isAnotherPerson: boolean,
): Parameters<typeof postPaperSignature>[1] => ({
  signerId: lineId,
  signedOn: typed.signedOn,
  ...(name === null && { name: typed.name.trim(), ...(isAnotherPerson && { isAnotherPerson }) }),
});

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

interface AskProps extends Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'isBusy' | 'onCancel' | 'onConfirm'> {
  readonly who: string;
  readonly signedOn: string;
}

const AskWhetherSigned = ({ who, signedOn, ...dialog }: AskProps) => {
  const say = useSay();
  return (
    <ConfirmDialog title={say('Signed on paper')} confirmLabel={say('Yes, signed on paper')} {...dialog}>
      {say(
        `Did ${who} sign on paper on ${isPlainDate(signedOn) ? longDate(signedOn) : ''}? It is kept in the record of the document as your statement and cannot be taken back.`,
      )}
    </ConfirmDialog>
  );
};
