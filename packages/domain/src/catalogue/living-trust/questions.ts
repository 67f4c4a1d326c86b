import { isAvailableType } from '#catalogue/available-types.ts';
import { defineFact, valueOf } from '#facts/define-fact.ts';
import * as estate from '#facts/estate.ts';
import * as person from '#facts/person.ts';
import * as trust from '#facts/trust.ts';

const children = defineFact({
  ...person.children,
  chips: (facts) =>
    valueOf(facts, estate.beneficiaries)?.length ? ['No children', 'The children I named already'] : ['No children'],
});

// While the catalogue has no will of its own to offer, nobody is led to believe that one comes with the trust.
const hasPourOverWill = isAvailableType('pour-over-will')
  ? trust.hasPourOverWill
  : defineFact({
      ...trust.hasPourOverWill,
      label: 'Mentions a pour-over will (we do not offer one yet)',
      ask: () =>
        'Should the trust mention a pour-over will? We do not offer the matching will yet, so answer yes only if you have one made elsewhere.',
      why: 'A pour-over will catches property that was never moved into the trust. The trust mentions it only if there is one.',
      usual: () => false,
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
  estate.intentionallyOmitted,
  trust.specialInstructions,
  estate.distributionInstructions,
  trust.trustPurpose,
  trust.trustProtector,
  trust.trustName,
  trust.governingState,
  trust.governingStateReason,
  trust.trusteeCompensation,
  trust.trusteeFixedFeeInCents,
  trust.bondRequired,
  estate.afterBornChildrenShare,
  estate.survivalDays,
  estate.debtsAndTaxesFrom,
  trust.noContest,
  hasPourOverWill,
] as const;
