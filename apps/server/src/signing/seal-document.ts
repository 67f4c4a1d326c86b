import { createHash, randomUUID } from 'node:crypto';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { trailOf } from '#documents/trail-of.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { ProductEvents } from '#platform/events.ts';
import { certify } from '#signing/certify.ts';
import { mailExecuted } from '#signing/mail-executed.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { findDocument } from '#documents/lock-document.ts';
import { reserveExecuted } from '#documents/reserve-executed.ts';
import { storeExecuted } from '#documents/store-executed.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';
import type { VersionRow } from '#documents/document-row.ts';

type Needs = Pick<Context, 'db' | 'files' | 'pdf' | 'mail' | 'clock' | 'settings' | 'announce'>;

/** Prints the executed document once, with signatures and certificate, keeps its bytes and mails everyone a copy. */
export const sealDocument = async (
  context: Needs,
  { documentId, versionId }: ProductEvents['document.executed'],
): Promise<void> => {
  const document = await findDocument(context.db, documentId);
  if (!document) return;
  const version = await readFrozenVersion(context.db, versionId);
  const sealed = await certify(context.db, { document, version, issuedAt: context.clock() });
  if (version.executedAt === null)
    await keep(context, { documentId, version, ...(await print(context, { version, sealed })) });

  const { certificate } = sealed;
  await mailExecuted(context, { document, version: await readFrozenVersion(context.db, versionId), certificate });
};

interface Printed {
  readonly html: string;
  readonly bytes: Uint8Array;
}

const print = async (
  { pdf }: Pick<Context, 'pdf'>,
  { version, sealed }: { readonly version: VersionRow; readonly sealed: Awaited<ReturnType<typeof certify>> },
): Promise<Printed> => {
  const { document: instrument } = version;
  const executed = { watermark: false, ...sealed.printed, certificate: sealed.certificate };
  return { html: renderHtml(instrument, executed), bytes: await pdf.render({ document: instrument, ...executed }) };
};

interface Kept extends Printed {
  readonly documentId: string;
  readonly version: VersionRow;
}

// The place is noted, the file written, the document sealed, in this order: whoever breaks off leaves no file that the
// next attempt, or the deletion of the document, does not know and remove.
const keep = async (context: Needs, { documentId, version, html, bytes }: Kept): Promise<void> => {
  const { db, files, clock } = context;
  const versionId = version.id;
  // Every attempt has a place of its own: none overwrites what another has kept.
  const pdfKey = `executed/${documentId}/${versionId}-${randomUUID()}.pdf`;
  if (!(await db.transaction((tx) => reserveExecuted({ ...context, tx }, { versionId, pdfKey })))) return;
  await files.put(pdfKey, bytes, 'application/pdf');

  const isSealed = await db.transaction(async (tx) => {
    const at = clock();
    const pdfSha256 = createHash('sha256').update(bytes).digest('hex');
    if (!(await storeExecuted(tx, { versionId, pdfKey, pdfSha256, html, at }))) return false;
    await appendAudit(tx, {
      stream: trailOf(documentId),
      at,
      actor: 'system',
      action: 'executed document kept',
      details: { versionId, pdfSha256, signedSha256: version.sha256 },
    });
    await tellDocumentChanged(tx, documentId);
    return true;
  });
  if (!isSealed) await files.remove(pdfKey);
};
