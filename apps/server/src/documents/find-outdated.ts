import type { Person } from '@evergrant/domain/people/person.ts';
import { findType } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';

interface Account {
  /** Every document of the member. */
  readonly documents: readonly DocumentRow[];
  /** The people whom the account knows. */
  readonly register: readonly Person[];
}

/** What a finished document says otherwise than the other documents of its maker and the register; a draft hears of it by itself. */
export const findOutdated = (document: DocumentRow, { documents, register }: Account): readonly string[] => {
  if (document.status === 'draft') return [];
  const others = documents.flatMap((other) =>
    other.id === document.id ? [] : (findType(other)?.interview.sameness(other.interview) ?? []),
  );
  return findType(document)?.interview.outdated(document.interview, { others, register }) ?? [];
};
