import { capitalised, stateInText } from '#assembly/printed-facts.ts';
import type { JointTrustFacts } from '#catalogue/joint-trust/joint-trust-facts.ts';
import type { PetFund } from '#derived/arrangements.ts';
import type { Couple } from '#derived/couple.ts';
import { countyInText } from '#law/venue.ts';
import { formatMoney } from '#kit/money.ts';
import { longDate } from '#kit/plain-date.ts';
import type { ReviewSubject, SignaturePages } from '#review/review-subject.ts';

/** What the checks of every instrument expect of a joint trust with these facts. */
export const jointTrustSubject = (facts: JointTrustFacts): Omit<ReviewSubject, keyof SignaturePages> => ({
  maker: facts.couple.first,
  required: requiredWords(facts),
  parties: [
    ...interested(facts),
    ...facts.grantorAka,
    ...names(facts.children),
    ...facts.childrenOfOne,
    ...names(facts.intentionallyOmitted),
  ],
  prose: [
    facts.specialInstructions,
    facts.distributionInstructions,
    facts.trustPurpose,
    facts.wishes?.inOwnWords,
    facts.petFund?.animals,
    facts.governingState === facts.grantorState ? undefined : facts.governingStateReason,
  ].filter((words) => words !== undefined),
  legalDescriptions: facts.allAssets.flatMap(({ legalDescription }) => legalDescription ?? []),
  fewestWords: 4500,
});

const names = (parties: readonly { readonly name: string }[]): readonly string[] => parties.map(({ name }) => name);

const interested = (facts: JointTrustFacts): readonly string[] => [
  facts.couple.first,
  facts.couple.second,
  ...names(facts.trusteesInLine),
  ...(facts.trustProtector === undefined ? [] : [facts.trustProtector.name]),
  ...names(facts.beneficiaries),
  ...(facts.contingentBeneficiaries === 'heirsAtLaw' ? [] : names(facts.contingentBeneficiaries)),
  ...facts.specificGifts.flatMap(({ recipient, alternate }) =>
    alternate === undefined ? [recipient] : [recipient, alternate],
  ),
  ...(facts.petFund === undefined ? [] : namesOfPetFund(facts.petFund)),
  ...(facts.arrangedLifetime?.terms.remainder.to === 'named' ? [facts.arrangedLifetime.terms.remainder.name] : []),
  ...(facts.residence?.plan === 'giveTo' ? [facts.residence.recipient] : []),
  ...(facts.incapacity.test === 'panel' ? names(facts.incapacity.members) : []),
];

const namesOfPetFund = ({ caretaker, remainder }: PetFund): readonly string[] => [
  caretaker.name,
  ...(remainder.to === 'another' ? [remainder.name] : []),
];

const unionWords: Readonly<Record<Couple['kind'], string>> = {
  spouses: 'The Grantors are married to each other',
  domesticPartners: 'The Grantors are registered domestic partners',
  partners: 'The Grantors are partners',
};

const requiredWords = (facts: JointTrustFacts): ReviewSubject['required'] => [
  { field: 'grantorName', words: [facts.couple.first] },
  { field: facts.couple.kind === 'spouses' ? 'spouseName' : 'partnerName', words: [facts.couple.second] },
  { field: 'grantorAka', words: facts.grantorAka },
  { field: 'grantorAddress', words: [facts.grantorAddress] },
  { field: 'secondAddress', words: [facts.couple.secondAddress] },
  { field: 'grantorState', words: [stateInText(facts.grantorState)] },
  {
    field: 'grantorCounty',
    words: [facts.homeLaw ? countyInText(facts.grantorCounty, facts.homeLaw) : facts.grantorCounty],
  },
  { field: 'grantorDateOfBirth', words: [longDate(facts.grantorDateOfBirth)] },
  { field: 'secondDateOfBirth', words: [longDate(facts.secondDateOfBirth)] },
  { field: 'marriedOn', words: facts.marriedOn === undefined ? [] : [longDate(facts.marriedOn)] },
  { field: 'maritalStatus', words: [unionWords[facts.couple.kind]] },
  { field: 'children', words: facts.children.length === 0 ? ['Neither Grantor has a child'] : names(facts.children) },
  {
    field: 'children',
    words: facts.children.flatMap(({ dateOfBirth }) => (dateOfBirth === undefined ? [] : [longDate(dateOfBirth)])),
  },
  { field: 'successorTrustee', words: names(facts.trusteesInLine) },
  {
    field: 'trusteeFixedFeeInCents',
    words: facts.compensation.kind === 'fixed' ? [formatMoney(facts.compensation.feeInCents)] : [],
  },
  { field: 'beneficiaries', words: names(facts.beneficiaries) },
  { field: 'specificGifts', words: facts.specificGifts.map(({ item }) => item) },
  {
    field: 'assetsOfBoth',
    words: facts.allAssets.flatMap(
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
