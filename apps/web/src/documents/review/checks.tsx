import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import type { ReviewAnswer } from '@evergrant/contract/review.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { onceEach } from '#documents/once-each.ts';
import classes from '#documents/review/review.module.css';
import { toCheck, type Checked } from '#documents/review/to-check.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly facts: FactsAnswer;
  readonly review: Pick<ReviewAnswer, 'findings'>;
  readonly onEdit: ((field: string) => void) | undefined;
}

/** What must be fixed before the document can be made, and what is worth knowing. */
export const Checks = ({ facts, review, onEdit }: Props) => {
  const say = useSay();
  const { mustFix, worthKnowing } = toCheck(facts, review);
  const lines = (checked: readonly Checked[]) => (
    <ul className={classes.checkLines}>
      {onceEach(checked).map(({ field, message }) => (
        <li key={message}>
          <span>{say(message)}</span>
          {onEdit && field !== undefined && facts.rows.some((row) => row.field === field) ? (
            <Button variant="subtle" className={classes.act} onClick={() => onEdit(field)}>
              {say('Change it')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Group
        id="must-fix"
        tone={mustFix.length > 0 ? 'must' : 'fine'}
        icon={mustFix.length > 0 ? <IconAlertTriangle aria-hidden /> : <IconCircleCheck aria-hidden />}
        title={say(titleOf(facts, mustFix.length))}
        count={mustFix.length}
      >
        {mustFix.length > 0 ? lines(mustFix) : null}
      </Group>
      {worthKnowing.length > 0 ? (
        <Group
          id="worth-knowing"
          tone="plain"
          icon={<IconInfoCircle aria-hidden />}
          title={say('Worth knowing')}
          count={worthKnowing.length}
        >
          {lines(worthKnowing)}
        </Group>
      ) : null}
    </>
  );
};

const titleOf = ({ missingFields }: FactsAnswer, mustFix: number): string => {
  if (mustFix > 0) return 'Must be fixed';
  return missingFields.length > 0 ? 'Nothing to fix so far' : 'Nothing to fix';
};

interface GroupProps {
  readonly id: string;
  readonly tone: 'must' | 'fine' | 'plain';
  readonly icon: ReactNode;
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

const Group = ({ id, tone, icon, title, count, children }: GroupProps) => (
  <section id={id} className={classes.checks} data-tone={tone} aria-labelledby={`${id}-heading`} tabIndex={-1}>
    <h2 className={classes.checksHead} id={`${id}-heading`}>
      {icon}
      <span>{title}</span>
      {count > 0 ? <span className={classes.count}>{count}</span> : null}
    </h2>
    {children}
  </section>
);
