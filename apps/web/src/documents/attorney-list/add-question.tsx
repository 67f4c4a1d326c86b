import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from '#documents/attorney-list/question-sheet.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly isBusy: boolean;
  readonly onAdd: (question: string) => void;
}

const longest = 500;

/** A question of one's own for the list. */
export const AddQuestion = ({ isBusy, onAdd }: Props) => {
  const say = useSay();
  const [text, setText] = useState('');
  const [mistake, setMistake] = useState<string>();
  return (
    <form
      className={classes.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const question = text.trim();
        if (question.length < 2) {
          setMistake('Write your question first.');
          return;
        }
        setMistake(undefined);
        setText('');
        onAdd(question);
      }}
    >
      <TextInput
        label={say('Add a question of your own')}
        value={text}
        maxLength={longest}
        error={mistake && say(mistake)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="lg" loading={isBusy}>
        {say('Add')}
      </Button>
    </form>
  );
};
