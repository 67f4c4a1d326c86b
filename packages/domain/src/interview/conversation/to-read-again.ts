import { isCertain } from '#interview/grounding/is-certain.ts';
import { isQuestioning } from '#interview/language/is-questioning.ts';
import type { Interview } from '#interview/interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { type Act, type Proposal, type Reading, sureEnough } from '#interview/reading.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { wordKey } from '#kit/word-key.ts';

/**
 * The interview as a second reader has to know it, where a message says more than the rules are certain of. Undefined for what is
 * theirs alone: a choice, a yes or a no, an answer of which every word is accounted for, a question, a wish to go back, despair.
 */
export const toReadAgain = (interview: Interview, message: string, today: PlainDate): Interview | undefined => {
  let open: Interview | undefined;
  replyTo(interview, message, today, {
    readAgain: (now, reading) => {
      if (isOpen(reading, message)) open = now;
      return reading;
    },
  });
  return open;
};

const isOpen = (reading: Reading, message: string): boolean => {
  const { act, patch, unclear, whose, nameless } = reading;
  const isAsking = unclear !== undefined || whose !== undefined || nameless !== undefined;
  if (isCertain(reading) || isAsking || !telling.has(act) || !/\p{L}.*\s.*\p{L}/su.test(message)) return false;
  if (patch.length === 0 && isQuestioning(message)) return false;
  const [only, ...others] = patch;
  return only === undefined || others.length > 0 || !isWhole(only, message);
};

// A choice, or a name or an address with no word beside it.
const isWhole = ({ value, evidence, confidence }: Proposal, message: string): boolean => {
  const isTapped = confidence === 1 && evidence === message && message.trim().split(/\s+/u).length <= 6;
  const isNamed = typeof value === 'object' && value !== null && 'name' in value;
  const isSaid = wordKey(String(isNamed ? value.name : value)) === wordKey(message);
  return isTapped || (isSaid && confidence >= sureEnough);
};

const telling: ReadonlySet<Act> = new Set(['answer', 'yesBut', 'loss', 'pet', 'spanish'] as const);
