import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import type { ReviewAnswer } from '@evergrant/contract/review.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { onceEach } from '#documents/once-each.ts';
import { openRows } from '#documents/review/open-rows.ts';
import classes from '#documents/review/review.module.css';
import { toCheck, type Checked } from '#documents/review/to-check.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly facts: FactsAnswer;
  readonly review: Pick<ReviewAnswer, 'findings'>;
  readonly onEdit: ((field: string) => void) | undefined;
}

/** What must be fixed before the document can be made; nothing where nothing must. */
export const MustFix = ({ facts, review, onEdit }: Props) => {
  const say = useSay();
  const mustFix = onceEach(toCheck(facts, review).mustFix);
  return mustFix.length === 0 ? null : (
    <Group
      id="must-fix"
      tone="must"
      icon={<IconAlertTriangle aria-hidden />}
      title={say('Must be fixed')}
      count={mustFix.length}
    >
      <Lines checked={mustFix} facts={facts} onEdit={onEdit} />
    </Group>
  );
};

/** So many are read at a glance; the others are shown when they are wanted. */
const atFirst = 4;

/** That nothing must be fixed, where that is so, and what is worth knowing. */
export const WorthKnowing = ({ facts, review, onEdit }: Props) => {
  const say = useSay();
  const [showsAll, showAll] = useState(false);
  const { mustFix, worthKnowing: all } = toCheck(facts, review);
  const worthKnowing = onceEach(all);
  const hidden = showsAll ? 0 : Math.max(0, worthKnowing.length - atFirst);
  return (
    <>
      {mustFix.length > 0 ? null : (
        <Group
          id="nothing-to-fix"
          tone="fine"
          icon={<IconCircleCheck aria-hidden />}
          title={say(openRows(facts).length > 0 ? 'Nothing to fix so far' : 'Nothing to fix')}
          count={0}
        />
      )}
      {worthKnowing.length > 0 ? (
        <Group
          id="worth-knowing"
          tone="plain"
          icon={<IconInfoCircle aria-hidden />}
          title={say('Worth knowing')}
          count={worthKnowing.length}
        >
          <Lines checked={hidden > 1 ? worthKnowing.slice(0, atFirst) : worthKnowing} facts={facts} onEdit={onEdit} />
          {hidden > 1 ? (
            <Button variant="subtle" className={classes.more} onClick={() => showAll(true)}>
              {say(`Show ${hidden} more`)}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </>
  );
};

interface LinesProps extends Pick<Props, 'facts' | 'onEdit'> {
  readonly checked: readonly Checked[];
}

const Lines = ({ checked, facts, onEdit }: LinesProps) => {
  const say = useSay();
  return (
    <ul className={classes.checkLines}>
      {checked.map(({ field, message }) => (
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
};

interface GroupProps {
  readonly id: string;
  readonly tone: 'must' | 'fine' | 'plain';
  readonly icon: ReactNode;
  readonly title: string;
  readonly count: number;
  readonly children?: ReactNode;
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
