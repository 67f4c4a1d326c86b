import type { Person as DescribedPerson } from '@evergrant/contract/people.ts';
import type { Person } from '@evergrant/domain/people/person.ts';
import { findType } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';

type Naming = Pick<DocumentRow, 'id' | 'name' | 'documentTypeId' | 'interview'>;

/** A person of the register as the member is told, with every place at which a document names them. */
export const describePerson = ({ told, ...person }: Person, documents: readonly Naming[]): DescribedPerson => ({
  ...person,
  isMaker: told.length > 0,
  roles: documents.flatMap((document) => rolesIn(document, person.id)),
});

const rolesIn = (document: Naming, personId: string): DescribedPerson['roles'] => {
  const own = (document.interview.people ?? []).filter((one) => one.personId === personId);
  if (own.length === 0) return [];
  const rows = findType(document)?.interview.describe(document.interview) ?? [];
  return rows
    .filter(({ field }) => own.some((one) => one.field === field))
    .map(({ label }) => ({ documentId: document.id, documentName: document.name, label }));
};
