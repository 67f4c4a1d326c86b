import { createHash } from 'node:crypto';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { renderHtml } from '@evergrant/rendering/html/render-html.ts';
import { eq, max } from 'drizzle-orm';
import { appendAudit } from '#platform/audit.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import { lockTrust } from '#trusts/lock-trust.ts';
import { documentVersions, trusts } from '#trusts/tables.ts';
import { tellTrustChanged } from '#trusts/tell-trust-changed.ts';
import { todayOf } from '#trusts/today.ts';
import type { TrustRow, VersionRow } from '#trusts/trust-row.ts';

/**
 * Completes a document that is paid and whose interview is complete: freezes what will be signed. Anything else is left as
 * it is, so that it may be called whenever one of the two has come true. Undefined when there is no such document any more.
 */
export const completeTrust = async (
  { tx, clock, log }: Inside<'clock' | 'log'>,
  { trustId }: { readonly trustId: string },
): Promise<TrustRow | undefined> => {
  const trust = await lockTrust(tx, trustId);
  if (!trust || trust.status !== 'draft' || !trust.isInterviewComplete || trust.paidAt === null) return trust;

  const now = clock();
  const finished = typeOf(trust).finish(trust.interview.facts, todayOf(now));
  if (!finished.ok) {
    // Time has passed since the interview ended; the person is shown the problems and mends them.
    log.warn({ trustId, problems: finished.reason.length }, 'a paid document cannot be finished yet');
    return writeTrust(tx, trustId, { isInterviewComplete: false, progress: 99, updatedAt: now });
  }

  const frozen = await freeze(tx, { trustId, document: finished.value, at: now });
  const completed = await writeTrust(tx, trustId, {
    status: 'complete',
    progress: 100,
    currentVersionId: frozen.id,
    documentHtml: frozen.html,
    updatedAt: now,
  });
  const details = { version: frozen.version, versionId: frozen.id, sha256: frozen.sha256 };
  await appendAudit(tx, {
    stream: `trust:${trustId}`,
    at: now,
    actor: 'system',
    action: 'document completed',
    details,
  });
  await tellTrustChanged(tx, trustId);
  return completed;
};

const freeze = async (
  tx: Tx,
  { trustId, document, at }: { readonly trustId: string; readonly document: LegalDocument; readonly at: Date },
): Promise<VersionRow> => {
  const html = renderHtml(document, { watermark: false });
  const sha256 = createHash('sha256').update(html, 'utf8').digest('hex');
  const [last] = await tx
    .select({ version: max(documentVersions.version) })
    .from(documentVersions)
    .where(eq(documentVersions.trustId, trustId));
  const version = (last?.version ?? 0) + 1;
  const [frozen] = await tx
    .insert(documentVersions)
    .values({ trustId, version, document, html, sha256, createdAt: at })
    .returning();
  if (!frozen) throw new Error('the frozen version was not returned');
  return frozen;
};

const writeTrust = async (tx: Tx, trustId: string, values: Partial<TrustRow>): Promise<TrustRow | undefined> => {
  const [saved] = await tx.update(trusts).set(values).where(eq(trusts.id, trustId)).returning();
  return saved;
};
