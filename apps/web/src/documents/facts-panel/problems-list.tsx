import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Button } from '@mantine/core';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { onceEach } from '#documents/once-each.ts';
import { Notice } from '#ui/notice.tsx';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly facts: FactsAnswer;
  readonly onEdit: ((field: string) => void) | undefined;
}

/** What keeps the document from being complete besides missing answers, and what may stay but should be known. */
export const ProblemsList = ({ facts, onEdit }: Props) => {
  const say = useSay();
  const lines = (said: FactsAnswer['problems']) => (
    <ul className={classes.problemLines}>
      {onceEach(said).map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {say(message)}
          {onEdit && facts.rows.some((row) => row.field === field) ? (
            <Button variant="subtle" className={classes.edit} onClick={() => onEdit(field)}>
              {say('Change it')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {facts.problems.length > 0 && (
        <div className={classes.problems}>
          <Notice tone="attention" title={say('Worth another look')}>
            {lines(facts.problems)}
          </Notice>
        </div>
      )}
      {facts.warnings.length > 0 && (
        <div className={classes.problems}>
          <Notice tone="info" title={say('Good to know')}>
            {lines(facts.warnings)}
          </Notice>
        </div>
      )}
    </>
  );
};
