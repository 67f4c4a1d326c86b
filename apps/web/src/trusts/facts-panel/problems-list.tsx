import type { FactsAnswer } from '@evergrant/contract/trusts.ts';
import { Button } from '@mantine/core';
import classes from '#trusts/facts-panel/facts-panel.module.css';
import { Notice } from '#ui/notice.tsx';

interface Props {
  readonly facts: FactsAnswer;
  readonly onEdit: ((field: string) => void) | undefined;
}

/** What keeps the document from being complete besides missing answers, each with the way to mend it. */
export const ProblemsList = ({ facts, onEdit }: Props) => {
  if (facts.problems.length === 0) return null;
  const isShown = (field: string) => facts.rows.some((row) => row.field === field);
  return (
    <div className={classes.problems}>
      <Notice tone="attention" title="Worth another look">
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
      </Notice>
    </div>
  );
};
