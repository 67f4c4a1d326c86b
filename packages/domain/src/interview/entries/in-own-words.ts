import { patternOf } from '#kit/pattern-of.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

/**
 * A message as it is meant, where people leave away what everybody hears: the mark of possession, and "none of our own" before
 * those who are named.
 */
export const inOwnWords = (text: string, names: readonly string[]): string =>
  withPossession(withoutNone(text, names), names);

// "Hope and Faith are gregs": somebody who is known, with an s that nobody's name has.
const withPossession = (text: string, names: readonly string[]): string =>
  text.replace(/(?<![\p{L}'])(\p{L}{3,})s(?=[\s,.;)]|$)/gu, (said, name: string) =>
    /s$/iu.test(name) || isKnown(said, names) || !isKnown(name, names) ? said : `${name}'s`,
  );

const isKnown = (word: string, names: readonly string[]): boolean =>
  analyzeMessage(word, names).names.some(({ known }) => known.length > 0);

const none = patternOf(
  'iu',
  String.raw`^\W*(?:(?:oh|well|so|um)[\s,]+)*(?:(?:we|i) (?:have|had|got) )?(?:no(?:ne|t any)?|zero)`,
  String.raw`(?: (?:kids|children|child|ones?))?`,
  String.raw`(?: (?:of (?:our|my) own|(?:of )?(?:ours|mine)|together|between us|with (?:him|her|\p{L}+)|yet))+`,
  String.raw`[\s,.;:-]*(?:but|although|though|only|just|however)?[\s,]+`,
);

// "No kids together. I have Pam from my first marriage": that there are none is not the whole of it.
const withoutNone = (text: string, names: readonly string[]): string => {
  const [said] = none.exec(text) ?? [];
  if (said === undefined) return text;
  const behind = text.slice(said.length);
  const isSomebody = analyzeMessage(behind, names).names.some(
    ({ probability, known }) => probability >= 0.8 && known.length === 0,
  );
  return isSomebody ? ' '.repeat(said.length) + behind : text;
};
