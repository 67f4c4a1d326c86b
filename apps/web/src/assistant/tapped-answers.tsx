import { Button } from '@mantine/core';
import classes from '#assistant/chat-window.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly choices: readonly string[];
  readonly label?: string;
  readonly onTap: (choice: string) => void;
}

/** Short answers that can be tapped instead of typed; nothing where there are none. */
export const TappedAnswers = ({ choices, label = 'Answers you can tap', onTap }: Props) => {
  const say = useSay();
  return choices.length === 0 ? null : (
    <ul className={classes.choices} aria-label={say(label)}>
      {choices.map((choice) => (
        <li key={choice}>
          <Button variant="default" className={classes.choice} onClick={() => onTap(choice)}>
            {choice}
          </Button>
        </li>
      ))}
    </ul>
  );
};
