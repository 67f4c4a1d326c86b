import type { Facts, FieldId } from '#facts/facts.ts';
import { changePeople, isPeopleField, namingOf } from '#facts/people-in.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { told } from '#facts/told.ts';

/** The value of a fact about who receives after a death without the person who makes the document, and why they were left out. */
export const leaveOutSelf = (
  facts: Facts,
  field: FieldId,
  value: unknown,
): { readonly value: unknown; readonly notes: readonly string[] } => {
  const own = told(facts, 'maker-name');
  if (own === undefined || !isPeopleField(field) || !/^(?:takers|alternates)$/u.test(namingOf(field) ?? ''))
    return { value, notes: [] };
  let isLeft = false;
  const left = changePeople(value as Parameters<typeof changePeople>[0], (name) => {
    if (!isSamePerson(name, own)) return name;
    isLeft = true;
    return undefined;
  });
  return isLeft
    ? { value: left, notes: ['This is about who receives after your death, so I have left you out there.'] }
    : { value, notes: [] };
};
