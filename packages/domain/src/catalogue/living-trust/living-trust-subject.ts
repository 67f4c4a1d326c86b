import { capitalised, stateInText } from '#assembly/printed-facts.ts';
import { familyOf } from '#catalogue/living-trust/family-of.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { PetFund } from '#derived/arrangements.ts';
import { countyInText } from '#law/venue.ts';
import { formatMoney } from '#kit/money.ts';
import { longDate } from '#kit/plain-date.ts';
import type { ReviewSubject, SignaturePages } from '#review/review-subject.ts';

/** What the checks of every instrument expect of a living trust with these facts. */
export const livingTrustSubject = (facts: LivingTrustFacts): Omit<ReviewSubject, keyof SignaturePages> => {
  const { spouse, children, omitted } = familyOf(facts);
  return {
    maker: facts.grantorName,
    required: requiredWords(facts),
    parties: [...interested(facts, spouse), ...facts.grantorAka, ...children, ...omitted],
    prose: [
      facts.specialInstructions,
      facts.distributionInstructions,
      facts.trustPurpose,
      facts.wishes?.inOwnWords,
      facts.petFund?.animals,
      facts.governingState === facts.grantorState ? undefined : facts.governingStateReason,
    ].filter((words) => words !== undefined),
    legalDescriptions: facts.assets.flatMap(({ legalDescription }) => legalDescription ?? []),
    fewestWords: 3500,
  };
};

const names = (parties: readonly { readonly name: string }[]): readonly string[] => parties.map(({ name }) => name);

const interested = (facts: LivingTrustFacts, spouse: string | undefined): readonly string[] => [
  facts.grantorName,
  ...(spouse === undefined ? [] : [spouse]),
  ...names(facts.initialTrustees),
  ...names(facts.trusteesInLine),
  ...(facts.trustProtector === undefined ? [] : [facts.trustProtector.name]),
  ...names(facts.beneficiaries),
  ...(facts.contingentBeneficiaries === 'heirsAtLaw' ? [] : names(facts.contingentBeneficiaries)),
  ...facts.specificGifts.flatMap(({ recipient, alternate }) =>
    alternate === undefined ? [recipient] : [recipient, alternate],
  ),
  ...(facts.petFund === undefined ? [] : namesOfPetFund(facts.petFund)),
  ...(facts.arrangedLifetime?.terms.remainder.to === 'named' ? [facts.arrangedLifetime.terms.remainder.name] : []),
  ...(facts.afterSpouse?.to === 'named' ? [facts.afterSpouse.name] : []),
  ...(facts.residence?.plan === 'giveTo' ? [facts.residence.recipient] : []),
  ...(facts.incapacity.test === 'panel' ? names(facts.incapacity.members) : []),
];

const namesOfPetFund = ({ caretaker, remainder }: PetFund): readonly string[] => [
  caretaker.name,
  ...(remainder.to === 'another' ? [remainder.name] : []),
];

const requiredWords = (facts: LivingTrustFacts): ReviewSubject['required'] => [
  { field: 'grantorName', words: [facts.grantorName] },
  { field: 'grantorAka', words: facts.grantorAka },
  { field: 'grantorAddress', words: [facts.grantorAddress] },
  { field: 'grantorState', words: [stateInText(facts.grantorState)] },
  {
    field: 'grantorCounty',
    words: [facts.homeLaw ? countyInText(facts.grantorCounty, facts.homeLaw) : facts.grantorCounty],
  },
  { field: 'grantorDateOfBirth', words: [longDate(facts.grantorDateOfBirth)] },
  { field: 'maritalStatus', words: [`The Grantor is ${facts.marriage.status.toLowerCase()}`] },
  { field: 'children', words: facts.children.length === 0 ? ['has no children'] : names(facts.children) },
  {
    field: 'children',
    words: facts.children.flatMap(({ dateOfBirth }) => (dateOfBirth === undefined ? [] : [longDate(dateOfBirth)])),
  },
  { field: 'initialTrustee', words: names(facts.initialTrustees) },
  { field: 'successorTrustee', words: names(facts.trusteesInLine) },
  {
    field: 'trusteeFixedFeeInCents',
    words: facts.compensation.kind === 'fixed' ? [formatMoney(facts.compensation.feeInCents)] : [],
  },
  { field: 'beneficiaries', words: names(facts.beneficiaries) },
  { field: 'specificGifts', words: facts.specificGifts.map(({ item }) => item) },
  {
    field: 'assets',
    words: facts.assets.flatMap(
      ({ description, currentTitle, legalDescription, encumbrance, estimatedValueInCents }) => [
        capitalised(description),
        ...[currentTitle, legalDescription, encumbrance].filter((words) => words !== undefined),
        ...(estimatedValueInCents === undefined ? [] : [formatMoney(estimatedValueInCents)]),
      ],
    ),
  },
  ...(facts.petFund === undefined
    ? []
    : [{ field: 'petFundInCents' as const, words: [formatMoney(facts.petFund.fundInCents)] }]),
  { field: 'trustName', words: [facts.trustName] },
  { field: 'governingState', words: [stateInText(facts.governingState)] },
];
