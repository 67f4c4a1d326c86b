import * as ofCouple from '#facts/children-of-couple.ts';
import * as couple from '#facts/couple.ts';
import { valueOf, onlyWith } from '#facts/define-fact.ts';
import { debtsAndTaxesFrom } from '#facts/debts.ts';
import * as estate from '#facts/estate.ts';
import { failingShare } from '#facts/failing-share.ts';
import { heldQuestions } from '#facts/held-questions.ts';
import { holdsHome } from '#facts/holds-home.ts';
import { makersOnBenefits } from '#facts/makers-on-benefits.ts';
import * as person from '#facts/person.ts';
import * as pet from '#facts/pets.ts';
import { rewordFact, withChoices } from '#facts/reword-fact.ts';
import * as special from '#facts/special.ts';
import * as trust from '#facts/trust.ts';
import * as wish from '#facts/wishes.ts';

// The facts of a trust of one, asked of two.

const maritalStatus = rewordFact(person.maritalStatus, {
  ask: () =>
    'Are you married? A joint trust is made by two spouses, or by two partners. If you are not married, please say whether you are single, divorced or widowed.',
  why: 'Spouses have rights in what the other owns, and tax law treats only spouses as a couple.',
});

const children = rewordFact(person.children, {
  ask: () =>
    'Please name all of your children, including adopted and deceased children and the children of your spouse or partner, who are your stepchildren, with their ages if they are under 18. If there are none, just say so.',
});

const beneficiaries = rewordFact(estate.beneficiaries, {
  ask: () =>
    'When both of you have died, who should receive what is left, and what share should each of them get? Please give their names and how they are related to you.',
  why: 'These are the people or organizations that receive what is in the trust after the second death. The shares must add up to 100%.',
});

const successorTrustee = rewordFact(trust.successorTrustee, {
  ask: () =>
    'If one of you dies or can no longer act, the other goes on alone. Who should take over when neither of you can any longer?',
  why: 'The successor trustee manages the trust when both of you have died or can no longer manage it, so it has to be somebody else.',
});

const coTrusteesActJointly = rewordFact(trust.coTrusteesActJointly, {
  label: 'Both of you must sign together',
  applies: onlyWith([], () => true),
  ask: () =>
    'Both of you manage the trust. Must the two of you always sign together? If not, each of you may act alone.',
  why: 'Each of you acting alone is quicker, and usual between spouses. Signing together is safer.',
  otherwise: () => false,
});

const incapacityTest = rewordFact(trust.incapacityTest, {
  label: 'Who decides that one of you can no longer manage',
  ask: () =>
    'Who should decide that one of you can no longer manage the trust: two physicians, one physician together with a family member, a court, or a panel that you name?',
  askedWith: { first: 'coTrusteesActJointly' },
  why: 'The other of you, and later the successor trustee, takes over when one of you becomes unable to manage, and somebody has to decide that without a quarrel.',
});

const residencePlan = rewordFact(withChoices(estate.residencePlan, ['sell', 'giveTo']), {
  label: 'What happens to your home after both of you',
  applies: onlyWith([], (facts) => holdsHome(couple.assetsOfCouple(facts), valueOf(facts, person.grantorAddress))),
  ask: () =>
    'What should happen to your home when both of you have died? If it needs no rule of its own, it is shared like everything else.',
  why: 'A home often needs a rule of its own: one person who takes it over, or a sale. The survivor of you may live in it in any case.',
});

const trustName = rewordFact(trust.trustName, { usual: couple.jointTrustName });

const hasPourOverWill = rewordFact(trust.hasPourOverWill, {
  label: 'Matching pour-over wills',
  ask: () => 'Do you also want matching pour-over wills, one for each of you?',
  why: 'A pour-over will catches property that was never moved into the trust. Each of you makes one of your own.',
});

/** Every fact of the joint trust in the order in which the interview asks it. */
export const jointTrustQuestions = [
  person.grantorName,
  person.grantorAka,
  person.grantorAddress,
  person.grantorState,
  person.grantorCounty,
  person.grantorDateOfBirth,
  maritalStatus,
  person.spouseName,
  couple.partnership,
  couple.partnerName,
  couple.secondDateOfBirth,
  couple.sharesHome,
  couple.secondAddress,
  couple.marriedOn,
  children,
  ofCouple.childrenOfOne,
  ofCouple.childrenOfFirst,
  ofCouple.childrenOfSecond,
  couple.assetsOfBoth,
  couple.isAllCommunity,
  couple.assetsOfFirst,
  couple.assetsOfSecond,
  makersOnBenefits,
  couple.survivorPlan,
  beneficiaries,
  estate.descendantsTakeFirst,
  estate.contingentBeneficiaries,
  failingShare,
  estate.takersOnBenefits,
  coTrusteesActJointly,
  successorTrustee,
  trust.successorTrustees,
  incapacityTest,
  trust.incapacityPanel,
  residencePlan,
  estate.residenceRecipient,
  estate.specificGifts,
  couple.giftsAreMade,
  estate.intentionallyOmitted,
  trust.specialInstructions,
  estate.distributionInstructions,
  trust.trustPurpose,
  trustName,
  trust.governingState,
  trust.governingStateReason,
  trust.trusteeCompensation,
  trust.trusteeFixedFeeInCents,
  trust.bondRequired,
  special.specialArrangements,
  ...heldQuestions,
  pet.pets,
  pet.petCaretaker,
  pet.petFundInCents,
  pet.petRemainder,
  pet.petRemainderTaker,
  wish.wishesForShares,
  wish.ownWishes,
  trust.trustProtector,
  estate.survivalDays,
  debtsAndTaxesFrom,
  trust.noContest,
  hasPourOverWill,
] as const;
