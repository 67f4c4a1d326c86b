import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '#ui/question-list.module.css';

interface QuestionListProps {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open one at a time, without script too. */
export const QuestionList = ({ questions }: QuestionListProps) => {
  const group = useId();
  return (
    <div className={classes.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} name={group} className={classes.item}>
          <summary className={classes.question}>
            {question}
            <IconChevronDown size={22} stroke={1.6} aria-hidden="true" className={classes.chevron} />
          </summary>
          <p className={classes.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
};
