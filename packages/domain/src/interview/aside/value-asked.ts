import { patternOf } from '#kit/pattern-of.ts';
import { readSaid } from '#interview/hearing/read-said.ts';
import type { Interview } from '#interview/interview.ts';
import { type Proposal, sureEnough } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/**
 * What of a question would answer the open one: `is 50/50 fine?`, `could it be my sister Ana?`. Never sure, so that it is asked back;
 * undefined where it asks what, who or why, and where it holds no such value.
 */
export const valueAsked = (interview: Interview, question: string, today: PlainDate): Proposal | undefined => {
  const { asked } = interview;
  if ((asked?.kind !== 'fact' && asked?.kind !== 'detail') || open.test(question)) return undefined;
  const core = question.replaceAll('’', "'").trim().replace(opening, '').replace(ending, '').trim();
  if (core === '' || core.split(/\s+/u).length > mostWords) return undefined;
  const { patch } = readSaid({ ...interview, doubt: null }, core, today);
  const found = patch.find(({ field }) => field === asked.field);
  return found && { ...found, evidence: question, confidence: Math.min(found.confidence, sureEnough / 2) };
};

const mostWords = 10;

const open =
  /^\W*(?:(?:and|but|so|ok|wait|sorry)[\s,]+)*(?:what(?! about| if)|whats|who|how(?! about)|why|when|where|which|if|does|do|did)\b/iu;

const takes = '(?:just |also )?(?:take|pick|choose|name|use|put|say|do|have|make it|give)? ';
const opening = patternOf(
  'iu',
  String.raw`^\W*(?:(?:and|but|so|ok|okay|wait|sorry|hmm|maybe)[\s,]+)*`,
  "(?:(?:what|how) about|what if (?:it is|it's|i say|we say|i pick|i choose|we do)?",
  '|(?:is|are|would|could|can|should|may|might|will) (?:it (?:just |also )?(?:be )?|that be |there be ',
  `|i ${takes}|we ${takes})?)`,
  String.raw`\s*`,
);

const ending = patternOf(
  'iu',
  String.raw`(?:[\s,]+i (?:think|guess|believe|suppose))?[\s,]*`,
  String.raw`(?:\b(?:be |is |work |count )?(?:also |too )?(?:fine|ok(?:ay)?|good|all ?right|alright|enough|allowed|possible|valid`,
  String.raw`|work|do it|instead|then|maybe|right|correct|a good idea|for this)\b(?: too)?)?[\s?!.]*$`,
);
