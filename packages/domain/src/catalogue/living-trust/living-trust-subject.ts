import { familyOf } from '#catalogue/living-trust/family-of.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import {
  namedInTrust,
  names,
  ownWordsInTrust,
  requiredOfTrust,
  wordsOfAssets,
} from '#clauses/trust/subject-of-trust.ts';
import type { ReviewSubject, SignaturePages } from '#review/review-subject.ts';

/** What the checks of every instrument expect of a living trust with these facts. */
export const livingTrustSubject = (facts: LivingTrustFacts): Omit<ReviewSubject, keyof SignaturePages> => {
  const { spouse, children, omitted } = familyOf(facts);
  return {
    maker: facts.grantorName,
    required: requiredWords(facts),
    parties: [
      facts.grantorName,
      ...(spouse === undefined ? [] : [spouse]),
      ...names(facts.initialTrustees),
      ...namedInTrust(facts),
      ...(facts.afterSpouse?.to === 'named' ? [facts.afterSpouse.name] : []),
      ...facts.grantorAka,
      ...children,
      ...omitted,
    ],
    prose: ownWordsInTrust(facts),
    legalDescriptions: facts.assets.flatMap(({ legalDescription }) => legalDescription ?? []),
  };
};

const requiredWords = (facts: LivingTrustFacts): ReviewSubject['required'] => [
  { field: 'grantorName', words: [facts.grantorName] },
  { field: 'maritalStatus', words: [`The Grantor is ${facts.marriage.status.toLowerCase()}`] },
  { field: 'children', words: facts.children.length === 0 ? ['has no children'] : names(facts.children) },
  { field: 'initialTrustee', words: names(facts.initialTrustees) },
  { field: 'assets', words: wordsOfAssets(facts.assets) },
  ...requiredOfTrust(facts),
];
