import { stateInText, wordsOfPlace } from '#assembly/printed-facts.ts';
import type { PourOverWillFacts } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { longDate } from '#kit/plain-date.ts';
import type { OwnSubject, ReviewSubject } from '#review/review-subject.ts';

/** What the checks of every instrument expect of a pour-over will with these facts. */
export const pourOverWillSubject = (facts: PourOverWillFacts): OwnSubject => ({
  required: requiredWords(facts),
  prose: facts.specialInstructions === undefined ? [] : [facts.specialInstructions],
  legalDescriptions: [],
});

const names = (parties: readonly { readonly name: string }[]): readonly string[] => parties.map(({ name }) => name);

const requiredWords = (facts: PourOverWillFacts): ReviewSubject['required'] => [
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
  { field: 'trustName', words: [facts.trustName] },
  {
    field: 'trustDate',
    words: facts.isTrustSigned && facts.trustDate !== undefined ? [longDate(facts.trustDate)] : [],
  },
  { field: 'initialTrustee', words: names(facts.initialTrustee) },
  { field: 'executor', words: names(facts.executorsInLine) },
  { field: 'guardian', words: names(facts.guardians?.inLine ?? []) },
  { field: 'specificGifts', words: facts.specificGifts.map(({ item }) => item) },
];
