import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { forgetUnnamed } from '#documents/people/forget-people.ts';
import { openRegister } from '#documents/people/open-register.ts';
import { documentVersions, documents } from '#documents/tables.ts';

/** Deletes a document with its versions, and the people whom no other document names, for good. Only the audit trail keeps that it existed. */
export const deleteDocument = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { documentId, member, origin }: { readonly documentId: string; readonly member: Member; readonly origin: Origin },
): Promise<void> =>
  db.transaction(async (tx) => {
    await openRegister(tx, member.userId);
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const versions = await tx
      .select({ sha256: documentVersions.sha256, executedPdfKey: documentVersions.executedPdfKey })
      .from(documentVersions)
      .where(eq(documentVersions.documentId, documentId));

    await tx.delete(documents).where(eq(documents.id, documentId));
    await forgetUnnamed(tx, member.userId);
    await appendAudit(tx, {
      stream: trailOf(documentId),
      at: clock(),
      actor: `member:${member.userId}`,
      action: 'trust deleted',
      details: { status: document.status, versions: versions.map(({ sha256 }) => sha256) },
      origin,
    });

    const fileKeys = versions.flatMap(({ executedPdfKey }) => (executedPdfKey === null ? [] : [executedPdfKey]));
    await announce(tx, 'document.deleted', { documentId, fileKeys });
  });
