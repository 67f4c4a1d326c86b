import { stateInText, wordsOfPlace } from '#assembly/printed-facts.ts';
import type { TestamentaryTrustFacts } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { formatMoney } from '#kit/money.ts';
import { longDate } from '#kit/plain-date.ts';
import type { OwnSubject, ReviewSubject } from '#review/review-subject.ts';

/** What the checks of every instrument expect of a will with a trust in it. */
export const testamentaryTrustSubject = (facts: TestamentaryTrustFacts): OwnSubject => ({
  required: [...aboutTheMaker(facts), ...aboutTheTrust(facts)],
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
    words: wordsOfPlace(facts.grantorCounty, facts.homeLaw),
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
