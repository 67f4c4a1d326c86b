import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';
import { awaitsNotary, type Requirements } from '@evergrant/domain/execution/requirements.ts';
import type { SigningMethod } from '@evergrant/domain/law/signing-method.ts';
import { isOfAnotherMaker } from '@evergrant/domain/execution/refusals.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { asc, eq } from 'drizzle-orm';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { awaitedBefore } from '#signing/awaited-before.ts';
import { consentOf, hasSeveralMakers } from '#signing/consent-of.ts';
import { describeWitness } from '#signing/describe-witness.ts';
import { executionNotesOf } from '#signing/execution-notes.ts';
import { inviteRefusalMessages } from '#signing/invite-witness.ts';
import { listCosigners, type AskedCosigner } from '#signing/list-asked.ts';
import { describeScan, listScansOf } from '#signing/list-scans.ts';
import { listSigners, type AskedSigner } from '#signing/list-signers.ts';
import { makerOf, makersOf } from '#signing/maker-of.ts';
import { ownerSignWording } from '#signing/sign-as-owner.ts';
import { witnesses } from '#signing/tables.ts';
import { whyNotPaper } from '#signing/why-not-paper.ts';
import { loadOwnDocument } from '#documents/load-own-document.ts';
import { readFrozenVersion } from '#documents/read-frozen-version.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { requirementsOf } from '#documents/requirements-of.ts';
import type { DocumentRow, VersionRow } from '#documents/document-row.ts';

/** Everything that the witness panel shows. */
export const readSigning = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  input: { readonly member: Member; readonly documentId: string },
): Promise<SigningAnswer> => {
  const { member, documentId } = input;
  const document = await loadOwnDocument(db, { documentId, userId: member.userId });
  const all = await db
    .select()
    .from(witnesses)
    .where(eq(witnesses.documentId, documentId))
    .orderBy(asc(witnesses.createdAt), asc(witnesses.id));
  const rows = all.filter(({ role }) => role === 'witness');
  const version = document.currentVersionId ? await readFrozenVersion(db, document.currentVersionId) : undefined;
  const signers = version ? await listSigners(db, { document, version }) : [];
  const cosigners = await listCosigners(db, { asked: all.filter(({ removedAt }) => removedAt === null), version });
  const maker = version ? makerOf(version) : (typeOf(document).makerName(document.interview.facts) ?? member.name);
  const asked = requirementsOf(document, { version, now: clock() });
  const { kind: method, isCertain } = asked.method;
  const signsElsewhere = isOfAnotherMaker({
    accountName: member.name,
    makerName: maker,
    otherMakers: version ? makersOf(version) : [],
  });
  const isOpen = document.status === 'complete' && document.ownerSignedAt === null;
  return {
    documentId,
    documentName: document.name,
    status: document.status,
    ownerName: maker,
    accountName: isSamePerson(maker, member.name) ? null : member.name,
    ownerEmail: member.email,
    ownerSignedAt: document.ownerSignedAt?.toISOString() ?? null,
    canOwnerSign: isOpen && !signsElsewhere,
    whyNotOwnerSign: whyNotSignYet({ document, signsElsewhere: isOpen && signsElsewhere }),
    canInvite: document.status !== 'draft',
    whyNotInvite: whyNotInviteYet({ document, version, method }),
    method,
    isMethodCertain: isCertain,
    signers: version ? signers.map((signer) => describeSigner({ document, version, signers, signer })) : [],
    scans: (await listScansOf(db, { documentId, versionId: document.currentVersionId })).map(describeScan),
    cosigners: cosigners.map(describeCosigner),
    witnesses: rows.filter(({ removedAt }) => removedAt === null).map(describeWitness),
    formerWitnesses: rows.filter(({ removedAt }) => removedAt !== null).map(describeWitness),
    witnessesNeeded: asked.witnessesNeeded,
    awaitsNotary: isNotaryAwaited(asked, { document, signers }),
    takesWitnesses: asked.takesWitnesses,
    consent: consentOf({ role: 'owner', method, hasSeveralMakers: hasSeveralMakers(version) }, typeOf(document).name),
    executionNotes: [...executionNotesOf(asked, version?.document)],
  };
};

const whyNotSignYet = ({
  document,
  signsElsewhere,
}: {
  readonly document: DocumentRow;
  readonly signsElsewhere: boolean;
}): string | null => {
  if (document.status === 'draft') return ownerSignWording['document-not-complete'].message;
  return signsElsewhere ? ownerSignWording['signs-elsewhere'].message : null;
};

// In ink the notary has a line of their own, or none where enough witnesses have signed.
const isNotaryAwaited = (
  asked: Requirements,
  { document, signers }: { readonly document: DocumentRow; readonly signers: readonly AskedSigner[] },
): boolean =>
  signers.some(({ method, role }) => method === 'ink' && role === 'owner')
    ? signers.some(({ role, hasSigned }) => role === 'notary' && !hasSigned)
    : awaitsNotary(asked, document.signedWitnessCount);

interface Inviting {
  readonly document: DocumentRow;
  readonly version: VersionRow | undefined;
  readonly method: SigningMethod['kind'];
}

const whyNotInviteYet = ({ document, version, method }: Inviting): string | null => {
  const { status, ownerSignedAt } = document;
  if (status === 'draft' || !version) return inviteRefusalMessages['document-not-complete'];
  const [first, ...others] = awaitedBefore({ role: 'witness' }, { document, version });
  if (status === 'signed' || first === undefined) return null;
  if (method === 'print-and-sign') return keptUntilAcknowledged;
  if (ownerSignedAt === null && others.length === 0) return inviteRefusalMessages['owner-has-not-signed'];
  const people = [ownerSignedAt === null ? 'you' : first, ...others];
  const verb = ownerSignedAt === null || others.length > 0 ? 'have' : 'has';
  return `What you send to a witness now is kept, and leaves as soon as ${inOneSentence(people)} ${verb} signed.`;
};

const keptUntilAcknowledged =
  'An invitation that you send now is kept, and leaves as soon as you have acknowledged the document here.';

const describeSigner = (line: Parameters<typeof whyNotPaper>[0]): RequiredSigner => {
  const { lineId, role, name, capacity, method, drawn, paper, hasSigned, hasDeclined } = line.signer;
  return {
    lineId,
    role,
    name: name ?? null,
    capacity,
    method,
    online: drawn ? { signedAt: drawn.signedAt.toISOString(), timeZone: drawn.timeZone } : null,
    printedAt: line.version.printedAt?.toISOString() ?? null,
    paper: paper ? { signedOn: paper.signedOn } : null,
    hasSigned,
    hasDeclined,
    whyNotPaper: whyNotPaper(line),
  };
};

const describeCosigner = ({ role, signerId, name, capacity, hasSigned, link, paper }: AskedCosigner): Cosigner => ({
  role,
  signerId,
  name,
  capacity,
  hasSigned,
  link: link ? describeWitness(link) : null,
  paper: paper ? { signedOn: paper.signedOn } : null,
});
