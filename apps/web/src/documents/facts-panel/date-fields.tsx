import { NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import { datePartsOf, textOfDate, type DateParts } from '#documents/facts-panel/date-parts.ts';
import classes from '#documents/facts-panel/in-parts.module.css';
import type { Complaint } from '#documents/facts-panel/typed.ts';
import { monthsIn } from '#documents/facts-panel/months-in.ts';
import { useSpoken } from '#platform/language/spoken-language.ts';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly label: string;
  /** `1958-3-4`, with parts that may be empty. */
  readonly text: string;
  readonly error: Complaint | undefined;
  readonly onChange: (text: string) => void;
}

/** A day in three fields, in the order in which people say it. */
export const DateFields = ({ label, text, error, onChange }: Props) => {
  const say = useSay();
  const { language } = useSpoken();
  const id = useId();
  const parts = datePartsOf(text);
  const change = (part: Partial<DateParts>) => onChange(textOfDate({ ...parts, ...part }));
  const own = (part: keyof DateParts) => ({
    error: error?.part === part,
    'aria-describedby': error?.part === part ? `${id}-error` : undefined,
  });
  return (
    <fieldset className={classes.parts}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.date}>
        <NativeSelect
          label={say('Month')}
          value={parts.month}
          data={[{ value: '', label: say('Month') }, ...monthsIn(language)]}
          onChange={(event) => change({ month: event.currentTarget.value })}
          {...own('month')}
        />
        <TextInput
          label={say('Day')}
          inputMode="numeric"
          maxLength={2}
          value={parts.day}
          onChange={(event) => change({ day: figures(event.currentTarget.value) })}
          {...own('day')}
        />
        <TextInput
          label={say('Year')}
          inputMode="numeric"
          maxLength={4}
          value={parts.year}
          onChange={(event) => change({ year: figures(event.currentTarget.value) })}
          {...own('year')}
        />
      </div>
      <p className={classes.error} id={`${id}-error`} role="alert">
        {error && say(error.message)}
      </p>
    </fieldset>
  );
};

const figures = (typed: string): string => typed.replace(/\D/gu, '');
