import type { FactRow, FactsAnswer } from '@evergrant/contract/documents.ts';
import { Button, Paper, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useFactAct, type FactAct } from '#documents/facts-panel/api.ts';
import { EditedFact } from '#documents/facts-panel/edited-fact.tsx';
import { FactLine } from '#documents/facts-panel/fact-line.tsx';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { groupFacts } from '#documents/facts-panel/group-facts.ts';
import { ProblemsList } from '#documents/facts-panel/problems-list.tsx';
import { refusalOf } from '#documents/facts-panel/refusal-of.ts';
import { notifyError } from '#ui/notify.ts';

interface Props {
  readonly documentId: string;
  readonly facts: FactsAnswer;
  /** Why nothing can be changed any more, where that is so. */
  readonly lockedBecause: string | undefined;
  /** The person has agreed that a change of what is signed begins a new version. */
  readonly beginsRevision: boolean;
  readonly onChange: (facts: FactsAnswer) => void;
}

/** Everything recorded so far, grouped, each fact editable and confirmable. */
export const FactsPanel = ({ documentId, facts, lockedBecause, beginsRevision, onChange }: Props) => {
  const [edited, setEdited] = useState<string>();
  const [settled, setSettled] = useState<{ readonly field: string }>();
  const act = useFactAct({ documentId, beginsRevision, onChange });
  const isLocked = lockedBecause !== undefined;
  const unconfirmed = facts.rows.filter((row) => row.state === 'recorded').length;

  // The button that had the focus is gone after an act, so the focus goes to the fact's remaining button.
  useEffect(() => {
    if (settled) document.querySelector<HTMLElement>(`[data-edit="${settled.field}"]`)?.focus();
  }, [settled]);

  const close = (field: string) => {
    setEdited(undefined);
    setSettled({ field });
  };
  const perform = (next: FactAct) =>
    act.mutate(next, {
      onSuccess: () => {
        if (next.kind === 'record' || next.kind === 'clear') close(next.field);
        if (next.kind === 'confirm') setSettled({ field: next.field });
      },
      onError: (error) => {
        if (next.kind !== 'record') notifyError('Not saved', refusalOf(error).general);
      },
    });
  const edit = (field: string) => {
    act.reset();
    setEdited(field);
  };
  const lineOf = (row: FactRow) => (
    <FactLine
      key={row.field}
      row={row}
      isLocked={isLocked}
      isBusy={act.isPending}
      onEdit={() => edit(row.field)}
      onConfirm={() => perform({ kind: 'confirm', field: row.field })}
    >
      {edited === row.field ? (
        <EditedFact
          row={row}
          isSaving={act.isPending}
          refusal={act.error && act.variables?.kind === 'record' ? refusalOf(act.error) : undefined}
          onSave={(value) => perform({ kind: 'record', field: row.field, value })}
          onClear={row.state === 'missing' ? undefined : () => perform({ kind: 'clear', field: row.field })}
          onCancel={() => close(row.field)}
        />
      ) : undefined}
    </FactLine>
  );

  return (
    <Paper component="section" tabIndex={0} aria-labelledby="facts-heading" className={classes.panel}>
      <div className={classes.head}>
        <div className={classes.headWords}>
          <Title order={2} size="h3" id="facts-heading">
            What we have so far
          </Title>
          <Text size="sm" c="dimmed">
            {lockedBecause ?? 'Check each fact. You can change any of them.'}
          </Text>
        </div>
        {unconfirmed > 0 && !isLocked ? (
          <Button variant="default" loading={act.isPending} onClick={() => perform({ kind: 'confirm-all' })}>
            Confirm all
          </Button>
        ) : null}
      </div>
      <ProblemsList facts={facts} onEdit={isLocked ? undefined : edit} />
      {groupFacts(facts.rows).map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h3 className={classes.group}>{group.name}</h3>
          <ul className={classes.lines}>{group.rows.map(lineOf)}</ul>
        </section>
      ))}
    </Paper>
  );
};
