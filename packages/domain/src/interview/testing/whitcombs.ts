import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import type { Interview, Question, Turn } from '#interview/interview.ts';
import { openInterview } from '#interview/open-interview.ts';

/** A family of which everything is known. */
export const whitcombs: Facts = {
  grantorName: 'Odalys Renée Whitcomb',
  grantorAddress: '77 Calle Adobe, Tucson, AZ 85701',
  grantorState: 'AZ',
  grantorCounty: 'Pima',
  grantorDateOfBirth: '1958-03-09',
  maritalStatus: 'Single',
  children: [
    { name: 'Caspian Whitcomb', relationship: 'son' },
    { name: 'Juniper Whitcomb Reyes', relationship: 'daughter' },
    { name: 'Thaddeus Okoro', relationship: 'son' },
  ],
  beneficiaries: [
    { name: 'Caspian Whitcomb', relationship: 'son', percentage: 50, distributionAge: 30 },
    { name: 'Juniper Whitcomb Reyes', relationship: 'daughter', percentage: 30, distributionAge: 30 },
    { name: 'Thaddeus Okoro', relationship: 'son', percentage: 20, distributionAge: 30 },
  ],
  descendantsTakeFirst: true,
  contingentBeneficiaries: [{ name: 'Sonora Wildlife Rescue', relationship: 'charity', kind: 'organization' }],
  takersOnBenefits: [],
  failingShare: 'nextInLine',
  initialTrustee: [{ name: 'Odalys Renée Whitcomb' }],
  successorTrustee: { name: 'Juniper Whitcomb Reyes', relationship: 'daughter' },
  successorTrustees: [
    { name: 'Thaddeus Okoro', relationship: 'son' },
    { name: 'Solveig Brandt', relationship: 'friend' },
  ],
  incapacityTest: 'twoPhysicians',
  assets: [
    { description: 'house at 77 Calle Adobe', category: 'realEstate' },
    { description: '2016 Subaru Outback', category: 'other' },
    { description: 'savings at Chase', category: 'bank' },
  ],
  residencePlan: 'sell',
  specificGifts: [
    { recipient: 'Solveig Brandt', item: '$12,500' },
    { recipient: 'Caspian Whitcomb', item: 'cello' },
  ],
  trustName: 'The Odalys Renée Whitcomb Living Trust',
  governingState: 'AZ',
  trusteeCompensation: 'reasonable',
  bondRequired: false,
  survivalDays: 60,
  debtsAndTaxesFrom: 'residue',
  noContest: true,
  specialArrangements: [],
  hasPourOverWill: true,
};

const today = '2026-11-20';

/** The interview of the family at a question, without what is not told yet. */
export const whitcombsAt = (asked: Question | null, ...untold: readonly FieldId[]): Interview => ({
  ...openInterview(livingTrustPlan),
  facts: Object.fromEntries(Object.entries(whitcombs).filter(([field]) => !untold.includes(field as FieldId))),
  asked,
  trail: asked ? [asked] : [],
});

/** What comes of one message, said at the review or at another question. */
export const sayAt = (message: string, interview: Interview = whitcombsAt({ kind: 'review' })): Turn =>
  replyTo(interview, message, today);

/** Everything that is recorded or asked back after a message and was not there before. */
export const changedBy = (message: string, interview?: Interview): Readonly<Record<string, unknown>> => {
  const before = interview ?? whitcombsAt({ kind: 'review' });
  const { interview: after } = sayAt(message, before);
  const facts: Readonly<Record<string, unknown>> = { ...after.facts, ...after.doubt?.proposed };
  const known: Readonly<Record<string, unknown>> = before.facts;
  return Object.fromEntries(
    Object.entries(facts).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field])),
  );
};
