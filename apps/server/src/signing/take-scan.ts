import { createHash, randomUUID } from 'node:crypto';
import { largestScanInBytes, type SignatureScan } from '@evergrant/contract/signature-scans.ts';
import { cleanText } from '@evergrant/domain/facts/clean-text.ts';
import { eq } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { trailOf } from '#documents/trail-of.ts';
import type { Member, Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import { rateLimitOf, type Limit } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';
import { describeScan, listScansOf } from '#signing/list-scans.ts';
import { signatureScans } from '#signing/tables.ts';
import { loadOwnDocument, lockOwnDocument, unknownDocument } from '#documents/load-own-document.ts';
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

const scansAtMost = 20;
const uploads: Limit = { name: 'signature-scan', attempts: 60, seconds: 3600 };

/** Keeps a scan of sheets that were signed in ink, as evidence of what the owner states; it makes no line signed. */
export const takeScan = async (context: Needs, scan: Scan): Promise<SignatureScan> => {
  const { db } = context;
  const { member, documentId, origin } = scan;
  const own = { documentId, userId: member.userId };
  await loadOwnDocument(db, own);
  await rateLimitOf(db).count(uploads, member.userId, 'Many scans were sent. Please wait a while before sending more.');

  const bytes = await readWhole(scan.source);
  const kind = await requireKind(bytes);

  const id = randomUUID();
  const row = await db.transaction((tx) => reserve({ ...context, tx }, { ...own, id, kind, bytes, name: scan.name }));
  try {
    await context.files.put(row.fileKey, bytes, kind);
  } catch (error) {
    await db.delete(signatureScans).where(eq(signatureScans.id, id));
    throw error;
  }

  return db.transaction(async (tx) => {
    const storedAt = context.clock();
    const [kept] = await tx.update(signatureScans).set({ storedAt }).where(eq(signatureScans.id, id)).returning();
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

interface Reserved {
  readonly documentId: string;
  readonly userId: string;
  readonly id: string;
  readonly kind: keyof typeof extensions;
  readonly bytes: Uint8Array;
  readonly name: string;
}

// The row comes first, so that whatever a killed process leaves behind is removed with the document.
const reserve = async ({ tx, clock }: Inside<'clock'>, { documentId, userId, id, kind, bytes, name }: Reserved) => {
  const document = await lockOwnDocument(tx, { documentId, userId });
  const { currentVersionId: versionId } = document;
  if (document.status === 'draft' || versionId === null) throw refused('document-not-complete');
  if ((await listScansOf(tx, { documentId, versionId })).length >= scansAtMost) throw refused('too-many-scans');
  const row = {
    id,
    documentId,
    documentVersionId: versionId,
    name: nameOf(name, extensions[kind]),
    kind,
    sizeInBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    fileKey: `scans/${documentId}/${id}`,
    createdAt: clock(),
  };
  await tx.insert(signatureScans).values(row);
  return row;
};

const readWhole = async (source: AsyncIterator<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    size += next.value.length;
    if (size > largestScanInBytes) throw refused('file-too-large');
    parts.push(next.value);
  }
  return Buffer.concat(parts);
};

const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/heic': 'heic' } as const;

const isKind = (mime: string | undefined): mime is keyof typeof extensions =>
  mime !== undefined && Object.hasOwn(extensions, mime);

/** What the content is, whatever the file is called. */
const requireKind = async (bytes: Uint8Array): Promise<keyof typeof extensions> => {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (isKind(found)) return found;
  throw refused('not-a-scan');
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

const wording = {
  'document-not-complete': 'Scans can be kept once the document is finished and paid for.',
  'too-many-scans': `At most ${scansAtMost} scans are kept with one version of a document.`,
  'file-too-large': 'This file is larger than 10 MB. Please send a smaller scan.',
  'not-a-scan': 'This file is no scan that we can take. Please send a PDF, or a JPEG, PNG or HEIC picture.',
} as const;

const refused = (code: keyof typeof wording): Refused =>
  new Refused(code === 'file-too-large' || code === 'not-a-scan' ? 'invalid' : 'conflict', {
    code,
    message: wording[code],
  });
