import type { FactRow } from '@evergrant/contract/documents.ts';
import { EditedFact } from '#documents/facts-panel/edited-fact.tsx';
import { FactLine } from '#documents/facts-panel/fact-line.tsx';
import type { FactEditing } from '#documents/facts-panel/use-fact-editing.ts';

interface EditableLineProps {
  readonly row: FactRow;
  readonly isLocked: boolean;
  readonly isFresh?: boolean;
  /** On the button of a fact that has no answer. */
  readonly addWord?: 'Add' | 'Answer';
  /** That it has no answer stands above it already. */
  readonly isBare?: true;
  /** What is usual stands for the answer. */
  readonly standsAsUsual?: true;
  /** Everything is confirmed at once, elsewhere. */
  readonly isConfirmedTogether?: true;
  readonly editing: FactEditing;
}

/** One fact, with its editor while it is changed. */
export const EditableLine = ({
  row,
  isLocked,
  isFresh = false,
  addWord,
  isBare,
  standsAsUsual,
  isConfirmedTogether,
  editing,
}: EditableLineProps) => {
  const { field, state } = row;
  return (
    <FactLine
      row={row}
      isLocked={isLocked}
      isFresh={isFresh}
      addWord={addWord}
      isBare={isBare}
      standsAsUsual={standsAsUsual}
      isBusy={editing.isBusy}
      onEdit={() => editing.edit(field)}
      onConfirm={isConfirmedTogether ? undefined : () => editing.perform({ kind: 'confirm', field })}
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
