import { valueOf } from '#facts/define-fact.ts';
import { debtsAndTaxesFrom } from '#facts/debts.ts';
import * as estate from '#facts/estate.ts';
import { failingShare } from '#facts/failing-share.ts';
import { heldQuestions } from '#facts/held-questions.ts';
import * as person from '#facts/person.ts';
import * as pet from '#facts/pets.ts';
import { rewordFact } from '#facts/reword-fact.ts';
import * as special from '#facts/special.ts';
import * as spouse from '#facts/spouse-share.ts';
import { stepchildrenAfterDivorce } from '#facts/stepchildren.ts';
import * as trust from '#facts/trust.ts';
import * as wish from '#facts/wishes.ts';

const children = rewordFact(person.children, {
  chips: (facts) =>
    valueOf(facts, estate.beneficiaries)?.length ? ['No children', 'The children I named already'] : ['No children'],
});

/** Every fact of the revocable living trust in the order in which the interview asks it. */
export const livingTrustQuestions = [
  person.grantorName,
  person.grantorAka,
  person.grantorAddress,
  person.grantorState,
  person.grantorCounty,
  person.grantorDateOfBirth,
  person.maritalStatus,
  person.spouseName,
  children,
  estate.beneficiaries,
  estate.descendantsTakeFirst,
  estate.contingentBeneficiaries,
  failingShare,
  estate.takersOnBenefits,
  trust.initialTrustee,
  trust.coTrusteesActJointly,
  trust.successorTrustee,
  trust.successorTrustees,
  trust.incapacityTest,
  trust.incapacityPanel,
  estate.assets,
  estate.residencePlan,
  estate.residenceRecipient,
  estate.specificGifts,
  stepchildrenAfterDivorce,
  estate.intentionallyOmitted,
  trust.specialInstructions,
  estate.distributionInstructions,
  trust.trustPurpose,
  trust.trustName,
  trust.governingState,
  trust.governingStateReason,
  trust.trusteeCompensation,
  trust.trusteeFixedFeeInCents,
  trust.bondRequired,
  special.specialArrangements,
  ...heldQuestions,
  spouse.spouseShare,
  spouse.spouseRemainder,
  spouse.spouseRemainderTaker,
  spouse.spouseShareFails,
  pet.pets,
  pet.petCaretaker,
  pet.spouseKeepsPets,
  pet.petFundInCents,
  pet.petRemainder,
  pet.petRemainderTaker,
  wish.wishesForShares,
  wish.ownWishes,
  trust.trustProtector,
  estate.survivalDays,
  debtsAndTaxesFrom,
  trust.noContest,
  trust.hasPourOverWill,
] as const;
