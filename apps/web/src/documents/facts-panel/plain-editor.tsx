import type { FactRow } from '@evergrant/contract/documents.ts';
import { stateNameByCode } from '@evergrant/domain/law/state-code.ts';
import { Checkbox, Group, NativeSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useContext, useState } from 'react';
import { AddressFields } from '#documents/facts-panel/address-fields.tsx';
import { DateFields } from '#documents/facts-panel/date-fields.tsx';
import { EditorFrame, type EditorProps } from '#documents/facts-panel/editor-frame.tsx';
import { EditorLook } from '#documents/facts-panel/editor-look.ts';
import { isMoney } from '#documents/facts-panel/plain-value.ts';
import type { Complaint } from '#documents/facts-panel/typed.ts';
import { readTyped, textToEdit } from '#documents/facts-panel/typed-value.ts';
import { YesNoButtons } from '#documents/facts-panel/yes-no-buttons.tsx';
import { useSay } from '#platform/language/use-say.ts';

/** Edits a fact that is one text, day, choice, number or yes/no. */
export const PlainEditor = ({ row, onSave, ...frame }: EditorProps & { readonly row: FactRow }) => {
  const say = useSay();
  const isInParts = useContext(EditorLook) === 'chat';
  const [text, setText] = useState(() => textToEdit({ row, isInParts }, row.value));
  const [complaint, setComplaint] = useState<Complaint>();

  const submit = () => {
    const read = readTyped({ row, isInParts }, text);
    setComplaint(read.ok ? undefined : read);
    if (read.ok) onSave(read.value);
  };

  const typed = { text, onChange: setText };
  if (isInParts && row.kind === 'yesNo')
    return (
      <EditorFrame {...frame} row={row} onSubmit={submit} isAnsweredByTap>
        <YesNoButtons label={row.label} isSaving={frame.isSaving} onAnswer={onSave} />
      </EditorFrame>
    );
  return (
    <EditorFrame {...frame} row={row} onSubmit={submit}>
      {isInParts && row.kind === 'date' ? <DateFields label={row.label} error={complaint} {...typed} /> : null}
      {isInParts && row.kind === 'address' ? <AddressFields label={row.label} error={complaint} {...typed} /> : null}
      {isInParts && (row.kind === 'date' || row.kind === 'address') ? null : (
        <PlainInput row={row} error={complaint && say(complaint.message)} {...typed} />
      )}
    </EditorFrame>
  );
};

interface InputProps {
  readonly row: FactRow;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

const PlainInput = ({ row, text, onChange, error }: InputProps) => {
  switch (row.kind) {
    case 'yesNo':
      return <Choice {...{ row, text, onChange, error }} choices={yesAndNo} />;
    case 'choice':
      return <Choice {...{ row, text, onChange, error }} choices={row.choices ?? []} />;
    case 'choices':
      return <Several {...{ row, text, onChange, error }} choices={row.choices ?? []} />;
    case 'state':
      return <StateInput {...{ row, text, onChange, error }} />;
    case 'longText':
      return <LongInput {...{ row, text, onChange, error }} />;
    case 'address':
      return <AddressInput {...{ row, text, onChange, error }} />;
    default:
      return <LineInput {...{ row, text, onChange, error }} />;
  }
};

const LongInput = ({ row, text, onChange, error }: InputProps) => (
  <Textarea
    label={row.label}
    value={text}
    error={error}
    autosize
    minRows={3}
    maxRows={10}
    maxLength={2000}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

// As long as it is, an address is seen from its first letter to its last; it has no lines of its own.
const AddressInput = ({ row, text, onChange, error }: InputProps) => {
  const say = useSay();
  return (
    <Textarea
      label={row.label}
      description={say('Street, city, state and ZIP code')}
      value={text}
      error={error}
      autosize
      minRows={1}
      maxRows={4}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ', '))}
    />
  );
};

const LineInput = ({ row, text, onChange, error }: InputProps) => {
  const say = useSay();
  return (
    <TextInput
      label={isMoney(row) ? `${row.label} ${say('(in dollars)')}` : row.label}
      type={row.kind === 'date' ? 'date' : 'text'}
      inputMode={row.kind === 'number' || row.kind === 'money' ? 'decimal' : undefined}
      value={text}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

const StateInput = ({ row, text, onChange, error }: InputProps) => {
  const say = useSay();
  return (
    <NativeSelect
      label={row.label}
      value={text}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: say('Choose a state') }, ...states]}
    />
  );
};

const Choice = ({ row, text, onChange, error, choices }: InputProps & { readonly choices: Choices }) => {
  const say = useSay();
  return (
    <Radio.Group label={row.label} value={text} onChange={onChange} error={error}>
      <Group gap="md" mt="xs">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={say(choice.label)} />
        ))}
      </Group>
    </Radio.Group>
  );
};

const Several = ({ row, text, onChange, error, choices }: InputProps & { readonly choices: Choices }) => (
  <Checkbox.Group
    label={row.label}
    value={text === '' ? [] : text.split(',')}
    onChange={(values) => onChange(values.join(','))}
    error={error}
  >
    <Stack gap="xs" mt="xs">
      {choices.map((choice) => (
        <Checkbox key={choice.value} value={choice.value} label={choice.label} />
      ))}
    </Stack>
  </Checkbox.Group>
);

type Choices = readonly { readonly value: string; readonly label: string }[];

const yesAndNo: Choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const states = Object.entries(stateNameByCode).map(([value, label]) => ({ value, label }));
