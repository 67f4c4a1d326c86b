import type { FactRow, FactsAnswer } from '@evergrant/contract/documents.ts';
import { Title } from '@mantine/core';
import { EditableLine } from '#documents/facts-panel/editable-line.tsx';
import { groupFacts } from '#documents/facts-panel/group-facts.ts';
import type { FactEditing } from '#documents/facts-panel/use-fact-editing.ts';
import classes from '#documents/review/review.module.css';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

interface Props {
  readonly facts: FactsAnswer;
  readonly isLocked: boolean;
  readonly editing: FactEditing;
}

/** What still has to be answered, each with a button that answers it here; nothing where nothing is open. */
export const OpenAnswers = ({ facts, isLocked, editing }: Props) => {
  const say = useSay();
  const open = openRows(facts);
  if (open.length === 0) return null;
  return (
    <section id="open-answers" aria-labelledby="open-heading" tabIndex={-1} className={classes.open}>
      <Title order={2} size="h3" id="open-heading">
        {say('Still open')}
        <span className={classes.count}>{open.length}</span>
      </Title>
      <ul className={classes.lines}>
        {open.map((row) => (
          <EditableLine
            key={row.field}
            row={row}
            isLocked={isLocked}
            addWord="Answer"
            isConfirmedTogether
            editing={editing}
          />
        ))}
      </ul>
    </section>
  );
};

/** Everything that was answered, by section, each answer changeable in place. */
export const Answers = ({ facts, isLocked, editing }: Props) => {
  const say = useSay();
  const open = new Set(openRows(facts));
  const groups = groupFacts(facts.rows.filter((row) => !open.has(row)));
  return (
    <section aria-labelledby="answers-heading">
      <Title order={2} id="answers-heading">
        {say('Your answers')}
      </Title>
      {groups.length === 0 ? (
        <Notice tone="info">{say('Nothing has been answered yet. The conversation begins with your name.')}</Notice>
      ) : null}
      {groups.map(({ name, rows }) => (
        <Section key={name} name={name} rows={rows} isLocked={isLocked} editing={editing} />
      ))}
    </section>
  );
};

interface SectionProps extends Omit<Props, 'facts'> {
  readonly name: string;
  readonly rows: readonly FactRow[];
}

const Section = ({ name, rows, isLocked, editing }: SectionProps) => {
  const say = useSay();
  const given = rows.filter(isGiven);
  const rest = rows.filter((row) => !isGiven(row));
  const lines = (some: readonly FactRow[]) => (
    <ul className={classes.lines}>
      {some.map((row) => (
        <EditableLine key={row.field} row={row} isLocked={isLocked} isConfirmedTogether editing={editing} />
      ))}
    </ul>
  );
  return (
    <section aria-label={name} className={classes.section}>
      <h3 className={classes.sectionHead}>{name}</h3>
      {given.length > 0 ? lines(given) : null}
      {rest.length > 0 && !isLocked ? (
        <details className={classes.rest} open={rest.some(({ field }) => field === editing.edited) || undefined}>
          <summary>{say(rest.length === 1 ? '1 more you could add' : `${rest.length} more you could add`)}</summary>
          {lines(rest)}
        </details>
      ) : null}
    </section>
  );
};

const isGiven = ({ state }: FactRow): boolean => state === 'recorded' || state === 'confirmed';

const openRows = ({ rows, missingFields }: FactsAnswer): readonly FactRow[] =>
  rows.filter(({ field }) => missingFields.includes(field));
