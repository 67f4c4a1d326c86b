import { Button, Group, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from '#documents/notes/note.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly label: string;
  readonly words: string;
  readonly isSaving: boolean;
  readonly onSave: (words: string) => void;
  readonly onCancel: () => void;
}

/** How much a note may hold, in characters. */
const longest = 500;

/** The words of a note, to be changed; what is typed stays while saving fails. */
export const NoteForm = ({ label, words, isSaving, onSave, onCancel }: Props) => {
  const say = useSay();
  const [text, setText] = useState(words);
  const [mistake, setMistake] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const said = text.trim();
        setMistake(said.length < 2 ? 'Write down what you want to keep, or cancel and remove it.' : undefined);
        if (said.length >= 2 && !isSaving) onSave(said);
      }}
    >
      <Textarea
        ref={input}
        aria-label={label}
        value={text}
        error={mistake && say(mistake)}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longest}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Group gap="xs">
        <Button type="submit" loading={isSaving}>
          {say('Save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {say('Cancel')}
        </Button>
      </Group>
    </form>
  );
};
