import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import type { EntryColumn, EntryForm } from '@evergrant/domain/facts/entry-form.ts';
import { useContext } from 'react';
import { DateFields } from '#documents/facts-panel/date-fields.tsx';
import { EditorLook } from '#documents/facts-panel/editor-look.ts';
import { isForEntry } from '#documents/facts-panel/is-for-entry.ts';
import { kindChoice } from '#documents/facts-panel/kind-choice.ts';
import type { DraftError, EntryDraft } from '#documents/facts-panel/entry-drafts.ts';
import classes from '#documents/facts-panel/facts-panel.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly draft: EntryDraft;
  readonly form: EntryForm;
  readonly number: number;
  readonly errors: readonly DraftError[];
  readonly onChange: (key: string, text: string) => void;
  readonly onRemove: (() => void) | undefined;
}

/** The inputs of one entry, under its own heading (`Person 2`). */
export const EntryFields = ({ draft, form, number, errors, onChange, onRemove }: Props) => {
  const say = useSay();
  const heading = form.isSingle ? form.noun : `${form.noun} ${number}`;
  return (
    <fieldset className={classes.entry}>
      <legend className={classes.entryHeading}>{heading}</legend>
      <div className={classes.entryGrid}>
        {form.columns
          .filter((column) => isForEntry(column, draft.typed))
          .map((column) => (
            <div key={column.key} className={column.isWide ? classes.wide : undefined}>
              <EntryInput
                column={column}
                typed={draft.typed}
                error={errors.find((error) => error.key === column.key)?.message}
                onChange={(text) => onChange(column.key, text)}
              />
            </div>
          ))}
      </div>
      {onRemove ? (
        <Group justify="flex-end" mt="xs">
          <Button variant="subtle" color="red" onClick={onRemove} aria-label={say(`Remove ${heading.toLowerCase()}`)}>
            {say('Remove')}
          </Button>
        </Group>
      ) : null}
    </fieldset>
  );
};

interface InputProps {
  readonly column: EntryColumn;
  readonly typed: EntryDraft['typed'];
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

const EntryInput = ({ column, typed, error, onChange }: InputProps) => {
  const say = useSay();
  const text = typed[column.key] ?? '';
  const look = useContext(EditorLook);
  const common = { label: column.label, error: error === undefined ? undefined : say(error) };
  if (column.kind === 'date' && look === 'chat')
    return (
      <DateFields
        label={column.label}
        text={text}
        error={error === undefined ? undefined : { message: error, part: 'day' }}
        onChange={onChange}
      />
    );
  if (column.kind === 'personOrOrganization') {
    const { value, data } = kindChoice(text, typed);
    return (
      <NativeSelect
        {...common}
        value={value}
        data={data.map((one) => ({ ...one, label: say(one.label) }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (column.kind === 'choice' || column.kind === 'ownLine') {
    return (
      <NativeSelect
        {...common}
        value={text}
        data={[
          { value: '', label: say(column.kind === 'ownLine' ? 'As for the others' : 'Not said') },
          ...(column.choices ?? []),
        ]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...common}
      value={text}
      required={column.isRequired}
      type={column.kind === 'date' ? 'date' : 'text'}
      inputMode={column.kind === 'text' || column.kind === 'date' ? undefined : 'decimal'}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
