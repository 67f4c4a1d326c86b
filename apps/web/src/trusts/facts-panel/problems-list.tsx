import type { FactsAnswer } from '@evergrant/contract/trusts.ts';
import { Alert, Button } from '@mantine/core';
import classes from '#trusts/facts-panel/facts-panel.module.css';

interface Props {
  readonly facts: FactsAnswer;
  readonly onEdit: ((field: string) => void) | undefined;
}

/** What keeps the document from being complete besides missing answers, each with the way to mend it. */
export const ProblemsList = ({ facts, onEdit }: Props) => {
  if (facts.problems.length === 0) return null;
  const isShown = (field: string) => facts.rows.some((row) => row.field === field);
  return (
    <Alert color="brass" variant="light" title="Worth another look" m="md" className={classes.problems}>
      <ul className={classes.problemLines}>
        {facts.problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {message}
            {onEdit && isShown(field) ? (
              <Button variant="subtle" className={classes.edit} onClick={() => onEdit(field)}>
                Change it
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
