import { eq } from 'drizzle-orm';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { lockOwnTrust } from '#trusts/load-own-trust.ts';
import { documentVersions, trusts } from '#trusts/tables.ts';

/** Deletes a document with its versions for good. Only the audit trail keeps that it existed. */
export const deleteTrust = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { trustId, member, origin }: { readonly trustId: string; readonly member: Member; readonly origin: Origin },
): Promise<void> =>
  db.transaction(async (tx) => {
    const trust = await lockOwnTrust(tx, { trustId, userId: member.userId });
    const versions = await tx
      .select({ sha256: documentVersions.sha256, executedPdfKey: documentVersions.executedPdfKey })
      .from(documentVersions)
      .where(eq(documentVersions.trustId, trustId));

    await tx.delete(trusts).where(eq(trusts.id, trustId));
    await appendAudit(tx, {
      stream: `trust:${trustId}`,
      at: clock(),
      actor: `member:${member.userId}`,
      action: 'trust deleted',
      details: { status: trust.status, versions: versions.map(({ sha256 }) => sha256) },
      origin,
    });

    const fileKeys = versions.flatMap(({ executedPdfKey }) => (executedPdfKey === null ? [] : [executedPdfKey]));
    await announce(tx, 'trust.deleted', { trustId, fileKeys });
  });
