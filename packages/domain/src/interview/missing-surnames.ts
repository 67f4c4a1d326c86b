import type { FieldId } from '#facts/facts.ts';
import { isOrganization, isUnclearKind } from '#facts/is-organization.ts';
import { definitionOf, peopleIn, type NamedPerson } from '#facts/people-in.ts';
import { isFullName, wordsOfName } from '#facts/same-person.ts';
import type { Interview } from '#interview/interview.ts';

/** The people of a fact who are called by a first name alone, with their place in it; empty where that was said to be the whole name. */
export const missingSurnames = (
  interview: Pick<Interview, 'plan' | 'facts' | 'declined'>,
  field: FieldId,
): readonly (NamedPerson & { readonly entry: number })[] => {
  if (!interview.plan.needsSurnames || !definitionOf(field).needsSurname) return [];
  return peopleIn({ [field]: interview.facts[field] })
    .map((person, entry) => ({ ...person, entry }))
    .filter(
      ({ name, relationship, kind }) =>
        !isFullName(name) &&
        !isOrganization({ name, relationship, kind }) &&
        !isUnclearKind({ name, relationship, kind }) &&
        interview.declined?.includes(wholeName(name)) !== true,
    );
};

/** What is noted of somebody whose one name is the whole name. */
export const wholeName = (name: string): string => `surname:${wordsOfName(name).join(' ')}`;
