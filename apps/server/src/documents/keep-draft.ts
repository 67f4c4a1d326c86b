import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import { trailOf } from '#documents/trail-of.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import { completeDocument } from '#documents/complete-document.ts';
import { completenessOfDocument } from '#documents/completeness-of-document.ts';
import { todayOf } from '#documents/today.ts';
import { writeDocument } from '#documents/write-document.ts';
import type { DocumentRow } from '#documents/document-row.ts';

interface Kept {
  /** A draft, locked in this transaction. */
  readonly document: DocumentRow;
  readonly interview: StoredInterview;
  readonly origin: Origin;
}

/** Keeps the interview of a draft and where it stands; a finished interview of a paid document completes it. */
export const keepDraft = async (
  context: Inside<'announce' | 'clock' | 'log'>,
  { document, interview, origin }: Kept,
): Promise<DocumentRow> => {
  const { tx } = context;
  const now = context.clock();
  const completeness = completenessOfDocument({ ...document, interview }, todayOf(now));
  if (completeness.faults)
    context.log.error({ documentId: document.id, faults: completeness.faults }, 'a document cannot be put together');
  const saved = await writeDocument(tx, {
    id: document.id,
    interview,
    progress: completeness.progress,
    isInterviewComplete: completeness.isComplete,
    updatedAt: now,
  });

  if (!completeness.isComplete) return saved;
  if (!document.isInterviewComplete) await tellCompleted(context, { document: saved, origin });
  return (await completeDocument(context, { documentId: document.id })) ?? saved;
};

const tellCompleted = async (
  { tx, announce, clock }: Inside<'announce' | 'clock'>,
  { document, origin }: { readonly document: DocumentRow; readonly origin: Origin },
): Promise<void> => {
  await appendAudit(tx, {
    stream: trailOf(document.id),
    at: clock(),
    actor: `member:${document.userId}`,
    action: 'interview completed',
    origin,
  });
  await announce(tx, 'interview.completed', { documentId: document.id, userId: document.userId });
};
