import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import type { FieldId } from '@evergrant/domain/facts/facts.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { testOrigin } from '#platform/testing/create-test-member.ts';
import { changeInterview, type Changed } from '#documents/change-interview.ts';
import { createDocument } from '#documents/create-document.ts';
import { setDocumentAccess, type DocumentAccess } from '#documents/set-access.ts';

type Needs = Pick<Context, 'db' | 'announce' | 'clock' | 'log'>;

/** Every fact that a living trust needs, in the order of the interview. */
export const testFacts = {
  grantorName: 'Marisol Reyes',
  grantorAddress: '14 Alder Court, Sacramento, CA 95814',
  grantorState: 'CA',
  grantorCounty: 'Sacramento',
  grantorDateOfBirth: '1961-03-04',
  maritalStatus: 'Single',
  children: [{ name: 'Ana Reyes', relationship: 'daughter', livingStatus: 'living' }],
  beneficiaries: [
    { name: 'Ana Reyes', relationship: 'daughter', percentage: 60, distributionAge: 25 },
    { name: 'Luis Reyes', relationship: 'brother', percentage: 40 },
  ],
  descendantsTakeFirst: true,
  failingShare: 'nextInLine',
  contingentBeneficiaries: 'heirsAtLaw',
  initialTrustee: [{ name: 'Marisol Reyes' }],
  successorTrustee: { name: 'Luis Reyes', relationship: 'brother' },
  incapacityTest: 'twoPhysicians',
  assets: [{ description: 'The house at 14 Alder Court, Sacramento, California', category: 'realEstate', state: 'CA' }],
  trustName: 'The Marisol Reyes Living Trust',
  governingState: 'CA',
  trusteeCompensation: 'reasonable',
  bondRequired: false,
  survivalDays: 30,
  debtsAndTaxesFrom: 'residue',
  noContest: false,
  hasPourOverWill: true,
} as const satisfies { readonly [Field in FieldId]?: unknown };

export interface TestDocument {
  readonly member: Member;
  readonly name?: string;
  /** Facts to record instead of the usual ones. */
  readonly facts?: Partial<Record<FieldId, unknown>>;
}

/** A document whose interview is complete and that is not paid for. */
export const interviewTestDocument = async (
  context: Needs,
  { member, name = 'Reyes family trust', facts = {} }: TestDocument,
): Promise<string> =>
  writeTestDocument(context, { member, name, typeId: 'living-trust', facts: { ...testFacts, ...facts } });

/** The same for any type that can be made, with the facts of its sample. */
export const sampleTestDocument = async (
  context: Needs,
  { member, typeId }: Pick<TestDocument, 'member'> & { readonly typeId: string },
): Promise<string> =>
  writeTestDocument(context, { member, name: 'Ours', typeId, facts: documentTypeOf(typeId).sample });

const writeTestDocument = async (
  context: Needs,
  { member, name, typeId, facts }: Required<TestDocument> & { readonly typeId: string },
): Promise<string> => {
  const { id: documentId } = await createDocument(context, {
    member,
    name,
    documentTypeId: typeId,
    origin: testOrigin,
  });
  const whose = { documentId, member, origin: testOrigin };
  const told = Object.entries(facts) as [FieldId, unknown][];
  const { isComplete, missingFields, problems } = await changeInterview(context, {
    ...whose,
    change: (from) =>
      from.type.interview.confirmAll(
        told.reduce((interview, fact) => record({ ...from, interview }, fact), from.interview),
      ),
  });
  if (!isComplete) throw new Error(`not complete: ${JSON.stringify({ missingFields, problems })}`);
  return documentId;
};

const record = ({ type, interview, today }: Changed, [field, value]: readonly [FieldId, unknown]): StoredInterview => {
  const recorded = type.interview.record(interview, field, value, today);
  if (!recorded.ok) throw new Error(`${field}: ${recorded.reason.message}`);
  return recorded.value;
};

/** A document that is complete and paid for, ready to be signed. */
export const completeTestDocument = async (
  context: Needs,
  input: TestDocument & { readonly revisionEndsAt?: Date | null },
): Promise<string> => {
  const documentId = await interviewTestDocument(context, input);
  const ninetyDays = new Date(context.clock().getTime() + 90 * dayInMs);
  const { revisionEndsAt = ninetyDays } = input;
  await payForTestDocument(context, { documentId, revisionEndsAt });
  return documentId;
};

/** Pays for a document: by itself until `revisionEndsAt`, or by a subscription. */
export const payForTestDocument = async (
  context: Needs,
  { documentId, revisionEndsAt }: { readonly documentId: string; readonly revisionEndsAt: Date | null },
): Promise<void> => {
  const paidAt = context.clock();
  const access: DocumentAccess =
    revisionEndsAt === null
      ? { kind: 'subscribed', paidAt, purchasedUntil: null }
      : { kind: 'purchased', paidAt, purchasedUntil: revisionEndsAt };
  await context.db.transaction((tx) => setDocumentAccess({ ...context, tx }, { documentId, access }));
};
