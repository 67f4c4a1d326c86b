import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NoteForm } from '#documents/notes/note-form.tsx';
import classes from '#documents/notes/note.module.css';
import { useSay } from '#platform/language/use-say.ts';

export interface NoteActs {
  readonly isBusy: boolean;
  readonly onChange: (words: string, to: string) => void;
  readonly onRemove: (words: string) => void;
}

interface Props {
  readonly words: string;
  readonly kind: 'note' | 'question';
  /** Absent where nothing can be changed any more. */
  readonly acts: NoteActs | undefined;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What was kept in the words of the person; they can be changed or removed. */
export const Note = ({ words, kind, acts, children }: Props) => {
  const say = useSay();
  const [isChanged, setChanged] = useState(false);
  const button = useFocusAfter(isChanged);
  if (isChanged && acts)
    return (
      <NoteForm
        label={say(`Change ${kind === 'question' ? 'question' : 'note'}: ${words}`)}
        words={words}
        isSaving={acts.isBusy}
        onSave={(to) => (to === words ? setChanged(false) : acts.onChange(words, to))}
        onCancel={() => setChanged(false)}
      />
    );
  return (
    <div className={classes.note}>
      <q>{words}</q>
      {acts ? (
        <span className={classes.acts}>
          {children}
          <Button
            ref={button}
            variant="subtle"
            className={classes.act}
            disabled={acts.isBusy}
            data-edit={words}
            aria-label={say(`Change ${kind === 'question' ? 'question' : 'note'}: ${words}`)}
            onClick={() => setChanged(true)}
          >
            {say('Change')}
          </Button>
          <Button
            variant="subtle"
            className={classes.act}
            disabled={acts.isBusy}
            aria-label={say(`Remove ${kind === 'question' ? 'question' : 'note'}: ${words}`)}
            onClick={() => acts.onRemove(words)}
          >
            {say('Remove')}
          </Button>
        </span>
      ) : null}
    </div>
  );
};

// Whoever leaves the form without saving is back at the button that opened it.
const useFocusAfter = (isOpen: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
};
