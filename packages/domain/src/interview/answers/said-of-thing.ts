import { passesByDesignation } from '#facts/asset-kind.ts';
import { categoryOf } from '#interview/reader/property/assets.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

/** What a sentence with a verb of its own gives a list of property: a thing, a remark, or both. */
export interface SaidOfThing {
  readonly thing?: string;
  readonly isRemark: boolean;
  /** The thing is only spoken of: it is asked back. */
  readonly isDoubtful: boolean;
}

/** Reads `the boat needs paint`, `house is paid off`, `401k is at work` in a list; `listed`: the things that were told before. */
export const readSaidOfThing = (said: string, listed: readonly string[]): SaidOfThing | undefined => {
  const { subject = '', verb = '', predicate = '' } = clause.exec(said)?.groups ?? {};
  if (subject === '' || relative.test(subject)) return undefined;
  const thing = subject.replace(determiner, '');
  if (listed.some((words) => isNamedIn(thing, words))) return remark;
  const isOf = /^(?:is|are)$/iu.test(verb);
  const isOdd = categoryOf(thing.toLowerCase()) === 'other';
  if (isOf && isOdd && !/^\p{Lu}/u.test(thing)) return remark;
  if (isOf && place.test(predicate)) return { thing: `${thing} ${predicate}`, isRemark: false, isDoubtful: isOdd };
  if (passesByDesignation({ description: thing.toLowerCase() }) || (!isOf && isOdd)) return remark;
  return { thing, isRemark: true, isDoubtful: !isOf || isOdd };
};

const remark: SaidOfThing = { isRemark: true, isDoubtful: false };

const clause = patternOf(
  'iu',
  String.raw`^(?<subject>(?:[\p{L}\p{N}'’&/.-]+ ){1,6}?)(?:(?:also|already|just|only|all|both|still|really) )*`,
  String.raw`(?<verb>is|are|isn'?t|aren'?t|was|were|has|have|had|needs?|gets?|goes?|pass(?:es)?|stays?|comes?|dies?|ends?|stops?|does|doesn'?t`,
  String.raw`|will|won'?t|can|can'?t) (?<predicate>(?!worth\b|\$|valued\b).+)$`,
);
const relative = /\b(?:that|which|who|where|what|i|we|he|she|they|you|it|and)\b/iu;
const determiner = /^(?:my|our|the|a|an|his|her|their)\s+|\s+$/giu;
const place = /^(?:at|with|in|on|through)\s/iu;

const isNamedIn = (thing: string, words: string): boolean => {
  const last = wordKey(thing).split(' ').at(-1) ?? '';
  return last !== '' && wordKey(words).split(' ').includes(last);
};
