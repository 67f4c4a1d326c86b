import { patternOf } from '#kit/pattern-of.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';

/**
 * A message as it is meant, where people leave away what everybody hears: the mark of possession, and "none of our own" before
 * those who are named.
 */
export const inOwnWords = (text: string, names: readonly string[]): string =>
  withPossession(withoutNone(withoutOtherParent(withoutFigures(withHaving(text))), names), names);

// "I've got 60 percent".
const withHaving = (text: string): string =>
  text.replace(/\bi(?:['’]?ve| have)? got(?= (?:\d|an? |half\b|two\b|three\b|the (?:rest|other)\b))/giu, 'I have');

const behindSelf = patternOf(
  'iu',
  String.raw`^(?<lead>\W*(?:(?:i(?:'?m| am|'ll be| will be| serve| act)(?: the| as)?(?: first)?(?: trustee)?(?: (?:right )?now| first| myself)?|me(?: (?:right )?now| first)?)\s*[.,;:]+\s*(?:and |then )?)?)`,
  String.raw`(?<who>(?:my )?[^.,;?!]{2,50}?)\s+(?:(?:is|will be|would be|should be|comes?|goes|takes over|steps in|follows?|serves?)\s+)*(?:the )?(?:first|next|second|right|directly|in line)?\s*`,
  String.raw`(?:after|behind|following) (?:me|myself)(?! (?:and|or)\b)(?<rest>.*)$`,
);

/** "Susan is first after me, then Bob": whoever speaks comes first, and is not said to. */
export const withSelfFirst = (text: string): string => {
  const { who, rest = '' } = behindSelf.exec(text)?.groups ?? {};
  const isSaid = who === undefined || /^(?:me|myself|i)\b|\b(?:then|and me)\b/iu.test(who);
  return isSaid ? text : `me, then ${who}${rest}`;
};

// "Ten percent (10%)", "one half (1/2)": said in words, and once more in figures.
const withoutFigures = (text: string): string =>
  text.replace(
    /(?<=\b(?:per ?cent|half|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?) )\(\s*\d[\d./]*\s*%?\s*\)/giu,
    (found) => ' '.repeat(found.length),
  );

const kinds =
  'boys?|girls?|sons?|daughters?|steps?|step-?(?:kids|children|sons|daughters)|grand(?:kids|children|sons|daughters)';
const noSuch = patternOf(
  'iu',
  String.raw`(?<=\b(?:one|two|three|four|five|six|\d|only|just|all) (?:\p{L}+ )?(?:kids?|children|child|${kinds})),?`,
  String.raw`(?: (?:and|but))? (?:no|not any|zero) (?:${kinds})(?: at all)?(?=\s*(?:[:,;.\n-]|$))`,
);

/** “Three girls and no boys: Ama, Efua and Yaa”: of what there is none, nobody who is named is one. */
export const withoutNoSuch = (text: string): string => text.replace(noSuch, (found) => ' '.repeat(found.length));

const otherParent = patternOf(
  'gu',
  String.raw`(?<=^|[.,;:!\n] ?|\b(?:and|but) )(?:[Tt]ogether )?[Ww]ith (?:my (?:\p{L}+ ){1,3}?)?(?:\p{L}[\p{L}'-]+ ?){1,3},? (?=(?:we|i|I)(?:'ve| have| had| got| raised) )`,
  '|',
  String.raw`(?<=\b(?:have|had|got|raised) (?:[\p{L}\d]+ ){1,3}?(?:kids?|children|child|sons?|daughters?|boys?|girls?) )`,
  String.raw`(?:together )?with (?:my (?:\p{L}+ ){1,3}?)?(?:\p{Lu}[\p{L}'-]+ ?){1,3}(?=[:,;.]|$)`,
);

// "With Elitsa we have two daughters, Vera and Rada": whose other parent somebody is, which makes nobody one of them.
const withoutOtherParent = (text: string): string => text.replace(otherParent, (found) => ' '.repeat(found.length));

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
