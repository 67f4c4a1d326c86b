import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { SigningKind } from '@evergrant/domain/law/signing-kind.ts';
import { sampleInk } from '@evergrant/rendering/testing/sample-ink.ts';
import { consentVersionOf, type SigningRole } from '#signing/consent-of.ts';
import type { Member } from '#platform/actor.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import {
  completeTestDocument,
  payForTestDocument,
  sampleTestDocument,
} from '#platform/testing/complete-test-document.ts';
import type { TestContext } from '#platform/testing/open-test-context.ts';
import { linkOf } from '#platform/testing/read-test-mail.ts';
import { addWitness } from '#signing/add-witness.ts';
import { inviteCosigner } from '#signing/invite-cosigner.ts';
import { inviteWitness } from '#signing/invite-witness.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { readSigning } from '#signing/read-signing.ts';
import { signAsOwner } from '#signing/sign-as-owner.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';
import { downloadToSign } from '#documents/download-document.ts';

/** A drawn signature as the pad sends it. */
export const testSignature = `data:image/png;base64,${Buffer.from(sampleInk().png).toString('base64')}`;

/** What the signing page sends when everything is filled in. */
export const signBodyOf = (role: SigningRole, method: SigningKind = 'electronic') => ({
  signatureData: testSignature,
  consentVersion: consentVersionOf({ role, method }),
  hasConsented: true,
  isAttested: true,
  isMaker: true,
  ...(role === 'witness' ? { address: '12 Kirkwood Highway, Austin, TX 78751' } : {}),
});

export interface InvitedWitness {
  readonly witnessId: string;
  readonly email: string;
  /** The secret of the newest link. */
  readonly token: string;
}

interface Invited {
  readonly member: Member;
  readonly documentId: string;
  readonly name: string;
}

let count = 0;

/** Adds a witness and mails the link; the owner must have signed. */
export const inviteTestWitness = async (context: TestContext, invited: Invited): Promise<InvitedWitness> => {
  const email = `witness${(count += 1)}@example.org`;
  const { id: witnessId } = await addWitness(context, { ...invited, email, origin });
  return { witnessId, email, token: await mailLink(context, { ...invited, witnessId, email }) };
};

/** Mails a link, again if there was one, and returns the secret in it. */
export const mailLink = async (
  context: TestContext,
  { member, documentId, witnessId, email }: Omit<Invited, 'name'> & Omit<InvitedWitness, 'token'>,
): Promise<string> => {
  await inviteWitness(context, { member, documentId, witnessId, origin });
  return newestLink(context, email);
};

/** The secret of the newest link that was mailed to an address. */
export const newestLink = async (context: TestContext, email: string): Promise<string> => {
  const [newest] = await context.mail.list(email);
  if (!newest) throw new Error(`no invitation to ${email}`);
  return linkOf(newest).pathname.replace('/witness/', '');
};

/** Facts of a married maker in Texas, whose spouse has a line to sign. */
export const marriedFacts = {
  maritalStatus: 'Married',
  spouseName: 'Tomás Reyes',
  grantorAddress: '4417 Duval Street, Austin, TX 78751',
  grantorState: 'TX',
  grantorCounty: 'Travis',
  governingState: 'TX',
  residencePlan: 'spouseMayLive',
} as const;

/** Facts of a maker in Florida, where two witnesses sign, and all in ink. */
export const inkFacts = {
  grantorAddress: '1 Bay Street, Miami, FL 33101',
  grantorState: 'FL',
  grantorCounty: 'Miami-Dade',
  governingState: 'FL',
} as const;

/** Mails the spouse a link and returns the secret in it; the owner must have signed. */
export const inviteTestSpouse = async (
  context: TestContext,
  { member, documentId }: Omit<Invited, 'name'>,
): Promise<InvitedWitness> => {
  const email = `spouse${(count += 1)}@example.org`;
  const { id: witnessId } = await inviteCosigner(context, { member, documentId, signerId: 'spouse', email, origin });
  return { witnessId, email, token: await newestLink(context, email) };
};

/** A document that is complete, paid for and signed by its owner. */
export const ownerSignedTestDocument = async (
  context: TestContext,
  input: Parameters<typeof completeTestDocument>[1],
): Promise<string> => {
  const documentId = await completeTestDocument(context, input);
  await signAsTestOwner(context, input.member, documentId);
  return documentId;
};

export const signAsTestOwner = async (context: TestContext, member: Member, documentId: string) => {
  const { consent, method } = await readSigning(context, { member, documentId });
  const body = { ...signBodyOf('owner', method), consentVersion: consent.version };
  return signAsOwner(context, { member, documentId, body, origin });
};

/** Takes a copy of the document to be signed in ink. */
export const printTestDocument = (context: TestContext, member: Member, documentId: string) =>
  downloadToSign(context, { documentId, userId: member.userId, format: 'html' });

/** The sample of a type, made by whoever it names, paid for and printed to be signed in ink. */
export const printedSampleDocument = async (context: TestContext, typeId: string) => {
  const { sample, makerName } = documentTypeOf(typeId);
  const member = await createTestMember(context, { name: makerName(sample) ?? '' });
  const documentId = await sampleTestDocument(context, { member, typeId });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  await printTestDocument(context, member, documentId);
  return { member, documentId, sample };
};

/** Reads the document and signs it. */
export const signAsTestWitness = async (
  context: TestContext,
  { token }: Pick<InvitedWitness, 'token'>,
  role: SigningRole = 'witness',
) => {
  await viewAsWitness(context, { token, origin });
  const { consent, method } = await openWitnessLink(context, { token });
  const body = { ...signBodyOf(role, method), consentVersion: consent.version };
  return signAsWitness(context, { token, body, origin });
};
