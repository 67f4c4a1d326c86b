import { patternOf } from '#kit/pattern-of.ts';

/** True for words that say a part of a name again and how it is written: "that is Vander Wal with a space", "three words". */
export const showsWriting = (name: string, words: string): boolean => {
  const own = wordsOf(name);
  const all = wordsOf(words);
  const said = all.filter((word) => !own.includes(word));
  const repeats = said.length < all.length && said.length <= 2;
  return (
    said.length > 0 && (repeats || said.some((word) => ofWriting.test(word))) && said.every((word) => beside.test(word))
  );
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const marks =
  'spaces?|words?|hyphen(?:ated)?|dash|period|dot|apostrophe|capitals?|lower|upper|small|case|accent|letters?|double|silent|separate|together';
const ofWriting = patternOf('u', `^(?:${marks})$`);
const beside = patternOf(
  'u',
  `^(?:${marks}|that|this|it|is|s|are|its|thats|as|with|without|a|an|the|one|two|three|no|not|and|in|on|of|at|last`,
  String.raw`|first|middle|name|surname|both|all|between|after|before|end|start|beginning|written|spelled|by|way|\p{L})$`,
);
