import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Anchor } from '@mantine/core';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { TextLink } from '#ui/text-link.tsx';

interface Props {
  readonly documentId: string;
  readonly notes: FactsAnswer['notes'];
}

// What has the focus is scrolled to, and read out.
const goToNotes = (): void => document.querySelector<HTMLElement>('#notes-heading')?.focus();

/** Above a long list of answers: that something was noted besides, and the ways there. */
export const WaysToNotes = ({ documentId, notes }: Props) => {
  const say = useSay();
  const questions = notes.filter(({ isQuestion }) => isQuestion === true).length;
  const wishes = notes.length - questions;
  return (
    <>
      {wishes > 0 ? (
        <Anchor component="button" type="button" underline="always" className={classes.readAll} onClick={goToNotes}>
          {say(wishes === 1 ? 'See the note in your words' : `See the ${wishes} notes in your words`)}
        </Anchor>
      ) : null}
      {questions > 0 ? (
        <TextLink to={`/trust/${documentId}/questions`} className={classes.readAll}>
          {say(questions === 1 ? 'Your question for an attorney' : `Your ${questions} questions for an attorney`)}
        </TextLink>
      ) : null}
    </>
  );
};
