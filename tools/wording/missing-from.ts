import { knows } from '@evergrant/domain/wording/translation/knows.ts';
import { catalogueOf, type Wording } from '@evergrant/domain/wording/translation/catalogue.ts';
import { spanishForms } from '@evergrant/domain/wording/spanish/local-forms.ts';

/** A sentence as a wording has it: without the marks that say of what kind a value is. */
export const plainSentence = (sentence: string): string => sentence.replaceAll(/,(?:list|name)\}/gu, '}');

/** The sentences that a wording does not have. */
export const missingFrom = (wording: Wording, sentences: readonly string[]): readonly string[] => {
  const kept = new Set(Object.keys(wording).map(plainSentence));
  const catalogue = catalogueOf(wording, spanishForms);
  return sentences.filter((sentence) => !kept.has(sentence) && !knows(catalogue, sentence));
};

/** The sentences whose translation has other values than they have themselves. */
export const withOtherValues = (wording: Wording): readonly string[] =>
  Object.entries(wording).flatMap(([sentence, said]) => (valuesIn(sentence) === valuesIn(said) ? [] : [sentence]));

// One value can be said twice, in the place of a pronoun or the other way round.
const valuesIn = (words: string): string =>
  [...new Set([...plainSentence(words).matchAll(/\{\d\}/gu)].map(([value]) => value))].toSorted().join('');
