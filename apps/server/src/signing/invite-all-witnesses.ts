import type { Member, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { listAsked, listCosigners } from '#signing/list-asked.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import type { VersionRow } from '#documents/document-row.ts';

interface Sent {
  sent: number;
  /** Names of those who were written to. */
  reached: string[];
  failed: number;
  kept: number;
  /** Names of those who were written to too often today. */
  waiting: string[];
}

/**
 * Writes to everybody who is still to sign and has no link that arrived; once all have one, to everybody who is still to sign,
 * with the link that they have. Nobody's working link is replaced. One failure does not stop the rest.
 */
export const inviteAllWitnesses = async (
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'announce' | 'automation'>,
  { member, documentId, origin }: { readonly member: Member; readonly documentId: string; readonly origin: Origin },
): Promise<Sent> => {
  const document = await loadOwnDocument(context.db, { documentId, userId: member.userId });
  const asked = await listAsked(context.db, documentId);
  const version = document.currentVersionId
    ? await readFrozenVersion(context.db, document.currentVersionId)
    : undefined;
  const cosigners = await listCosigners(context.db, { asked, version });
  const links = cosigners.flatMap(({ link, hasSigned }) => (link && !hasSigned ? [link] : []));
  const awaited = [...links, ...asked.filter(({ role }) => role === 'witness')].filter(
    ({ status }) => status === 'pending' || status === 'viewed',
  );
  const without = awaited.filter((row) => !hasLink(row, version));
  const keepsLink = without.length === 0;

  const counted: Sent = { sent: 0, reached: [], failed: 0, kept: 0, waiting: [] };
  for (const { id, name } of keepsLink ? awaited : without) {
    try {
      const { inviteSentAt, inviteKeptAt } = await inviteWitness(context, {
        member,
        documentId,
        witnessId: id,
        origin,
        keepsLink,
      });
      const isKept = inviteKeptAt !== null && inviteSentAt === null;
      counted[isKept ? 'kept' : 'sent'] += 1;
      if (!isKept) counted.reached.push(name);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.kind !== 'limited' && error.kind !== 'outside' && !isSettled(error)) throw error;
      if (error.kind === 'limited') counted.waiting.push(name);
      if (error.kind === 'outside') counted.failed += 1;
    }
  }
  return counted;
};

// Mailed for this version and not sent back. Who wrote too early is told by us when it is time.
const hasLink = (row: WitnessRow, version: VersionRow | undefined): boolean =>
  row.tokenHash !== null &&
  row.inviteSentAt !== null &&
  row.undeliveredAt === null &&
  (version === undefined || row.inviteSentAt >= version.createdAt);

// They answered, or were taken off the list, while the others were written to.
const isSettled = ({ refusal }: Refused): boolean => ['already-signed', 'declined', 'not-found'].includes(refusal.code);
