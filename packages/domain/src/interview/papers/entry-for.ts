import type { EntryForm } from '#facts/entry-form.ts';
import type { NamedHere } from '#interview/papers/find-people.ts';

/** An entry of a list for somebody whom a paper names, by the columns of the list; of a list of plain texts the name alone. */
export const entryFor = (
  form: EntryForm,
  { name, relationship, isDead, bornOn, address }: Partial<NamedHere> & PersonSaid,
): unknown => {
  if (form.isTextList) return name;
  const has = (key: string): boolean => form.columns.some((column) => column.key === key);
  return {
    name,
    ...(has('relationship') && relationship !== undefined && { relationship }),
    ...(has('dateOfBirth') && bornOn !== undefined && { dateOfBirth: bornOn }),
    ...(has('livingStatus') && isDead === true && { livingStatus: 'deceased' }),
    ...(has('address') && address !== undefined && { address }),
  };
};

interface PersonSaid {
  readonly name: string;
  readonly bornOn?: string | undefined;
  readonly address?: string | undefined;
}
