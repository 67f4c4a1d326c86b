import { categoryOf } from '#interview/reader/property/assets.ts';
import type { Told } from '#interview/answers/belongs-to.ts';
import { patternOf } from '#kit/pattern-of.ts';

/** True for words that keep something out of the trust: `don't count the boat`, `the pension has its own form`. */
export const keepsOut = (low: string): boolean => outs.some((words) => words.test(low.trim())) || paysByItself(low);

/** Takes the thing that words keep out from those that were told: `a bass boat, but never mind the boat`. */
export const dropNamed = (items: Told[], low: string): void => {
  const out = outs.map((pattern) => pattern.exec(low)).find((match) => match !== null);
  const [before, behind] = out ? [low.slice(0, out.index), low.slice(out.index)] : ['', low];
  const words = new Set((/\p{L}{3}/u.test(before) ? before : behind).match(/\p{L}{3,}/gu) ?? []);
  const at = items.findLastIndex((item) =>
    (item.words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
      (word) => words.has(word) && !/^(?:the|and|accounts?|bank|house)$/u.test(word),
    ),
  );
  if (at >= 0) items.splice(at, 1);
};

const hasPapers =
  /\b(?:has|have|got|have got|has got) (?:(?!no\b)[\p{L}']+ ){0,3}(?:forms?|paper(?:s|work)?|beneficiar\p{L}*|designations?|(?:pod|tod)\b)|\b(?:already )(?:names?|lists?)\b/u;
const isElsewhere = patternOf(
  'u',
  String.raw`(?<=[\p{L}\d])(?:'s| is| are|'re)(?: (?:already|all|just|also|kept|only))* (?:separate(?:ly)?|(?:a|on a|under a) (?:lease|rental|loaner)|leased|rented`,
  String.raw`|(?:handled|taken care of|set up|covered|dealt with) (?:\p{L}+ )*|elsewhere|(?:its|their) own thing)\b`,
  String.raw`|\b(?:goes?|pass(?:es)?) (?:[\p{L}']+ ){0,4}(?:directly|straight|outside|on (?:its|their) own)\b`,
);
const isOfAnother =
  /\b(?:is|are) (?:already |now |really )*(?:in )?(?:\p{L}+(?:'s|’s)|his|hers|theirs|my \p{L}+(?:'s|’s))(?: name)?(?: already| now| own)*$/u;

const outs = [
  /\b(?:leave|keep)s? (?:(?!to |for |with )[\p{L}\p{N}'()-]+ ){0,4}(?:out|outside|aside|be|alone|off)\b/u,
  /\b(?:never mind|forget (?:the|about)|(?:kept|stays?|staying|left) (?:out|outside|aside)|skip (?:that|it|this)|take (?:it|that) out)\b/u,
  /\b(?:don'?t|do not|doesn'?t|does not|didn'?t|it don'?t) (?:put|count|include|add|need|belong)\b|\b(?:it|that)'?s (?:hers|his|theirs|not mine)\b|\bbelongs? to (?!the (?:trust|family))/u,
  /\b(?:is|are|am|i'm|she'?s|he'?s) keeping\b/u,
  /\b(?:already (?:has|names?|goes|on)|on it already|is already on it|not (?:extra|mine|ours|in the trust)|has \p{L}+ (?:as beneficiary|on it))\b|^(?:but )?(?:not|no|except|without)\b|\bno$/u,
  // "Skip the 401k", "so leave that", "exclude those".
  /^\W*(?:(?:please|so|and|but|just|you can) )*(?:exclude|omit|ignore|skip|disregard|leave (?:off|out))\b|\b(?:exclude|omit|ignore|skip|leave) (?:that|it|those|them|this)(?: one| alone| be)*$/u,
  hasPapers,
  isElsewhere,
  isOfAnother,
];

/** True for what stands behind property that is kept out and says why: "they have beneficiaries". */
export const saysWhyOut = (text: string): boolean => why.test(text) || whyBeside.test(text);

// “…, there is a law of its own for it”.
const why = /^\W*(?:there(?:'s| is| are)|because|since|as)\b.*\b(?:it|that|them|those)\W*$/iu;
const whyBeside = patternOf(
  'iu',
  String.raw`^\W*(?:(?:and|but|as|since|because) )?(?:it|that|they|those|these)(?:['’]?(?:s|re|ve))?\s+(?:\S+ ){0,3}\S+`,
  String.raw`|^\W*(?:the )?beneficiar(?:y|ies)\b|^\W*(?:and )?(?:needs?|has|have|goes|pays?|stops?|is|are|comes|gets|takes|names) \S`,
);

// "My pension comes from the church": what pays by contract, told of with a verb of its own.
const paysByItself = (low: string): boolean => {
  const [before = ''] = low.split(tells);
  return before !== low && /^(?:retirement|insurance|lifeInsurance)$/u.test(categoryOf(before)) && !holds.test(low);
};

const tells =
  /\s(?:has|have|is|are|isn'?t|aren'?t|comes?|stops?|ends?|pays?|takes?|goes|needs?|names?|passes|gets?|will|won'?t|doesn'?t|don'?t|dies)\s(?=\S)/u;
// What it is worth, or where it is.
const holds =
  /\s(?:has|have|is|are) (?:\p{L}+ ){0,2}(?:\$?\d|(?:worth|in|at|with|through|from|mine|ours|a|an|my|our)\b)/u;
