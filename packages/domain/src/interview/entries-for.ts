import type { EntryForm } from '#facts/entry-form.ts';
import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { told } from '#facts/told.ts';

/** The inputs of a list that are for this person; what only spouses own together is asked of the married alone. */
export const entriesFor = (form: EntryForm, facts: Facts): EntryForm => ({
  ...form,
  columns: form.columns
    .filter(({ isFor }) => isFor === undefined || (typeof isFor === 'function' ? isFor(facts) : isWed(facts)))
    .map(({ isFor: _isFor, ...column }) => column),
});

const isWed = (facts: Facts): boolean => isMarried(told(facts, 'marital-status'));
