import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#documents/attorney-list/question-sheet.module.css';
import { useSay } from '#platform/language/use-say.ts';

/** What the sheet is about, line by line, e.g. `Document`, `Okonkwo Family Trust`. */
export interface About {
  readonly label: string;
  readonly value: string;
}

interface Props {
  /** Of this sheet among several; absent where the page has but one. */
  readonly title?: string;
  readonly about: readonly About[];
  readonly questions: readonly string[];
  /** What was said that no question asks for, as it was said; an attorney can tell whether it has to stand in the document. */
  readonly wishes?: readonly string[];
  /** Absent where nothing can be taken from the list. */
  readonly onRemove?: ((question: string) => void) | undefined;
  /** Shown where there are no questions yet. */
  readonly children?: ReactNode;
}

/** Questions with room to write, to be printed and taken along. */
export const QuestionSheet = ({ title, about, questions, wishes = [], onRemove, children }: Props) => {
  const say = useSay();
  return (
    <section
      className={classes.sheet}
      aria-label={title ?? say('Your questions')}
      data-empty={questions.length + wishes.length === 0 || undefined}
    >
      {title === undefined ? null : <h2 className={classes.title}>{title}</h2>}
      <dl className={classes.about}>
        {about.map(({ label, value }) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={classes.toFill}>
          <dt>{say('Attorney and date')}</dt>
          <dd aria-hidden />
        </div>
      </dl>
      {questions.length === 0 && children ? <div className={classes.screenOnly}>{children}</div> : null}
      <Questions questions={questions} onRemove={onRemove} />
      <Wishes wishes={wishes} />
      <div className={classes.own}>
        <p>{say('Other questions and notes')}</p>
        <Ruled lines={4} />
      </div>
    </section>
  );
};

const Questions = ({ questions, onRemove }: Pick<Props, 'questions' | 'onRemove'>) => {
  const say = useSay();
  return questions.length === 0 ? null : (
    <ol className={classes.questions}>
      {questions.map((question) => (
        <li key={question}>
          <div className={classes.question}>
            <p>{question}</p>
            {onRemove ? (
              <Button
                variant="subtle"
                className={classes.screenOnly}
                aria-label={say(`Remove question: ${question}`)}
                onClick={() => onRemove(question)}
              >
                {say('Remove')}
              </Button>
            ) : null}
          </div>
          <Ruled lines={3} />
        </li>
      ))}
    </ol>
  );
};

const Wishes = ({ wishes }: { readonly wishes: readonly string[] }) => {
  const say = useSay();
  return wishes.length === 0 ? null : (
    <div className={classes.own}>
      <p>{say('What I have said besides, and no question asks for')}</p>
      <ul className={classes.wishes}>
        {wishes.map((wish) => (
          <li key={wish}>
            <q>{wish}</q>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Ruled = ({ lines }: { readonly lines: number }) => (
  <div className={classes.ruled} aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} />
    ))}
  </div>
);
