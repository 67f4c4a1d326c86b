import { dayInMs } from '@evergrant/domain/kit/day-in-ms.ts';
import type { FieldId } from '@evergrant/domain/facts/facts.ts';
import type { StoredInterview } from '@evergrant/domain/interview/interview.ts';
import type { Member } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { testOrigin } from '#platform/testing/create-test-member.ts';
import { changeInterview, type Changed } from '#trusts/change-interview.ts';
import { createTrust } from '#trusts/create-trust.ts';
import { setTrustAccess, type TrustAccess } from '#trusts/set-access.ts';

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

export interface TestTrust {
  readonly member: Member;
  readonly name?: string;
  /** Facts to record instead of the usual ones. */
  readonly facts?: Partial<Record<FieldId, unknown>>;
}

/** A document whose interview is complete and that is not paid for. */
export const interviewTestTrust = async (
  context: Needs,
  { member, name = 'Reyes family trust', facts = {} }: TestTrust,
): Promise<string> => {
  const wanted = { member, name, documentTypeId: 'living-trust', origin: testOrigin };
  const { id: trustId } = await createTrust(context, wanted);
  const whose = { trustId, member, origin: testOrigin };
  const told = Object.entries({ ...testFacts, ...facts }) as [FieldId, unknown][];
  const { isComplete, missingFields, problems } = await changeInterview(context, whose, (from) =>
    from.type.interview.confirmAll(
      told.reduce((interview, fact) => record({ ...from, interview }, fact), from.interview),
    ),
  );
  if (!isComplete) throw new Error(`not complete: ${JSON.stringify({ missingFields, problems })}`);
  return trustId;
};

const record = ({ type, interview, today }: Changed, [field, value]: readonly [FieldId, unknown]): StoredInterview => {
  const recorded = type.interview.record(interview, field, value, today);
  if (!recorded.ok) throw new Error(`${field}: ${recorded.reason.message}`);
  return recorded.value;
};

/** A document that is complete and paid for, ready to be signed. */
export const completeTestTrust = async (
  context: Needs,
  input: TestTrust & { readonly revisionEndsAt?: Date | null },
): Promise<string> => {
  const trustId = await interviewTestTrust(context, input);
  const ninetyDays = new Date(context.clock().getTime() + 90 * dayInMs);
  const { revisionEndsAt = ninetyDays } = input;
  await payForTestTrust(context, { trustId, revisionEndsAt });
  return trustId;
};

/** Pays for a document: by itself until `revisionEndsAt`, or by a subscription. */
export const payForTestTrust = async (
  context: Needs,
  { trustId, revisionEndsAt }: { readonly trustId: string; readonly revisionEndsAt: Date | null },
): Promise<void> => {
  const paidAt = context.clock();
  const access: TrustAccess =
    revisionEndsAt === null
      ? { kind: 'subscribed', paidAt, purchasedUntil: null }
      : { kind: 'purchased', paidAt, purchasedUntil: revisionEndsAt };
  await context.db.transaction((tx) => setTrustAccess({ ...context, tx }, { trustId, access }));
};
