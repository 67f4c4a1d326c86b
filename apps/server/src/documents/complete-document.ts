import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { signersOf } from '@evergrant/domain/assembly/signers-of.ts';
import { cosignersOf, makersOf } from '@evergrant/domain/execution/cosigners.ts';
import { digestOf } from '@evergrant/rendering/digest/document-digest.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { eq, max } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { findingsOf } from '#documents/findings-of.ts';
import { lockDocument } from '#documents/lock-document.ts';
import { documentVersions } from '#documents/tables.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';
import { todayOf } from '#documents/today.ts';
import { writeDocument } from '#documents/write-document.ts';
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
  const type = typeOf(document);
  const { isComplete } = type.interview.completeness(document.interview, todayOf(now));
  const finished = isComplete ? type.finish(document.interview.facts, todayOf(now)) : undefined;
  if (!finished?.ok) {
    // Time has passed since the interview ended, or its questions have changed; the person is shown the problems and mends them.
    const reasons = finished?.ok === false ? finished.reason : [];
    const faults = reasons.flatMap((obstacle) => obstacle.faults ?? []);
    log.warn({ documentId, problems: reasons.length, faults }, 'a paid document cannot be finished yet');
    return writeDocument(tx, { id: documentId, isInterviewComplete: false, progress: 99, updatedAt: now });
  }

  const frozen = await freeze(tx, { document, instrument: finished.value, at: now });
  const completed = await writeDocument(tx, {
    id: documentId,
    status: 'complete',
    progress: 100,
    currentVersionId: frozen.id,
    otherMakers: makersOf(signersOf(finished.value)).slice(1),
    awaitedCosigners: cosignersOf(signersOf(finished.value)).map(({ name }) => name),
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

interface Finished {
  readonly document: DocumentRow;
  readonly instrument: LegalDocument;
  readonly at: Date;
}

const freeze = async (tx: Tx, { document, instrument, at }: Finished): Promise<VersionRow> => {
  const documentId = document.id;
  const { execution } = typeOf(document);
  const [last] = await tx
    .select({ version: max(documentVersions.version) })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  const [frozen] = await tx
    .insert(documentVersions)
    .values({
      documentId,
      version: (last?.version ?? 0) + 1,
      document: instrument,
      html: renderHtml(instrument, { watermark: false }),
      sha256: digestOf(instrument),
      findings: findingsOf(document, instrument),
      requirements: execution.requirementsOf(instrument, document.interview.facts),
      createdAt: at,
    })
    .returning();
  if (!frozen) throw new Error('the frozen version was not returned');
  return frozen;
};
