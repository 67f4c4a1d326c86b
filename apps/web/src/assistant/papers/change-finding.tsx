import type { PaperFinding } from '@evergrant/contract/papers.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from '#assistant/papers/bring-paper.module.css';
import { draftOf, valueOfDraft } from '#assistant/papers/change-value.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly finding: PaperFinding;
  readonly isBusy: boolean;
  readonly onTake: (value: PaperFinding['value']) => void;
  readonly onCancel: () => void;
}

/** Puts right what was found before it is taken. */
export const ChangeFinding = ({ finding, isBusy, onTake, onCancel }: Props) => {
  const say = useSay();
  const [draft, setDraft] = useState(draftOf(finding));
  return (
    <form
      className={classes.change}
      onSubmit={(event) => {
        event.preventDefault();
        onTake(valueOfDraft(finding, draft));
      }}
    >
      {finding.inputs.map((input, at) => {
        const key = input.key ?? 'value';
        return (
          <OneInput
            key={key}
            input={input}
            value={draft[key] ?? ''}
            isFirst={at === 0}
            onChange={(typed) => setDraft({ ...draft, [key]: typed })}
          />
        );
      })}
      <div className={classes.acts}>
        <Button type="submit" variant="default" disabled={isBusy}>
          {say('Take it so')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {say('Cancel')}
        </Button>
      </div>
    </form>
  );
};

interface OneInputProps {
  readonly input: PaperFinding['inputs'][number];
  readonly value: string;
  readonly isFirst: boolean;
  readonly onChange: (typed: string) => void;
}

const OneInput = ({ input: { label, kind, choices }, value, isFirst, onChange }: OneInputProps) =>
  choices ? (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: '' }, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      label={label}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'money' || kind === 'percent' || kind === 'years' ? 'decimal' : undefined}
      value={value}
      data-autofocus={isFirst || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
