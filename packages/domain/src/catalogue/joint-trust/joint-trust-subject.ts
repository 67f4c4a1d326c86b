import type { JointTrustFacts } from '#catalogue/joint-trust/joint-trust-facts.ts';
import { names, ownWordsInTrust, requiredOfTrust, wordsOfAssets } from '#clauses/trust/subject-of-trust.ts';
import type { Couple } from '#derived/couple.ts';
import { longDate } from '#kit/plain-date.ts';
import type { OwnSubject, ReviewSubject } from '#review/review-subject.ts';

/** What the checks of every instrument expect of a joint trust with these facts. */
export const jointTrustSubject = (facts: JointTrustFacts): OwnSubject => ({
  required: requiredWords(facts),
  prose: ownWordsInTrust(facts),
  legalDescriptions: facts.allAssets.flatMap(({ legalDescription }) => legalDescription ?? []),
});

const unionWords: Readonly<Record<Couple['kind'], string>> = {
  spouses: 'The Grantors are married to each other',
  domesticPartners: 'The Grantors are registered domestic partners',
  partners: 'The Grantors are partners',
};

const requiredWords = (facts: JointTrustFacts): ReviewSubject['required'] => [
  { field: 'grantorName', words: [facts.couple.first] },
  { field: facts.couple.kind === 'spouses' ? 'spouseName' : 'partnerName', words: [facts.couple.second] },
  { field: 'secondAddress', words: [facts.couple.secondAddress] },
  { field: 'secondDateOfBirth', words: [longDate(facts.secondDateOfBirth)] },
  { field: 'marriedOn', words: facts.marriedOn === undefined ? [] : [longDate(facts.marriedOn)] },
  { field: 'maritalStatus', words: [unionWords[facts.couple.kind]] },
  { field: 'children', words: facts.children.length === 0 ? ['Neither Grantor has a child'] : names(facts.children) },
  { field: 'assetsOfBoth', words: wordsOfAssets(facts.allAssets) },
  ...requiredOfTrust(facts),
];
