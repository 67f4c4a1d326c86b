import type { SignatureScan } from '@evergrant/contract/signature-scans.ts';
import { cleanText } from '@evergrant/domain/facts/clean-text.ts';
import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import { rateLimitOf, type Limit } from '#platform/rate-limit.ts';
import { describeScan } from '#signing/list-scans.ts';
import { readScan, scanExtensions } from '#signing/read-scan.ts';
import { reserveScan } from '#signing/reserve-scan.ts';
import { signatureScans } from '#signing/tables.ts';
import { loadOwnDocument, unknownDocument } from '#documents/load-own-document.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';

type Needs = Pick<Context, 'db' | 'files' | 'clock'>;

interface Scan {
  readonly member: Member;
  readonly documentId: string;
  readonly name: string;
  /** The bytes as they arrive. */
  readonly source: AsyncIterator<Uint8Array>;
  readonly origin: Origin;
}

const uploads: Limit = { name: 'signature-scan', attempts: 60, seconds: 3600 };

/** Keeps a scan of sheets that were signed in ink, as evidence of what the owner states; it makes no line signed. */
export const takeScan = async (context: Needs, scan: Scan): Promise<SignatureScan> => {
  const { db } = context;
  const { member, documentId, origin } = scan;
  const own = { documentId, userId: member.userId };
  await loadOwnDocument(db, own);
  await rateLimitOf(db).count(uploads, member.userId, 'Many scans were sent. Please wait a while before sending more.');

  const { id, fileKey } = await db.transaction((tx) => reserveScan({ ...context, tx }, own));
  const arrived = await store(context, { id, fileKey, scan });

  return db.transaction(async (tx) => {
    const storedAt = context.clock();
    const [kept] = await tx
      .update(signatureScans)
      .set({ ...arrived, storedAt })
      .where(eq(signatureScans.id, id))
      .returning();
    if (!kept) throw unknownDocument();
    await appendAudit(tx, {
      stream: trailOf(documentId),
      at: storedAt,
      actor: `member:${member.userId}`,
      action: 'scan of signed sheets kept',
      details: { scanId: id, sha256: kept.sha256, versionId: kept.documentVersionId },
      origin,
    });
    await tellDocumentChanged(tx, documentId);
    return describeScan(kept);
  });
};

interface Storing {
  readonly id: string;
  readonly fileKey: string;
  readonly scan: Pick<Scan, 'name' | 'source'>;
}

const store = async ({ db, files }: Needs, { id, fileKey, scan }: Storing) => {
  try {
    const { kind, chunks, told } = await readScan(scan.source);
    await files.putStream(fileKey, chunks, kind);
    return { kind, name: nameOf(scan.name, scanExtensions[kind]), ...told() };
  } catch (error) {
    await db.delete(signatureScans).where(eq(signatureScans.id, id));
    throw error;
  }
};

/** The name without a path, with the extension of what the content really is. */
const nameOf = (typed: string, extension: string): string => {
  const [last = ''] = cleanText(typed).split(/[/\\]/).slice(-1);
  const bare = last
    .replace(/\.[^.]{1,8}$/, '')
    .trim()
    .slice(0, 120);
  return `${bare || 'Signed sheets'}.${extension}`;
};
