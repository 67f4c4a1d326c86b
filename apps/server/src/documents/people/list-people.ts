import type { Person } from '@evergrant/contract/people.ts';
import { idsOf } from '@evergrant/domain/people/people-of.ts';
import { listDocumentRows } from '#documents/executed-versions.ts';
import { describePerson, findRoles } from '#documents/people/describe-person.ts';
import { openRegister } from '#documents/people/open-register.ts';
import type { Context } from '#platform/context.ts';

/** Everybody whom the documents of a member name, each once, in the order in which they became known. */
export const listPeople = async (
  { db }: Pick<Context, 'db'>,
  { userId }: { readonly userId: string },
): Promise<{ people: Person[] }> =>
  db.transaction(async (tx) => {
    const register = await openRegister(tx, userId);
    const documents = await listDocumentRows(tx, userId);
    const named = new Set(documents.flatMap(({ interview }) => [...idsOf(interview.people ?? [])]));
    const roles = findRoles(documents);
    return { people: register.filter(({ id }) => named.has(id)).map((person) => describePerson(person, roles)) };
  });
