import { stateInText } from '#assembly/printed-facts.ts';
import type { TestamentaryTrustFacts } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { formatMoney } from '#kit/money.ts';
import { longDate } from '#kit/plain-date.ts';
import { countyInText } from '#law/venue.ts';
import type { ReviewSubject, SignaturePages } from '#review/review-subject.ts';

/** What the checks of every instrument expect of a will with a trust in it. */
export const testamentaryTrustSubject = (facts: TestamentaryTrustFacts): Omit<ReviewSubject, keyof SignaturePages> => ({
  maker: facts.grantorName,
  required: [...aboutTheMaker(facts), ...aboutTheTrust(facts)],
  parties: [
    facts.grantorName,
    ...facts.grantorAka,
    ...(facts.marriage.status === 'Married' ? [facts.marriage.spouseName] : []),
    ...names(facts.children),
    ...names(facts.executorsInLine),
    ...names(facts.guardians?.inLine ?? []),
    ...(facts.guardians?.ofProperty ? [facts.guardians.ofProperty.name] : []),
    ...names(facts.trusteesInLine),
    ...(facts.trustProtector === undefined ? [] : [facts.trustProtector.name]),
    ...names(facts.beneficiaries),
    ...(facts.contingentBeneficiaries === 'heirsAtLaw' ? [] : names(facts.contingentBeneficiaries)),
    ...(facts.arrangedLifetime?.terms.remainder.to === 'named' ? [facts.arrangedLifetime.terms.remainder.name] : []),
    ...(facts.afterSpouse?.to === 'named' ? [facts.afterSpouse.name] : []),
    ...facts.specificGifts.flatMap(({ recipient, alternate }) =>
      alternate === undefined ? [recipient] : [recipient, alternate],
    ),
    ...names(facts.intentionallyOmitted),
  ],
  prose: [facts.specialInstructions, facts.distributionInstructions, facts.wishes?.inOwnWords].filter(
    (words) => words !== undefined,
  ),
  legalDescriptions: [],
});

const names = (parties: readonly { readonly name: string }[]): readonly string[] => parties.map(({ name }) => name);

const aboutTheMaker = (facts: TestamentaryTrustFacts): ReviewSubject['required'] => [
  { field: 'grantorName', words: [facts.grantorName] },
  { field: 'grantorAka', words: facts.grantorAka },
  { field: 'grantorAddress', words: [facts.grantorAddress] },
  { field: 'grantorState', words: [stateInText(facts.grantorState)] },
  {
    field: 'grantorCounty',
    words: [facts.homeLaw ? countyInText(facts.grantorCounty, facts.homeLaw) : facts.grantorCounty],
  },
  { field: 'grantorDateOfBirth', words: [longDate(facts.grantorDateOfBirth)] },
  { field: 'maritalStatus', words: [`The Testator is ${facts.marriage.status.toLowerCase()}`] },
  { field: 'children', words: facts.children.length === 0 ? ['has no children'] : names(facts.children) },
  {
    field: 'children',
    words: facts.children.flatMap(({ dateOfBirth }) => (dateOfBirth === undefined ? [] : [longDate(dateOfBirth)])),
  },
];

const aboutTheTrust = (facts: TestamentaryTrustFacts): ReviewSubject['required'] => [
  { field: 'trustName', words: [facts.trustName] },
  { field: 'successorTrustee', words: names(facts.trusteesInLine) },
  {
    field: 'trusteeFixedFeeInCents',
    words: facts.compensation.kind === 'fixed' ? [formatMoney(facts.compensation.feeInCents)] : [],
  },
  { field: 'executor', words: names(facts.executorsInLine) },
  { field: 'guardian', words: names(facts.guardians?.inLine ?? []) },
  { field: 'beneficiaries', words: names(facts.beneficiaries) },
  { field: 'specificGifts', words: facts.specificGifts.map(({ item }) => item) },
];
