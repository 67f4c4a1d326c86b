import type { FactRow, FactsAnswer } from '@evergrant/contract/documents.ts';
import { Button, Paper, Text, Title } from '@mantine/core';
import { EditedFact } from '#documents/facts-panel/edited-fact.tsx';
import { FactLine } from '#documents/facts-panel/fact-line.tsx';
import { useRef } from 'react';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { groupFacts, saidOf } from '#documents/facts-panel/group-facts.ts';
import { ProblemsList } from '#documents/facts-panel/problems-list.tsx';
import { NotesGroup } from '#documents/facts-panel/notes-group.tsx';
import { useFreshInView } from '#documents/facts-panel/use-fresh-in-view.ts';
import { useFactEditing, type FactEditing, type WantedFact } from '#documents/facts-panel/use-fact-editing.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly documentId: string;
  readonly facts: FactsAnswer;
  /** Why nothing can be changed any more, where that is so. */
  readonly lockedBecause: string | undefined;
  /** The person has agreed that a change of what is signed begins a new version. */
  readonly beginsRevision: boolean;
  /** The facts that the last message has given or changed. */
  readonly fresh?: readonly string[];
  /** A fact that is wanted to be changed here. */
  readonly wanted?: WantedFact | undefined;
  readonly onChange: (facts: FactsAnswer) => void;
}

/** Everything recorded so far, grouped, each fact editable and confirmable. */
export const FactsPanel = ({ facts, lockedBecause, fresh = none, wanted, ...acts }: Props) => {
  const editing = useFactEditing(acts, wanted);
  const panel = useRef<HTMLElement>(null);
  useFreshInView(panel, fresh);
  const isLocked = lockedBecause !== undefined;
  const say = useSay();

  return (
    <Paper ref={panel} component="section" tabIndex={0} aria-labelledby="facts-heading" className={classes.panel}>
      <PanelHead rows={facts.rows} lockedBecause={lockedBecause} editing={editing} />
      <ProblemsList facts={facts} onEdit={isLocked ? undefined : editing.edit} />
      {groupFacts(facts.rows).map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h3 className={classes.group}>
            {group.name}
            <span className={classes.howMany}>{say(saidOf(group.rows))}</span>
          </h3>
          <ul className={classes.lines}>
            {group.rows.map((row) => (
              <EditableLine
                key={row.field}
                row={row}
                isLocked={isLocked}
                isFresh={fresh.includes(row.field)}
                editing={editing}
              />
            ))}
          </ul>
        </section>
      ))}
      <NotesGroup
        notes={facts.notes}
        isBusy={editing.isBusy}
        onRemove={isLocked ? undefined : (words) => editing.perform({ kind: 'remove-note', words })}
      />
    </Paper>
  );
};

const none: readonly string[] = [];

interface PanelHeadProps extends Pick<Props, 'lockedBecause'> {
  readonly rows: readonly FactRow[];
  readonly editing: FactEditing;
}

const PanelHead = ({ rows, lockedBecause, editing }: PanelHeadProps) => {
  const say = useSay();
  const unconfirmed = rows.filter((row) => row.state === 'recorded').length;
  return (
    <div className={classes.head}>
      <div className={classes.headWords}>
        <Title order={2} size="h3" id="facts-heading">
          {say('What we have so far')}
        </Title>
        <Text size="sm" c="dimmed">
          {say(lockedBecause ?? 'Check each fact. You can change any of them.')}
        </Text>
      </div>
      {unconfirmed > 0 && lockedBecause === undefined ? (
        <Button variant="default" loading={editing.isBusy} onClick={() => editing.perform({ kind: 'confirm-all' })}>
          {say('Confirm all')}
        </Button>
      ) : null}
    </div>
  );
};

interface EditableLineProps {
  readonly row: FactRow;
  readonly isLocked: boolean;
  readonly isFresh: boolean;
  readonly editing: FactEditing;
}

const EditableLine = ({ row, isLocked, isFresh, editing }: EditableLineProps) => {
  const { field, state } = row;
  return (
    <FactLine
      row={row}
      isLocked={isLocked}
      isFresh={isFresh}
      isBusy={editing.isBusy}
      onEdit={() => editing.edit(field)}
      onConfirm={() => editing.perform({ kind: 'confirm', field })}
    >
      {editing.edited === field ? (
        <EditedFact
          row={row}
          isSaving={editing.isBusy}
          refusal={editing.refusal}
          onSave={(value) => editing.perform({ kind: 'record', field, value })}
          onClear={state === 'missing' ? undefined : () => editing.perform({ kind: 'clear', field })}
          onCancel={() => editing.close(field)}
        />
      ) : undefined}
    </FactLine>
  );
};
