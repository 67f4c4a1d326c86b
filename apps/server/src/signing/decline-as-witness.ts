import type { PaperRow } from '#signing/signature-row.ts';
import { whyNotDecline } from '@evergrant/domain/execution/refusals.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { trailOf } from '#documents/trail-of.ts';
import type { Origin } from '#platform/actor.ts';
import { appendAudit } from '#platform/audit.ts';
import type { Context, Inside } from '#platform/context.ts';
import { tellLive } from '#platform/live.ts';
import { Refused } from '#platform/refused.ts';
import { countSignatures } from '#signing/count-signatures.ts';
import { findInk } from '#signing/find-ink.ts';
import { invalidLink, requireLinkOf, requireWitness } from '#signing/find-witness.ts';
import { paperSignatures, witnesses } from '#signing/tables.ts';
import type { WitnessRow } from '#signing/witness-row.ts';
import { lockDocument } from '#documents/lock-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { tellDocumentChanged } from '#documents/tell-document-changed.ts';

interface Declines {
  readonly token: string;
  readonly reason?: string | undefined;
  readonly origin: Origin;
}

interface Declined {
  readonly declinedAt: string;
  /** The owner had stated ink of theirs; that statement is void. */
  readonly voidsInk: boolean;
}

type Needs = Pick<Context, 'db' | 'announce' | 'clock'>;

/**
 * A witness or co-signer would rather not sign; the owner is told. A repeat answers with the first time. What the owner has stated
 * of their ink is void with it. A signed document is not opened again by a link: there their word is noted, and the owner told.
 */
export const declineAsWitness = async (context: Needs, declines: Declines): Promise<Declined> => {
  const { documentId } = await requireWitness(context.db, declines.token);
  const outcome = await context.db.transaction((tx) => decline({ ...context, tx }, { ...declines, documentId }));
  if ('declinedAt' in outcome) return outcome;
  throw new Refused('conflict', {
    code: 'document-signed',
    title: 'This Document Is Closed',
    message: `${outcome.statedBy} stated that you signed this document on paper on ${longDate(outcome.signedOn)}, and it counts as signed since. If you have not signed it, you have now said so: it is on record, and ${outcome.statedBy} is told. Please talk to them, or ask an attorney.`,
  });
};

const decline = async (
  context: Inside<'announce' | 'clock'>,
  { token, reason, origin, documentId }: Declines & { readonly documentId: string },
): Promise<Declined | PaperRow> => {
  const { tx, clock } = context;
  const document = await lockDocument(tx, documentId);
  const witness = await requireWitness(tx, token);
  const version = document?.currentVersionId ? await readFrozenVersion(tx, document.currentVersionId) : undefined;
  const ink = version && (await findInk(tx, { witness, version }));

  const found = { documentStatus: document?.status ?? 'draft', witnessStatus: witness.status };
  const refusal = whyNotDecline({ ...found, isStatedInInk: ink !== undefined });
  if (refusal === 'declined' && witness.declinedAt)
    return { declinedAt: witness.declinedAt.toISOString(), voidsInk: false };
  if (refusal && refusal !== 'document-signed') throw refused(refusal);
  if (!version) throw invalidLink();
  requireLinkOf(version, witness);
  const noted = { witness, origin, reason: reason?.trim() || null, ink };
  if (refusal && ink) {
    await dispute(context, noted);
    return ink;
  }

  const declinedAt = clock();
  await tx
    .update(witnesses)
    .set({ status: 'declined', declinedAt, declineReason: noted.reason, sealedToken: null })
    .where(eq(witnesses.id, witness.id));
  if (ink) await tx.delete(paperSignatures).where(eq(paperSignatures.id, ink.id));
  await countSignatures(tx, { documentId, versionId: version.id });
  await record({ tx, clock }, { ...noted, act: 'declined' });
  const told = { documentId, witnessId: witness.id, witnessName: witness.name };
  await tellLive(tx, { topic: `document:${documentId}`, data: { type: `${witness.role}-declined`, ...told } });
  await context.announce(tx, 'witness.declined', { documentId, witnessId: witness.id, voidsInk: ink !== undefined });
  return { declinedAt: declinedAt.toISOString(), voidsInk: ink !== undefined };
};

interface Noted {
  readonly witness: WitnessRow;
  readonly origin: Origin;
  readonly reason: string | null;
  readonly ink: PaperRow | undefined;
}

// Once, however often it is said.
const dispute = async ({ tx, clock, announce }: Inside<'announce' | 'clock'>, noted: Noted): Promise<void> => {
  const { id: witnessId, documentId } = noted.witness;
  const first = await tx
    .update(witnesses)
    .set({ disputedAt: clock(), declineReason: noted.reason })
    .where(and(eq(witnesses.id, witnessId), isNull(witnesses.disputedAt)))
    .returning({ id: witnesses.id });
  if (first.length === 0) return;
  await record({ tx, clock }, { ...noted, act: 'disputed ink' });
  await tellDocumentChanged(tx, documentId);
  await announce(tx, 'ink.disputed', { documentId, witnessId });
};

const record = async (
  { tx, clock }: Inside<'clock'>,
  { witness, origin, reason, ink, act }: Noted & { readonly act: 'declined' | 'disputed ink' },
): Promise<void> => {
  const who = witness.role === 'witness' ? 'witness' : 'co-signer';
  const { name, email } = witness;
  const stated = ink && { signerId: ink.signerId, name: ink.name, signedOn: ink.signedOn, statedBy: ink.statedBy };
  await appendAudit(tx, {
    stream: trailOf(witness.documentId),
    at: clock(),
    actor: `${witness.role}:${witness.id}`,
    action: stated && act === 'declined' ? `${who} declined, which voids the stated ink` : `${who} ${act}`,
    details: { name, email, reason, ...(stated ? { statedInk: stated } : {}) },
    origin,
  });
};

const refused = (refusal: 'already-signed' | 'declined'): Refused => {
  const message = 'You have already signed this document, so you cannot decline any more.';
  return new Refused('conflict', { code: refusal, title: 'Already Signed', message });
};
