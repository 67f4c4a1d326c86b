import type { CorrectedPerson } from '@evergrant/contract/people.ts';
import { editPerson, type PersonChange } from '@evergrant/domain/people/edit-person.ts';
import { listDocumentRows } from '#documents/executed-versions.ts';
import { carryNews } from '#documents/people/carry-news.ts';
import { describePerson, findRoles } from '#documents/people/describe-person.ts';
import { openRegister } from '#documents/people/open-register.ts';
import { savePeople } from '#documents/people/save-people.ts';
import { todayOf } from '#documents/today.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';

interface Corrected {
  readonly member: Member;
  readonly personId: string;
  readonly change: PersonChange;
  readonly origin: Origin;
}

/** Puts a person of the register right, and with them every draft that names them. */
export const correctPerson = async (
  context: Pick<Context, 'db' | 'announce' | 'clock' | 'log'>,
  { member: { userId }, personId, change, origin }: Corrected,
): Promise<CorrectedPerson> =>
  context.db.transaction(async (tx) => {
    const register = await openRegister(tx, userId);
    const person = register.find(({ id }) => id === personId) ?? refuseUnknown();

    const at = context.clock();
    const edited = editPerson(person, change, todayOf(at));
    if (!edited.ok) throw mistake(edited.reason);

    const { news } = edited.value;
    const corrected = register.map((one) => (one === person ? edited.value.person : one));
    const inside = { ...context, tx };
    const carried = await carryNews(inside, { userId, news, register: corrected, origin });
    await savePeople(tx, { userId, before: register, after: carried.register, at });
    await appendAudit(tx, {
      stream: `account:${userId}`,
      at,
      actor: `member:${userId}`,
      action: 'person corrected',
      details: { personId, changed: Object.keys(change) },
      origin,
    });
    const documents = await listDocumentRows(tx, userId);
    const now = carried.register.find(({ id }) => id === personId) ?? person;
    return { person: describePerson(now, findRoles(documents)), changedDocuments: [...carried.changedDocuments] };
  });

const refuseUnknown = (): never => {
  throw new Refused('absent', { code: 'person-not-found', message: 'There is no such person among yours.' });
};

const mistake = ({ detail, message }: { readonly detail: string; readonly message: string }): Refused =>
  new Refused('invalid', { code: 'person-refused', message, errors: [{ field: detail, message }] });
