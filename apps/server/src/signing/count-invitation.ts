import { createHash } from 'node:crypto';
import { whyNotInvite } from '@evergrant/domain/execution/refusals.ts';
import type { Context } from '#platform/context.ts';
import { rateLimitOf, type Limit } from '#platform/rate-limit.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import type { DocumentRow } from '#documents/document-row.ts';

const day = 86_400;
const toOnePerson: Limit = { name: 'invitation-to', attempts: 5, seconds: day };
const fromOwner: Limit = { name: 'invitation-from', attempts: 40, seconds: day };

interface Invited {
  readonly userId: string;
  readonly document: DocumentRow;
  readonly witness: WitnessRow;
  /** False while somebody who makes the document signs before them. */
  readonly isTheirTurn: boolean;
}

/**
 * Counts a mail to one address and of one owner; refuses once there were too many in a day. Taking somebody off the list
 * and adding them again does not begin anew. What is kept until makers have signed is no mail yet. Returns how to take the
 * count back when the mail does not leave.
 */
export const countInvitation = async (
  { db }: Pick<Context, 'db'>,
  { userId, document, witness, isTheirTurn }: Invited,
): Promise<() => Promise<void>> => {
  const isMailed = !whyNotInvite({
    documentStatus: document.status,
    makersHaveSigned: isTheirTurn,
    witnessStatus: witness.status,
  });
  if (!isMailed) return async () => undefined;
  const limit = rateLimitOf(db);
  // Hashed, since the counter may outlive the account: nobody's address is kept by it.
  const person = createHash('sha256').update(`${userId}:${witness.emailKey}`).digest('hex');
  await limit.count(toOnePerson, person, 'This person was written to five times today. Please wait until tomorrow.');
  await limit.count(fromOwner, userId, 'You have sent many invitations today. Please wait until tomorrow.');
  return async () => {
    await limit.giveBack(toOnePerson, person);
    await limit.giveBack(fromOwner, userId);
  };
};
