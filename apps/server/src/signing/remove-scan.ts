import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { Refused } from '#platform/refused.ts';
import { requireScan } from '#signing/list-scans.ts';
import { signatureScans } from '#signing/tables.ts';
import { isExecuted } from '#documents/executed-versions.ts';
import { lockOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';

interface Removal {
  readonly member: Member;
  readonly documentId: string;
  readonly scanId: string;
  readonly origin: Origin;
}

/** Removes a scan that was sent by mistake. What belongs to a version that everybody has signed stays with it. */
export const removeScan = async (
  { db, announce, clock }: Pick<Context, 'db' | 'announce' | 'clock'>,
  { member, documentId, scanId, origin }: Removal,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const document = await lockOwnDocument(tx, { documentId, userId: member.userId });
    const scan = await requireScan(tx, { documentId, scanId });
    if (isExecuted(document, await readFrozenVersion(tx, scan.documentVersionId))) throw refuseSigned();

    await tx.delete(signatureScans).where(eq(signatureScans.id, scanId));
    await appendAudit(tx, {
      stream: trailOf(documentId),
      at: clock(),
      actor: `member:${member.userId}`,
      action: 'scan of signed sheets removed',
      details: { scanId, name: scan.name, sha256: scan.sha256, versionId: scan.documentVersionId },
      origin,
    });
    await announce(tx, 'scan.removed', { fileKeys: [scan.fileKey] });
    await tellDocumentChanged(tx, documentId);
  });
};

const refuseSigned = (): Refused => {
  const message = 'Everybody has signed this document, so the scans that were kept with it stay.';
  return new Refused('conflict', { code: 'document-signed', title: 'This scan stays', message });
};
