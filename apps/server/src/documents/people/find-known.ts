import { makerIdOf } from '@evergrant/domain/people/people-of.ts';
import type { KnownFact } from '@evergrant/domain/people/person.ts';
import { findType } from '#documents/document-type-of.ts';
import { listDocumentRows } from '#documents/executed-versions.ts';
import { findMaker } from '#documents/people/load-people.ts';
import type { DbOrTx } from '#platform/database/database.ts';

/**
 * What is known for a new document of a member: what the maker of the latest ones has told of themselves, and what the newest of
 * their documents that offers anything says of itself. Undefined before anybody was named as a maker.
 */
export const findKnown = async (db: DbOrTx, userId: string): Promise<readonly KnownFact[] | undefined> => {
  const maker = await findMaker(db, userId);
  if (!maker) return undefined;
  const rows = await listDocumentRows(db, userId);
  const offers = rows
    .filter(({ interview }) => makerIdOf(interview.people ?? []) === maker.id)
    .map((document) => {
      const { status, datedOn, interview } = document;
      const signed = status === 'signed' ? { on: datedOn ?? undefined } : undefined;
      return findType(document)?.interview.offer({ facts: interview.facts, signed }) ?? [];
    });
  // Of one document alone, so that no name of one stands with the date of another.
  const offered = offers.findLast((facts) => facts.length > 0) ?? [];
  return [...maker.told, ...offered];
};
