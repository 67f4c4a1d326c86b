import { kinOf } from '#facts/kin.ts';
import { isCalledIn } from '#facts/same-person.ts';
import { fieldOf, told } from '#facts/told.ts';
import type { Interview } from '#interview/interview.ts';
import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { splitSentences } from '#interview/language/clauses.ts';
import type { Proposal } from '#interview/reading.ts';

/**
 * "Leif married, he lives in Oslo now", "my son moved to 12 Oak Street": what a sentence tells of somebody else is nothing of the
 * maker. Of the spouse, or of both, it may be.
 */
export const isOfAnother = ({ facts }: Interview, { field, evidence }: Proposal, message: string): boolean => {
  if (field !== fieldOf('marital-status') && field !== fieldOf('maker-address')) return false;
  const sentences = splitSentences(message).filter(({ text }) => text.includes(evidence));
  const own = [told(facts, 'maker-name'), told(facts, 'spouse-name')];
  return sentences.length > 0 && sentences.every(({ text }) => tellsOf(text.slice(0, text.indexOf(evidence)), own));
};

const tellsOf = (before: string, own: readonly (string | undefined)[]): boolean => {
  const subject = before.replace(leading, '');
  if (/\b(?:i|i'm|me|we|us|our|both)\b/iu.test(subject)) return false;
  const [, relation = ''] = /^my (?:\p{L}+est |older |younger )?(\p{L}+)\b/iu.exec(subject) ?? [];
  const degree = relation === '' ? undefined : kinOf(relation.toLowerCase())?.degree;
  if (degree !== undefined && degree !== 'spouse') return true;
  const [first] = analyzeMessage(subject).names;
  const name =
    first && first.start === 0 && first.probability >= 0.5 ? subject.slice(first.start, first.end) : undefined;
  return name !== undefined && !own.some((one) => one !== undefined && isCalledIn(name, one));
};

const leading = /^\W*(?:(?:and|also|oh|only|but|so|yes|well|by the way|btw)[\s,]+)*/iu;
