import type { Interview, Question } from '#interview/interview.ts';
import { isOptional } from '#interview/ladder/is-optional.ts';
import { leaveOpen } from '#interview/ladder/leave-open.ts';
import { isLeftForGood } from '#interview/tries.ts';

/** What it means for the document that a question is left open, in other words than a moment ago. */
export const sayLeft = (interview: Interview, asked: Extract<Question, { kind: 'fact' | 'detail' }>): string => {
  if (isOptional(interview, asked)) return inOtherWords(interview, leftOut);
  return inOtherWords(interview, isLeftForGood(leaveOpen(interview), asked.field) ? leftForGood : leftForLater);
};

/** The first of several wordings that was not said last. */
export const inOtherWords = (
  { said = '' }: Pick<Interview, 'said'>,
  wordings: readonly [string, ...string[]],
): string => wordings.find((words) => !said.includes(words)) ?? wordings[0];

const leftOut = ['All right, we leave that out.', 'That is fine, the document can do without it.'] as const;

const leftForLater = [
  'That is all right. The document needs it before it can be finished, so I will ask once more at the end.',
  'No problem, it stays open for now. The document needs this too, so I come back to it at the end.',
] as const;

const leftForGood = [
  'That is your decision. It stays open; the document cannot be finished without it, and you can give it whenever you like.',
  'I respect that. This stays open as well: the document waits for it, and you can add it at any time.',
] as const;
