import type { FactKind } from '#facts/fact-kind.ts';
import { findQuestion } from '#interview/find-question.ts';
import type { Interview } from '#interview/interview.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import type { Reading } from '#interview/reading.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * The sentences of a message that bind what was understood of it to something no name or share holds: `for life`, `only if`, `must
 * never`. They are kept in the words of the person, so that a yes to the names does not lose them. Empty where no names were
 * understood, or what binds them was understood too.
 */
export const findLimits = (
  { plan }: Interview,
  message: string,
  { patch, rest = [], isWhole }: Reading,
): readonly string[] => {
  const kinds = patch.map(({ field }) => findQuestion(plan, field)?.kind);
  const namesSomebody = kinds.some((kind) => kind !== undefined && named.has(kind));
  const isUnderstood = isWhole === true || kinds.includes('choices') || kinds.includes('longText');
  if (!namesSomebody || isUnderstood || !limiting.test(message)) return [];
  const kept = rest.filter((words) => limiting.test(words)).map(wordKey);
  return splitSentences(message)
    .map(({ text }) => text.trim())
    .filter((text) => limiting.test(text))
    .filter((text) => !kept.some((words) => words.includes(wordKey(text)) || wordKey(text).includes(words)));
};

const named: ReadonlySet<FactKind> = new Set(['people', 'shares', 'party', 'parties', 'gifts'] as const);

const limiting = patternOf(
  'iu',
  String.raw`\bfor (?:the rest of )?(?:(?:his|her|their|my) )?li(?:fe|ves|fetime)\b(?! insurance)|\buntil (?:s?he|they) (?:dies?|passe?s?|is gone)\b`,
  String.raw`|\bonly (?:if|when|while|after|as long as)\b|\bunless\b|\bas long as (?!i\b|we\b)|\bprovided (?:that|s?he|they)\b|\bon (?:the )?condition\b`,
  String.raw`|\b(?:must|may|should|can|will|could) never\b|\bcan(?:'|’)?t ever\b|\bnever (?:let|allow|to (?:serve|act|be))\b|\b(?:must|may|should) not (?:serve|act|be|sell|give|have)\b`,
  String.raw`|\bboth (?:must|have to|need to) (?:sign|agree)\b|\b(?:must|have to) (?:agree|act together|sign together)\b`,
);
