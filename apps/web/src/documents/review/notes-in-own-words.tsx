import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { noteActs } from '#documents/facts-panel/note-acts.ts';
import type { FactEditing } from '#documents/facts-panel/use-fact-editing.ts';
import { Note } from '#documents/notes/note.tsx';
import classes from '#documents/review/review.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface Props {
  readonly notes: FactsAnswer['notes'];
  /** What it is called that prints a note in the document; undefined where there is none. */
  readonly ownWords: string | undefined;
  readonly isLocked: boolean;
  readonly editing: FactEditing;
}

/** What was said that no answer takes: it can be printed in the document as it was said, or removed. */
export const NotesInOwnWords = ({ notes, ownWords, isLocked, editing }: Props) => {
  const say = useSay();
  const [wanted, want] = useState<string>();
  const wishes = notes.filter(({ isQuestion }) => isQuestion !== true);
  if (wishes.length === 0) return null;
  return (
    <section aria-labelledby="own-notes-heading">
      <Title order={2} id="own-notes-heading">
        {say('Noted in your words')}
      </Title>
      <Text c="dimmed" size="sm">
        {say(
          ownWords === undefined
            ? 'No question asks for this, and this document has no place for it. It is kept here for you.'
            : 'No question asks for this. It is not part of the document unless you put it in.',
        )}
      </Text>
      <ul className={classes.notes}>
        {wishes.map(({ words }) => (
          <li key={words}>
            <Note words={words} kind="note" acts={isLocked ? undefined : noteActs(editing)}>
              {ownWords === undefined ? null : (
                <PutIn words={words} isBusy={editing.isBusy} onPutIn={() => want(words)} />
              )}
            </Note>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={say('Put It into the Document?')}
        confirmLabel={say('Put It In')}
        isOpen={wanted !== undefined}
        onCancel={() => want(undefined)}
        onConfirm={() => {
          if (wanted !== undefined) editing.perform({ kind: 'take-up-note', words: wanted });
          want(undefined);
        }}
      >
        {say(`It will be printed under “${ownWords}”, in your own words:`)}
        <blockquote className={classes.quote}>{wanted}</blockquote>
        {say('You can change the wording there at any time.')}
      </ConfirmDialog>
    </section>
  );
};

interface PutInProps {
  readonly words: string;
  readonly isBusy: boolean;
  readonly onPutIn: () => void;
}

const PutIn = ({ words, isBusy, onPutIn }: PutInProps) => {
  const say = useSay();
  return (
    <Button variant="default" disabled={isBusy} aria-label={say(`Put into the document: ${words}`)} onClick={onPutIn}>
      {say('Put into the document')}
    </Button>
  );
};
