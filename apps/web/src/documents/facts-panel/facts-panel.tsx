import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import { Button, Paper, Text, Title } from '@mantine/core';
import { EditableLine } from '#documents/facts-panel/editable-line.tsx';
import { useRef, type ReactNode } from 'react';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { groupFacts, saidOf } from '#documents/facts-panel/group-facts.ts';
import { ProblemsList } from '#documents/facts-panel/problems-list.tsx';
import { noteActs } from '#documents/facts-panel/note-acts.ts';
import { NotesGroup } from '#documents/facts-panel/notes-group.tsx';
import { WaysToNotes } from '#documents/facts-panel/ways-to-notes.tsx';
import { useFreshInView } from '#documents/facts-panel/use-fresh-in-view.ts';
import { useFactEditing, type FactEditing, type WantedFact } from '#documents/facts-panel/use-fact-editing.ts';
import { useSay } from '#platform/language/use-say.ts';
import { TextLink } from '#ui/text-link.tsx';

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
  /** Another way to fill it, below its heading. */
  readonly action?: ReactNode;
  readonly onChange: (facts: FactsAnswer) => void;
}

/** Everything recorded so far, grouped, each fact editable and confirmable. */
export const FactsPanel = ({ facts, lockedBecause, fresh = none, wanted, action, ...acts }: Props) => {
  const say = useSay();
  const editing = useFactEditing(acts, wanted);
  const panel = useRef<HTMLElement>(null);
  useFreshInView(panel, fresh);
  const isLocked = lockedBecause !== undefined;

  return (
    <Paper ref={panel} component="section" tabIndex={0} aria-labelledby="facts-heading" className={classes.panel}>
      <PanelHead documentId={acts.documentId} facts={facts} lockedBecause={lockedBecause} editing={editing} />
      {isLocked || action === undefined ? null : <div className={classes.action}>{action}</div>}
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
      <NotesGroup documentId={acts.documentId} notes={facts.notes} acts={isLocked ? undefined : noteActs(editing)} />
    </Paper>
  );
};

const none: readonly string[] = [];

interface PanelHeadProps extends Pick<Props, 'documentId' | 'lockedBecause'> {
  readonly facts: Pick<FactsAnswer, 'rows' | 'notes'>;
  readonly editing: FactEditing;
}

const PanelHead = ({ documentId, facts: { rows, notes }, lockedBecause, editing }: PanelHeadProps) => {
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
        {rows.some(({ state }) => state !== 'missing') ? (
          <TextLink to={`/trust/${documentId}/review`} className={classes.readAll}>
            {say('Read it on one page')}
          </TextLink>
        ) : null}
        <WaysToNotes documentId={documentId} notes={notes} />
      </div>
      {unconfirmed > 0 && lockedBecause === undefined ? (
        <Button variant="default" loading={editing.isBusy} onClick={() => editing.perform({ kind: 'confirm-all' })}>
          {say('Confirm all')}
        </Button>
      ) : null}
    </div>
  );
};
