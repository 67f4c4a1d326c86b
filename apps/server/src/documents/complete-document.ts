import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { makersOf } from '@evergrant/domain/execution/cosigners.ts';
import { digestOf } from '@evergrant/rendering/digest/document-digest.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { eq, max } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { lockDocument } from '#documents/lock-document.ts';
import { documentVersions, documents } from '#documents/tables.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/**
 * Completes a document that is paid and whose interview is complete: freezes what will be signed. Anything else is left as
 * it is, so that it may be called whenever one of the two has come true. Undefined when there is no such document any more.
 */
export const completeDocument = async (
  { tx, clock, log }: Inside<'clock' | 'log'>,
  { documentId }: { readonly documentId: string },
): Promise<DocumentRow | undefined> => {
  const document = await lockDocument(tx, documentId);
  if (!document || document.status !== 'draft' || !document.isInterviewComplete || document.paidAt === null)
    return document;

  const now = clock();
  const { interview, finish } = typeOf(document);
  const { isComplete } = interview.standing(document.interview, todayOf(now));
  const finished = isComplete ? finish(document.interview.facts, todayOf(now)) : undefined;
  if (!finished?.ok) {
    // Time has passed since the interview ended, or its questions have changed; the person is shown the problems and mends them.
    log.warn({ documentId, problems: finished?.reason.length }, 'a paid document cannot be finished yet');
    return writeDocument(tx, documentId, { isInterviewComplete: false, progress: 99, updatedAt: now });
  }

  const frozen = await freeze(tx, { documentId, instrument: finished.value, at: now });
  const completed = await writeDocument(tx, documentId, {
    status: 'complete',
    progress: 100,
    currentVersionId: frozen.id,
    documentHtml: frozen.html,
    otherMakers: makersOf(signersOf(finished.value)).slice(1),
    updatedAt: now,
  });
  const details = { version: frozen.version, versionId: frozen.id, sha256: frozen.sha256 };
  await appendAudit(tx, {
    stream: trailOf(documentId),
    at: now,
    actor: 'system',
    action: 'document completed',
    details,
  });
  await tellDocumentChanged(tx, documentId);
  return completed;
};

const freeze = async (
  tx: Tx,
  {
    documentId,
    instrument,
    at,
  }: { readonly documentId: string; readonly instrument: LegalDocument; readonly at: Date },
): Promise<VersionRow> => {
  const html = renderHtml(instrument, { watermark: false });
  const sha256 = digestOf(instrument);
  const [last] = await tx
    .select({ version: max(documentVersions.version) })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  const version = (last?.version ?? 0) + 1;
  const [frozen] = await tx
    .insert(documentVersions)
    .values({ documentId, version, document: instrument, html, sha256, createdAt: at })
    .returning();
  if (!frozen) throw new Error('the frozen version was not returned');
  return frozen;
};

const writeDocument = async (
  tx: Tx,
  documentId: string,
  values: Partial<DocumentRow>,
): Promise<DocumentRow | undefined> => {
  const [saved] = await tx.update(documents).set(values).where(eq(documents.id, documentId)).returning();
  return saved;
};
