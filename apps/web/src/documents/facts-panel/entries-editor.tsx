import type { FactRow } from '@evergrant/contract/documents.ts';
import type { EntryForm } from '@evergrant/domain/facts/entry-form.ts';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { EditorFrame, type EditorProps } from '#documents/facts-panel/editor-frame.tsx';
import { draftErrors, valueOfDrafts, type DraftError, type EntryDraft } from '#documents/facts-panel/entry-drafts.ts';
import { EntryFields } from '#documents/facts-panel/entry-fields.tsx';
import { SharesBar } from '#documents/facts-panel/shares-bar.tsx';
import { canSaveShares, sharesState } from '#documents/facts-panel/shares.ts';
import { useEntryDrafts, type EntryDrafts } from '#documents/facts-panel/use-entry-drafts.ts';
import { useSay } from '#platform/language/use-say.ts';

interface EditedEntries {
  readonly row: FactRow;
  readonly form: EntryForm;
}

/** Edits a list of people, gifts or assets, or the one person of an office; shares that are given must reach 100 %. */
export const EntriesEditor = ({ row, form, onSave, ...frame }: EditorProps & EditedEntries) => {
  const entries = useEntryDrafts(row.value, form);
  const { drafts } = entries;
  const [complaints, setComplaints] = useState<readonly DraftError[]>([]);
  const { instead } = form;
  const [isInstead, setInstead] = useState(instead !== undefined && row.value === instead.value);
  const hasShares = form.columns.some((column) => column.kind === 'percent') && !isInstead;
  const state = sharesState(drafts.map((draft) => draft.typed.percentage ?? ''));
  const mayStayOpen = form.mayLeaveShares === true;
  const canSave = !hasShares || canSaveShares(state, mayStayOpen);

  const submit = () => {
    if (instead && isInstead) return onSave(instead.value);
    const found = draftErrors(drafts, form);
    setComplaints(found);
    if (found.length > 0) return;
    const value = valueOfDrafts(drafts, form);
    const [only = ''] = value;
    onSave(form.isSingle ? only : value);
  };

  return (
    <EditorFrame {...frame} row={row} canSave={canSave} onSubmit={submit}>
      {instead ? <InsteadChoice {...instead} isInstead={isInstead} onChange={setInstead} /> : null}
      {isInstead ? null : (
        <TypedEntries
          form={form}
          entries={entries}
          errors={[...complaints, ...(frame.refusal?.placed ?? [])]}
          onNone={() => onSave([])}
        />
      )}
      {hasShares ? (
        <SharesBar
          state={state}
          mayStayOpen={mayStayOpen}
          typed={typedShares(drafts)}
          onSplitEqually={entries.splitEqually}
        />
      ) : null}
    </EditorFrame>
  );
};

interface InsteadProps extends Pick<NonNullable<EntryForm['instead']>, 'ask' | 'label'> {
  readonly isInstead: boolean;
  readonly onChange: (isInstead: boolean) => void;
}

const InsteadChoice = ({ ask, label, isInstead, onChange }: InsteadProps) => {
  const say = useSay();
  return (
    <Radio.Group
      label={ask}
      value={isInstead ? 'instead' : 'named'}
      onChange={(value) => onChange(value === 'instead')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="named" label={say('These people')} />
        <Radio value="instead" label={label} />
      </Stack>
    </Radio.Group>
  );
};

interface TypedEntriesProps {
  readonly form: EntryForm;
  readonly entries: EntryDrafts;
  readonly errors: readonly DraftError[];
  readonly onNone: () => void;
}

const TypedEntries = ({ form, entries: { drafts, add, remove, change }, errors, onNone }: TypedEntriesProps) => {
  const say = useSay();
  return (
    <Stack gap="sm">
      {drafts.map((draft, index) => (
        <EntryFields
          key={draft.id}
          draft={draft}
          form={form}
          number={index + 1}
          errors={errors.filter((error) => error.entry === index)}
          onChange={(key, text) => change(draft.id, key, text)}
          onRemove={drafts.length > 1 ? () => remove(draft.id) : undefined}
        />
      ))}
      {form.isSingle ? null : (
        <Group gap="xs">
          <Button variant="default" onClick={add}>
            {say(`Add another ${form.noun.toLowerCase()}`)}
          </Button>
          {form.noneLabel ? (
            <Button variant="subtle" onClick={onNone}>
              {form.noneLabel}
            </Button>
          ) : null}
        </Group>
      )}
    </Stack>
  );
};

const typedShares = (drafts: readonly EntryDraft[]): readonly string[] =>
  drafts.map((draft) => draft.typed.percentage ?? '');
