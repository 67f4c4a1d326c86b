import { patternOf } from '#kit/pattern-of.ts';

/** A stretch of a message between two marks or joining words. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const breaks = patternOf(
  'giu',
  String.raw`\s*(?:[.!;:\n]+(?=\s|$)|\.{2,}|,(?!\d{3}(?!\d))|\s-\s|\?)\s*`,
  String.raw`|\s+(?:and|but|so|because|since|cause|cuz|though|although|then|while|whereas)\s+(?=\S)`,
  String.raw`|\s+(?=(?:everything else|all else|the rest(?: of it)?) (?:is|looks|stays) (?:all )?(?:good|fine|right|correct|ok|okay|great|the same|perfect)\b)`,
);

// `With two r.` ends a sentence, and `Ann B.` does not.
const spokenLetter = /\b(?:with an?|with the|one|two|double|three) \p{L}$/iu;

/** The parts of a message that can each be an order, or join to one. Decimals, initials and `Jr.` do not part it. */
export const splitOrders = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(breaks)) {
    const isLetter = spokenLetter.test(text.slice(Math.max(0, match.index - 16), match.index));
    const isInside =
      !isLetter &&
      /(?:\b(?:\p{L}|jr|sr|dr|mr|mrs|ms|st|apt|rd|ave|blvd))$/iu.test(
        text.slice(Math.max(0, match.index - 5), match.index),
      );
    if (match[0].trim().startsWith('.') && isInside && !match[0].includes('..')) continue;
    parts.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  return [...parts, { start: from, end: text.length }].filter(({ start, end }) =>
    /[\p{L}\p{N}]/u.test(text.slice(start, end)),
  );
};

const agreeing =
  "yes|yeah|yep|yup|ok|okay|alright|all right|(?:sure|right|correct|fine|perfect|great|good)(?=\\s*(?:[,.:;!-]|but\\b|only\\b|except\\b|and\\b|just\\b|$))|very good|thanks|thank you|looks (?:good|right|fine|ok|great)|all (?:good|right|correct|fine)|(?:everything(?: else)?|it|that|this|all(?: else)?|the (?:rest|others?)(?: of it)?)(?:'s| is| are| looks?| reads| seems?)? (?:all )?(?:good|fine|right|correct|ok|okay|great)";
const turning =
  "but|only|just|fyi|for your information|p\\.?s\\.?|heads up|except(?: that| for)?|apart from|however|and|also|oh|ah|um|uh|well|so|sorry|oops|whoops|wait|hold on|hang on|actually|please|correction|by the way|btw|before that|before i forget|hmm|listen|look|you know what|you know|on second thoughts?|(?:come to|now that i) think (?:of|about) it|thinking (?:of|about) it(?: again)?|upon reflection|on reflection|i (?:have )?changed my mind|i forgot|i'm sorry|forgive me|excuse me(?: please)?|pardon(?: me)?|(?:one|another|last|one more|one last) thing|(?:one|another|a|yet another)(?: (?:more|last|final|small|little|other))* (?:change|correction)(?= ?[:.,-])|now|then|hey|hi|no wait|no,|(?:no|nope|nah)(?=\\s+(?:please )?(?:make|change|give|put|take|remove|raise|lower|swap|switch|replace|add|use|drop)\\b)|nope,|nah,|(?:i|you) (?:mis-?(?:spelled|spelt|typed|wrote|heard)|got|wrote|typed|put|said|have|had) (?:it|that|this|him|her|them)(?: all)?(?: wrong| incorrectly)?|(?:that|it)(?: is|'s| was) (?:wrong|a mistake|my mistake|a typo|my fault)|my (?:mistake|bad|fault)|(?:(?:a|my|one|small|little) )*(?:typo|misspelling)(?: (?:earlier|before|above|up there|there|from (?:earlier|before)))?(?= ?[:.,-](?![^.!?;]*\\d))";
const asking =
  "(?:could|can|would|will) (?:you|we|i)(?: do(?= \\d)| go with(?= \\d))?|i(?: would|'d)? (?:want|like|need|have) to|(?:i|we)(?: would|'d)? (?:rather|prefer to|like to) (?:do|go with|make it|have)|(?:i|we)(?:'ve| have)? (?:all )?(?:settled|agreed|decided|landed) on|i(?:'d| would) (?:like|prefer|rather)|i want you to|let's|lets|(?:(?:you|we|i)(?: had|'d)? )?better|go ahead and|you (?:can|should|may)|we (?:should|need to|have to)|(?:my \\p{L}+|(?!(?:i|you|we)\\b)\\p{L}+) (?:says?|said|tells me|told me|reminds me|thinks|insists)(?: that| to me)?(?! (?:so|no|yes))|(?:my \\p{L}+|\\p{L}+) (?:wants|prefers|would like|would rather have) (?:it|that|them|us to|me to)";

const leadIn = new RegExp(`^\\W*(?:(?:${agreeing}|${turning}|${asking})(?=[\\s,.:;!-]|$)[\\s,.:;!-]*)+`, 'iu');
const tail =
  /(?:[\s,]+(?:please|thanks|thank you|again|instead|everywhere|though|ok|okay|by the way|btw|for me|if you can|pls|after all))+\W*$/iu;

/** An order without what leads to it and what is said out of courtesy behind it. */
export const bareOrder = (text: string): string => {
  const bare = text.replace(leadIn, '').trim();
  return bare === '' ? text.trim() : bare.replace(tail, '').replace(/[\s.,;:!]+$/u, '');
};

/** True for words that only agree, join or are polite. */
export const saysNothing = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text.replace(leadIn, '').replace(tail, ''));
