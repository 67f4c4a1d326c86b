import { capitalised, stateInText, wordsOfPlace } from '#assembly/printed-facts.ts';
import type * as arrangements from '#derived/arrangements.ts';
import type * as laws from '#derived/laws.ts';
import type * as offices from '#derived/offices.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import type * as estate from '#facts/estate.ts';
import type * as person from '#facts/person.ts';
import type { Asset } from '#facts/shapes.ts';
import type * as trust from '#facts/trust.ts';
import { formatMoney } from '#kit/money.ts';
import { longDate } from '#kit/plain-date.ts';
import type { ReviewSubject } from '#review/review-subject.ts';

/** The facts that every trust made in life prints, of one maker or of two. */
type TrustFacts = FactsOf<
  readonly [
    typeof person.grantorAka,
    typeof person.grantorAddress,
    typeof person.grantorState,
    typeof person.grantorCounty,
    typeof person.grantorDateOfBirth,
    typeof person.children,
    typeof laws.homeLaw,
    typeof offices.trusteesInLine,
    typeof offices.compensation,
    typeof trust.trustName,
    typeof trust.governingState,
    typeof trust.governingStateReason,
    typeof trust.specialInstructions,
    typeof trust.trustPurpose,
    typeof estate.distributionInstructions,
    typeof estate.beneficiaries,
    typeof estate.specificGifts,
    typeof arrangements.petFund,
    typeof arrangements.wishes,
  ]
>;

/** The names of people, in their order. */
export const names = (parties: readonly { readonly name: string }[]): readonly string[] =>
  parties.map(({ name }) => name);

/** What the makers of a trust have said in their own words, as far as it is printed. */
export const ownWordsInTrust = (facts: TrustFacts): readonly string[] =>
  [
    facts.specialInstructions,
    facts.distributionInstructions,
    facts.trustPurpose,
    facts.wishes?.inOwnWords,
    facts.petFund?.animals,
    facts.governingState === facts.grantorState ? undefined : facts.governingStateReason,
  ].filter((words) => words !== undefined);

/** The words in which a trust made in life prints what its makers have told. */
export const requiredOfTrust = (facts: TrustFacts): ReviewSubject['required'] => [
  { field: 'grantorAka', words: facts.grantorAka },
  { field: 'grantorAddress', words: [facts.grantorAddress] },
  { field: 'grantorState', words: [stateInText(facts.grantorState)] },
  {
    field: 'grantorCounty',
    words: wordsOfPlace(facts.grantorCounty, facts.homeLaw),
  },
  { field: 'grantorDateOfBirth', words: [longDate(facts.grantorDateOfBirth)] },
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
  ...(facts.petFund === undefined
    ? []
    : [{ field: 'petFundInCents' as const, words: [formatMoney(facts.petFund.fundInCents)] }]),
  { field: 'trustName', words: [facts.trustName] },
  { field: 'governingState', words: [stateInText(facts.governingState)] },
];

/** The words in which property is listed. */
export const wordsOfAssets = (assets: readonly Asset[]): readonly string[] =>
  assets.flatMap(({ description, currentTitle, legalDescription, encumbrance, estimatedValueInCents }) => [
    capitalised(description),
    ...[currentTitle, legalDescription, encumbrance].filter((words) => words !== undefined),
    ...(estimatedValueInCents === undefined ? [] : [formatMoney(estimatedValueInCents)]),
  ]);
