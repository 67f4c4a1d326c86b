import { catalogueOf, type Catalogue, type Wording } from '@evergrant/domain/wording/translation/catalogue.ts';
import { translate } from '@evergrant/domain/wording/translation/translate.ts';
import { spanishForms } from '@evergrant/domain/wording/spanish/local-forms.ts';

/** A sentence as a wording has it: without the marks that say of what kind a value is. */
export const plainSentence = (sentence: string): string => sentence.replaceAll(/,(?:list|name)\}/gu, '}');

/** The sentences that a wording does not have. */
export const missingFrom = (wording: Wording, sentences: readonly string[]): readonly string[] => {
  const kept = new Set(Object.keys(wording).map(plainSentence));
  const catalogue = catalogueOf(wording, spanishForms);
  return sentences.filter((sentence) => !kept.has(sentence) && !isKnown(catalogue, sentence));
};

const isKnown = (catalogue: Catalogue, sentence: string): boolean => {
  if (catalogue.whole.has(sentence)) return true;
  const { unknown, kept } = translate(catalogue, sentence);
  return unknown.length === 0 && !kept.some(isSwallowed);
};

// A sentence that nobody has translated can look like the value of another one: `{1} on {2}.`
const isSwallowed = (words: string): boolean => (words.replaceAll(/\{\d\}/gu, '').match(/\p{L}+/gu) ?? []).length > 2;

/** The sentences whose translation has other values than they have themselves. */
export const withOtherValues = (wording: Wording): readonly string[] =>
  Object.entries(wording).flatMap(([sentence, said]) => (valuesIn(sentence) === valuesIn(said) ? [] : [sentence]));

// One value can be said twice, in the place of a pronoun or the other way round.
const valuesIn = (words: string): string =>
  [...new Set([...plainSentence(words).matchAll(/\{\d\}/gu)].map(([value]) => value))].toSorted().join('');
