import type { Person as DescribedPerson } from '@evergrant/contract/people.ts';
import type { Person } from '@evergrant/domain/people/person.ts';
import { findType } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Naming = Pick<DocumentRow, 'id' | 'name' | 'documentTypeId' | 'interview'>;

type Roles = DescribedPerson['roles'];

/** A person of the register as the member is told, with every place at which a document names them. */
export const describePerson = (
  { told, ...person }: Person,
  rolesById: ReadonlyMap<string, Roles>,
): DescribedPerson => ({
  ...person,
  isMaker: told.length > 0,
  roles: rolesById.get(person.id) ?? [],
});

/** Where documents name whom, by the id of the person. Each document is described once, however many it names. */
export const findRoles = (documents: readonly Naming[]): ReadonlyMap<string, Roles> => {
  const rolesById = new Map<string, Roles[number][]>();
  for (const document of documents) {
    const idsByField = idsIn(document);
    if (idsByField.size === 0) continue;
    for (const { field, label } of findType(document)?.interview.describe(document.interview) ?? [])
      for (const id of idsByField.get(field) ?? []) {
        const role = { documentId: document.id, documentName: document.name, label };
        rolesById.set(id, [...(rolesById.get(id) ?? []), role]);
      }
  }
  return rolesById;
};

const idsIn = ({ interview }: Naming): ReadonlyMap<string, ReadonlySet<string>> => {
  const idsByField = new Map<string, Set<string>>();
  for (const { field, personId } of interview.people ?? [])
    if (personId !== null) idsByField.set(field, (idsByField.get(field) ?? new Set()).add(personId));
  return idsByField;
};
