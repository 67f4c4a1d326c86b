import { patternOf } from '#kit/pattern-of.ts';
import { categoryOf } from '#interview/reader/property/assets.ts';

/** True for words that keep property out: "skip the IRA", "the pension has its own papers so leave that". */
export const keepsOut = (low: string): boolean => outs.some((words) => words.test(low.trim())) || paysByItself(low);

/** The words of a piece from where they keep something out; undefined where they keep nothing out. */
export const outIn = (low: string): { readonly before: string; readonly behind: string } | undefined => {
  const out = outs.map((pattern) => pattern.exec(low)).find((match) => match !== null);
  return out && { before: low.slice(0, out.index), behind: low.slice(out.index) };
};

/** True for what stands behind property that is kept out and says why: "they have beneficiaries". */
export const saysWhyOut = (text: string): boolean => why.test(text) || whyBeside.test(text);

const outs = [
  /\b(?:leave|keep)s? (?:(?!to |for |with )[\p{L}\p{N}'()-]+ ){0,4}(?:out|outside|aside|be|alone|off)\b/u,
  /\b(?:never mind|forget (?:the|about)|(?:kept|stays?|staying|left) (?:out|outside|aside)|(?:skip|leave|ignore) (?:that|it|this|those|them)(?! (?:to|for|with))|take (?:it|that) out)\b/u,
  /^(?:(?:please|just|but|and|so|you can|can you) )*(?:skip|ignore|omit|exclude|disregard)\b/u,
  /\b(?:don'?t|do not|doesn'?t|does not|didn'?t|it don'?t) (?:put|count|include|add|need|belong)\b|\b(?:it|that)'?s (?:hers|his|theirs|not mine)\b|\bbelongs? to (?!the (?:trust|family))/u,
  /\b(?:is|are|am|i'm|she'?s|he'?s) keeping\b/u,
  /\b(?:already (?:has|names?|goes|on)|on it already|is already on it|not (?:extra|mine|ours|in the trust)|has \p{L}+ (?:as beneficiary|on it))\b|^(?:but )?(?:not|no|except|without)\b|\bno$/u,
];

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
