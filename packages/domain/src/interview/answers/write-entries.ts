import { isUnclearKind } from '#facts/is-organization.ts';
import type { EntryForm } from '#facts/entry-form.ts';
import type { Meant } from '#interview/entries/resolve-called.ts';
import type { Subject } from '#interview/entries/subject.ts';
import { editList } from '#interview/lists/edit-list.ts';
import type { Entry, ListEdit } from '#interview/lists/list-edit.ts';

/** What an answer says of one of those whom it names. */
export interface Named extends Meant {
  readonly subject?: Subject;
}

/** An entry for somebody, by the columns that a form has. */
export const entryOf = (form: EntryForm, { name, relationship, isOrganization, subject }: Named): Entry => {
  const has = (key: string): boolean => form.columns.some((column) => column.key === key);
  const said =
    relationship ?? (isOrganization && has('percentage') && !isUnclearKind({ name }) ? wordOf(name) : undefined);
  return {
    name,
    ...(has('relationship') && said !== undefined && { relationship: said }),
    ...(has('dateOfBirth') && subject?.bornOn !== undefined && { dateOfBirth: subject.bornOn }),
    ...(has('livingStatus') && subject?.isDead === true && { livingStatus: 'deceased' }),
  };
};

// What an organization calls itself, where that says what it is.
const wordOf = (name: string): string =>
  /\b(church|temple|mosque|synagogue|parish|school|college|university|hospital|foundation)$/iu
    .exec(name)?.[1]
    ?.toLowerCase() ?? 'organization';

/** A list as it is stored after edits; undefined where the list engine refuses one of them. */
export const listAfter = (form: EntryForm, value: unknown, edits: readonly ListEdit[]): unknown => {
  const edited = editList(form, value, edits);
  return edited.ok ? edited.value : undefined;
};

/** From this age on nobody is a minor. */
export const fullAge = 18;

/** True for somebody who was said to be under age. */
export const isSaidMinor = (subject: Subject | undefined): boolean =>
  subject?.isChild === true || (subject?.age !== undefined && subject.age < fullAge);
