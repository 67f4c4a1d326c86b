import type { FieldId } from '#facts/facts.ts';
import type { Interview, Question } from '#interview/interview.ts';
import { subjectOf } from '#interview/subject-of.ts';

/** How often in a row the open question has been asked without an answer. */
export const triesOf = ({ tries = {}, asked }: Pick<Interview, 'tries' | 'asked'>): number =>
  asked === null ? 0 : (tries[keyOf(asked)] ?? 0);

/** One more try at the open question; what was tried before at others is over. */
export const countTry = (interview: Interview): Interview =>
  interview.asked === null
    ? interview
    : { ...interview, tries: { ...leftIn(interview), [keyOf(interview.asked)]: triesOf(interview) + 1 } };

/** Nothing is being tried any more. */
export const forgetTries = (interview: Interview): Interview =>
  interview.tries === undefined ? interview : { ...interview, tries: leftIn(interview) };

/** Remembers that a fact was left open once more. */
export const countLeft = (interview: Interview, field: FieldId): Interview => ({
  ...interview,
  tries: { ...leftIn(interview), [leftKey(field)]: (interview.tries?.[leftKey(field)] ?? 0) + 1 },
});

/** True for a fact that was asked again after it was left open, and left open again: the conversation does not come back to it by itself. */
export const isLeftForGood = ({ tries = {} }: Pick<Interview, 'tries'>, field: FieldId): boolean =>
  (tries[leftKey(field)] ?? 0) > 1;

/** Remembers that an answer was suggested. */
export const countSuggested = (interview: Interview, field: FieldId): Interview => ({
  ...interview,
  tries: { ...interview.tries, [suggestedKey(field)]: 1 },
});

/** True where an answer was suggested before. */
export const wasSuggested = ({ tries = {} }: Pick<Interview, 'tries'>, field: FieldId): boolean =>
  suggestedKey(field) in tries;

/** Remembers that a refusal was said. */
export const countTold = (interview: Interview, message: string): Interview => ({
  ...interview,
  tries: { ...interview.tries, [toldKey(message)]: 1 },
});

/** True where a refusal was said before. */
export const wasTold = ({ tries = {} }: Pick<Interview, 'tries'>, message: string): boolean =>
  toldKey(message) in tries;

/** Remembers that a wish about an offer was not understood. */
export const countOffered = (interview: Interview): Interview => ({
  ...interview,
  tries: { ...interview.tries, [offeredKey]: 1 },
});

/** True where an offer was put, and a wish about it was not understood. */
export const wasOffered = ({ tries = {} }: Pick<Interview, 'tries'>): boolean => offeredKey in tries;

const offeredKey = 'left:offered';

const toldKey = (message: string): string => `left:told:${message}`;

const suggestedKey = (field: FieldId): string => `left:suggested:${field}`;

const keyOf = (question: Question): string => `asked:${question.kind}:${subjectOf(question)}`;

const leftKey = (field: FieldId): string => `left:${field}`;

const leftIn = ({ tries = {} }: Pick<Interview, 'tries'>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(tries).filter(([key]) => key.startsWith('left:')));
