import { onlyThanks } from '#interview/acts/only-thanks.ts';

const nothingToChange =
  /\b(?:change nothing|nothing(?: else| more)?(?: to change| to add| needs? (?:to be )?chang\w+)?|no(?: more| further| other)? (?:changes?|corrections?)(?: needed)?|no need to change (?:it|anything))\b/gu;
const agreeing = new Set(
  [
    'yes yep yeah yup ya y correct right sure exactly absolutely ok okay perfect good great fine excellent wonderful',
    'definitely agreed agree shoots cool righto confirm confirmed indeed affirmative mhm accurate true done set',
  ].flatMap((line) => line.split(' ')),
);
const besides = new Set(
  "i we do did it is still are it's its that that's thats this these those they they're all everything every thing looks look sounds sound seems seem to me us very so well please thank thanks you go ahead use them settings keep as a the recorded shown said have has been here just now of course happy with both answers details facts information entirely completely totally absolutely and finish finished complete ready my our i'm will can him her them true uh huh".split(
    ' ',
  ),
);

/** True for a yes with nothing behind it: every word agrees, or says that nothing is to be changed. A "but" never passes. */
export const isBareYes = (message: string): boolean => {
  if (onlyThanks(message)) return false;
  const low = message.toLowerCase().replace(/[’`]/gu, "'");
  if (low.includes('?')) return false;
  const words =
    low
      .replace(telling, '')
      .replace(nothingToChange, ' yes ')
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
  return (
    words.some((word) => agreeing.has(word) || isTapped(low)) &&
    words.every((word) => agreeing.has(word) || besides.has(word))
  );
};

// "Don says fine, so fine": whose word it is.
const telling =
  /^\W*(?:(?:well|ok|okay|yes|so)[\s,]+)*(?:(?:my|the) )?(?!who\b|what\b|nobody\b|one\b)\p{L}+ (?:says?|said|thinks)(?: that| to say)?[\s,:]+/u;

// "Use these settings", "keep it", "I do": agreement without a word for it.
const isTapped = (low: string): boolean =>
  /^\W*(?:use (?:these|them|those)|keep (?:it|them|that|this)|i do|i will|do it|go ahead|that'?s (?:it|all)|all good)\b/u.test(
    low,
  );
