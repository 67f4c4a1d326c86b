import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { asc, eq } from 'drizzle-orm';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { consentOf } from '#signing/consent-of.ts';
import { describeWitness } from '#signing/describe-witness.ts';
import { executionNotesOf } from '#signing/execution-notes.ts';
import { inviteRefusalMessages } from '#signing/invite-witness.ts';
import { listCosigners, type AskedCosigner } from '#signing/list-asked.ts';
import { describeScan, listScans } from '#signing/list-scans.ts';
import { listSigners, type AskedSigner } from '#signing/list-signers.ts';
import { makerOf } from '#signing/maker-of.ts';
import { methodOf } from '#signing/method-of.ts';
import { witnesses } from '#signing/tables.ts';
import { loadOwnTrust } from '#trusts/load-own-trust.ts';
import { readFrozenVersion } from '#trusts/read-frozen-version.ts';
import { typeOf } from '#trusts/document-type-of.ts';
import type { TrustRow } from '#trusts/trust-row.ts';

/** Everything that the witness panel shows. */
export const readSigning = async (
  { db }: Pick<Context, 'db'>,
  input: { readonly member: Member; readonly trustId: string },
): Promise<SigningAnswer> => {
  const { member, trustId } = input;
  const trust = await loadOwnTrust(db, { trustId, userId: member.userId });
  const all = await db
    .select()
    .from(witnesses)
    .where(eq(witnesses.trustId, trustId))
    .orderBy(asc(witnesses.createdAt), asc(witnesses.id));
  const rows = all.filter(({ role }) => role === 'witness');
  const version = trust.currentVersionId ? await readFrozenVersion(db, trust.currentVersionId) : undefined;
  const signers = version ? await listSigners(db, { trust, version }) : [];
  const cosigners = await listCosigners(db, { asked: all.filter(({ removedAt }) => removedAt === null), version });
  const maker = version ? makerOf(version) : (typeOf(trust).makerName(trust.interview.facts) ?? member.name);
  const { execution } = typeOf(trust);
  const isDraft = trust.status === 'draft';
  const canOwnerSign = !isDraft && trust.ownerSignedAt === null;
  return {
    trustId,
    trustName: trust.name,
    status: trust.status,
    ownerName: maker,
    accountName: isSamePerson(maker, member.name) ? null : member.name,
    ownerEmail: member.email,
    ownerSignedAt: trust.ownerSignedAt?.toISOString() ?? null,
    canOwnerSign,
    whyNotOwnerSign: isDraft ? 'You can sign once the interview is finished and the document is paid for.' : null,
    canInvite: !isDraft,
    whyNotInvite: whyNotInviteYet(trust),
    method: version ? methodOf(trust, version) : execution.method(trust.interview.facts).kind,
    signers: signers.map((signer) => describeSigner(signer, version?.printedAt ?? null)),
    scans: (await listScans(db, trustId)).map(describeScan),
    cosigners: cosigners.map(describeCosigner),
    witnesses: rows.filter(({ removedAt }) => removedAt === null).map(describeWitness),
    formerWitnesses: rows.filter(({ removedAt }) => removedAt !== null).map(describeWitness),
    witnessesNeeded: execution.witnessesNeeded(trust.interview.facts),
    awaitsNotary: isNotaryAwaited(trust, signers),
    consent: consentOf('owner'),
    executionNotes: [...executionNotesOf(trust)],
  };
};

// In ink the notary has a line of their own, or none where enough witnesses have signed.
const isNotaryAwaited = (trust: TrustRow, signers: readonly AskedSigner[]): boolean =>
  signers.some(({ method, role }) => method === 'ink' && role === 'owner')
    ? signers.some(({ role, paper }) => role === 'notary' && !paper)
    : typeOf(trust).execution.awaitsNotary(trust.interview.facts, trust.signedWitnessCount);

const whyNotInviteYet = ({ status, ownerSignedAt }: TrustRow): string | null => {
  if (status === 'draft') return inviteRefusalMessages['trust-not-complete'];
  return ownerSignedAt === null ? inviteRefusalMessages['owner-has-not-signed'] : null;
};

const describeSigner = (
  { lineId, role, order, name, capacity, method, drawn, paper }: AskedSigner,
  printedAt: Date | null,
): RequiredSigner => ({
  lineId,
  role,
  order,
  name: name ?? null,
  capacity,
  method,
  online: drawn ? { signedAt: drawn.signedAt.toISOString(), timeZone: drawn.timeZone } : null,
  printedAt: printedAt?.toISOString() ?? null,
  paper: paper ? { signedOn: paper.signedOn, statedAt: paper.statedAt.toISOString() } : null,
  hasSigned: paper !== undefined || (method === 'screen' && drawn !== undefined),
});

const describeCosigner = ({ signerId, name, capacity, hasSigned, link, paper }: AskedCosigner): Cosigner => ({
  signerId,
  name,
  capacity,
  hasSigned,
  link: link ? describeWitness(link) : null,
  paper: paper ? { signedOn: paper.signedOn, statedAt: paper.statedAt.toISOString() } : null,
});
