import { Button } from '@mantine/core';
import classes from '#assistant/chat-window.module.css';
import { quietAnswersTo } from '#assistant/quiet-answers-to.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  /** What was said, with the newest words last. */
  readonly messages: readonly { readonly content: string }[];
  readonly choices: readonly string[];
  readonly isComplete: boolean;
  readonly onTap: (answer: string) => void;
  /** Shows the form of the question; absent where it has none, or shows it already. */
  readonly onForm?: (() => void) | undefined;
}

/** Under every question, quieter than its answers: ways on for somebody who has none. */
export const QuietAnswers = ({ messages, onTap, onForm, ...asked }: Props) => {
  const say = useSay();
  const answers = quietAnswersTo({ ...asked, words: messages.at(-1)?.content ?? '' }).filter(
    (answer) => !asked.choices.includes(say(answer)),
  );
  if (answers.length === 0 && !onForm) return null;
  return (
    <div className={classes.quiet} role="group" aria-label={say('If you have no answer')}>
      {answers.map((answer) => (
        <Button key={answer} variant="subtle" className={classes.quietAnswer} onClick={() => onTap(say(answer))}>
          {say(answer)}
        </Button>
      ))}
      {onForm ? (
        <Button variant="subtle" className={classes.quietAnswer} onClick={onForm}>
          {say('Fill in a form instead')}
        </Button>
      ) : null}
    </div>
  );
};
