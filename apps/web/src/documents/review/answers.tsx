import type { FactRow, FactsAnswer } from '@evergrant/contract/documents.ts';
import { Text, Title } from '@mantine/core';
import { EditableLine } from '#documents/facts-panel/editable-line.tsx';
import { groupFacts } from '#documents/facts-panel/group-facts.ts';
import type { FactEditing } from '#documents/facts-panel/use-fact-editing.ts';
import { openRows, usualRows } from '#documents/review/open-rows.ts';
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
      <Text c="dimmed" size="sm">
        {say('Answer here, or go back to the conversation, which asks one after the other.')}
      </Text>
      <ul className={classes.lines}>
        {open.map((row) => (
          <EditableLine
            key={row.field}
            row={row}
            isLocked={isLocked}
            addWord="Answer"
            isBare
            isConfirmedTogether
            editing={editing}
          />
        ))}
      </ul>
    </section>
  );
};

/** What stands as most people choose it until the person says otherwise, each changeable in place; nothing where nothing does. */
export const UsualAnswers = ({ facts, isLocked, editing }: Props) => {
  const say = useSay();
  const usual = usualRows(facts);
  if (usual.length === 0) return null;
  return (
    <section id="usual-answers" aria-labelledby="usual-heading" tabIndex={-1} className={classes.usual}>
      <Title order={2} size="h3" id="usual-heading">
        {say('Usual settings')}
        <span className={classes.count}>{usual.length}</span>
      </Title>
      <Text c="dimmed" size="sm">
        {say(
          openRows(facts).length === 0
            ? 'You have not said anything else, so these stand as most people choose them. They become your answers when you press “Everything is correct”.'
            : 'You have not said anything else, so these stand as most people choose them. You can change any of them.',
        )}
      </Text>
      <ul className={classes.lines}>
        {usual.map((row) => (
          <EditableLine
            key={row.field}
            row={row}
            isLocked={isLocked}
            standsAsUsual
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
  const elsewhere = new Set([...openRows(facts), ...usualRows(facts)]);
  const groups = groupFacts(facts.rows.filter((row) => !elsewhere.has(row)));
  return (
    <section aria-labelledby="answers-heading">
      <Title order={2} id="answers-heading">
        {say('Your answers')}
      </Title>
      {groups.some(({ rows }) => rows.some(isGiven)) ? null : (
        <Notice tone="info">{say('Nothing has been answered yet. The conversation begins with your name.')}</Notice>
      )}
      {groups
        .filter(({ rows }) => rows.some(isGiven))
        .map(({ name, rows }) => (
          <Section key={name} name={name} rows={rows} isLocked={isLocked} editing={editing} />
        ))}
      <More
        rows={groups.filter(({ rows }) => !rows.some(isGiven)).flatMap(({ rows }) => rows)}
        isLocked={isLocked}
        editing={editing}
      />
    </section>
  );
};

interface SectionProps extends LinesProps {
  readonly name: string;
}

const Section = ({ name, rows, isLocked, editing }: SectionProps) => {
  const given = rows.filter(isGiven);
  const rest = rows.filter((row) => !isGiven(row));
  return (
    <section aria-label={name} className={classes.section}>
      <h3 className={classes.sectionHead}>{name}</h3>
      <Lines rows={given} isLocked={isLocked} editing={editing} />
      <More rows={rest} isLocked={isLocked} editing={editing} />
    </section>
  );
};

// What nobody has to answer, folded away.
const More = ({ rows, isLocked, editing }: LinesProps) => {
  const say = useSay();
  return rows.length === 0 || isLocked ? null : (
    <details className={classes.rest} open={rows.some(({ field }) => field === editing.edited) || undefined}>
      <summary>{say(rows.length === 1 ? '1 more you could add' : `${rows.length} more you could add`)}</summary>
      <Lines rows={rows} isLocked={isLocked} editing={editing} />
    </details>
  );
};

interface LinesProps extends Omit<Props, 'facts'> {
  readonly rows: readonly FactRow[];
}

const Lines = ({ rows, isLocked, editing }: LinesProps) => (
  <ul className={classes.lines}>
    {rows.map((row) => (
      <EditableLine key={row.field} row={row} isLocked={isLocked} isConfirmedTogether editing={editing} />
    ))}
  </ul>
);

const isGiven = ({ state }: FactRow): boolean => state === 'recorded' || state === 'confirmed';
