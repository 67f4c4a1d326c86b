import { eq } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import { completeDocument } from '#documents/complete-document.ts';
import { lockDocument } from '#documents/lock-document.ts';
import { unsigned } from '#documents/note-signing.ts';
import { documents } from '#documents/tables.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/**
 * What a document may be used for: `subscribed`, changed for as long as the subscription runs; `purchased`, changed until
 * the window of its own purchase ends; `kept`, read and signed but not changed any more; `withdrawn`, as if it had never been
 * paid for. The first two unlock it, `paidAt` being the moment of the payment.
 */
export type DocumentAccess =
  | { readonly kind: 'subscribed'; readonly paidAt: Date; readonly purchasedUntil: Date | null }
  | { readonly kind: 'purchased'; readonly paidAt: Date; readonly purchasedUntil: Date }
  | { readonly kind: 'kept' }
  | { readonly kind: 'withdrawn' };

type Needs = Inside<'announce' | 'clock' | 'log'>;

interface Access {
  readonly documentId: string;
  readonly access: DocumentAccess;
}

/**
 * Brings a document in line with what is paid: the one place where its access is written. What is unlocked and interviewed
 * is completed; where it is so already, nothing is changed and nothing recorded.
 */
export const setDocumentAccess = async (context: Needs, { documentId, access }: Access): Promise<void> => {
  const { tx } = context;
  const found = await lockDocument(tx, documentId);
  const document = found && (await unlock(context, { document: found, access }));
  if (!document) return;

  const now = context.clock();
  const changes = changesFor(document, access, now);
  const isSame = Object.entries(changes).every(([name, value]) => isEqual(document[name as keyof DocumentRow], value));
  if (!isSame) {
    await tx
      .update(documents)
      .set({ ...changes, updatedAt: now })
      .where(eq(documents.id, documentId));
    await appendAudit(tx, { stream: trailOf(documentId), at: now, actor: 'system', action: `access ${access.kind}` });
    if (changes.status === 'draft') {
      await context.announce(tx, 'document.revised', { documentId, revisedAt: now.toISOString() });
    }
    await tellDocumentChanged(tx, documentId);
  }

  await completeDocument(context, { documentId });
};

/** A document that nothing was paid for is unlocked by a payment and by nothing else; the first payment's moment stays. */
const unlock = async (
  { tx, clock }: Needs,
  { document, access }: Pick<Access, 'access'> & { readonly document: DocumentRow },
): Promise<DocumentRow | undefined> => {
  if (document.paidAt !== null) return document;
  if (access.kind === 'kept' || access.kind === 'withdrawn') return undefined;
  const { paidAt } = access;
  const revisionEndsAt = access.kind === 'purchased' ? access.purchasedUntil : null;
  const [unlocked] = await tx
    .update(documents)
    .set({ paidAt, revisionEndsAt, updatedAt: clock() })
    .where(eq(documents.id, document.id))
    .returning();
  const details = { paidAt: paidAt.toISOString(), revisionEndsAt: revisionEndsAt?.toISOString() ?? null };
  const entry = { at: clock(), actor: 'system', action: 'payment confirmed', details };
  await appendAudit(tx, { stream: trailOf(document.id), ...entry });
  return unlocked;
};

const changesFor = (document: DocumentRow, access: DocumentAccess, now: Date): Partial<DocumentRow> => {
  const window = document.revisionEndsAt ?? document.purchasedUntil;
  switch (access.kind) {
    case 'subscribed':
      return { revisionEndsAt: null, purchasedUntil: later(window, access.purchasedUntil) };
    case 'purchased':
      return { revisionEndsAt: later(window, access.purchasedUntil), purchasedUntil: null };
    case 'kept':
      // A draft has nothing to keep: it can be finished once it is paid for again.
      if (document.status === 'draft') return unpaid;
      return { revisionEndsAt: earlier(document.revisionEndsAt, now), purchasedUntil: null };
    case 'withdrawn':
      if (document.status === 'complete') return { ...unpaid, ...unsigned };
      // What was signed by several people stays in the records, but it can be neither downloaded nor changed.
      return document.status === 'signed'
        ? { ...unpaid, revisionEndsAt: earlier(document.revisionEndsAt, now) }
        : unpaid;
  }
};

const unpaid = { paidAt: null, revisionEndsAt: null, purchasedUntil: null };

const earlier = (end: Date | null, now: Date): Date => (end !== null && end < now ? end : now);

const later = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
};

const isEqual = (a: unknown, b: unknown): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
