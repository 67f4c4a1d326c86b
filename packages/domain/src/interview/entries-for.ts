import type { EntryForm } from '#facts/entry-form.ts';
import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';

/** The inputs of a list that are for this person; what only spouses own together is asked of the married alone. */
export const entriesFor = (form: EntryForm, { maritalStatus }: Facts): EntryForm => ({
  ...form,
  columns: form.columns.filter(({ isFor }) => isFor === undefined || isMarried(maritalStatus)),
});
