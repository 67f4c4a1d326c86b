import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { isTooLong } from '#language-model/cut-long.ts';
import type { Failed, Spent } from '#language-model/language-model.ts';

const nothing: Spent = { inputTokens: 0, outputTokens: 0 };

/** Why an answer may have ended before its time: its own has passed, or whoever asked has stopped it. */
export interface Ends {
  readonly deadline: AbortSignal;
  readonly stopped: AbortSignal | undefined;
}

/** What an error of the SDK is in our words, without the words of the conversation that it carries. */
export const nameFailure = (error: unknown, { deadline, stopped }: Ends): Failed => {
  if (stopped?.aborted) return { outcome: 'stopped', reason: 'whoever asked has stopped it', spent: nothing };
  if (deadline.aborted) return { outcome: 'timed-out', reason: 'no whole answer in time', spent: nothing };
  if (isTooLong(error)) return { outcome: 'invalid', reason: 'the answer does not end', spent: nothing };
  if (NoObjectGeneratedError.isInstance(error)) {
    const spent = readSpent(error.usage);
    return { ...nameEnding(error.finishReason), spent };
  }
  if (APICallError.isInstance(error)) return { ...nameStatus(error.statusCode), spent: nothing };
  if (NoOutputGeneratedError.isInstance(error)) {
    return { outcome: 'invalid', reason: 'the answer is empty', spent: nothing };
  }
  return { outcome: 'unavailable', reason: error instanceof Error ? error.name : 'unknown', spent: nothing };
};

/** What it means that an answer ended like this without being of use. */
export const nameEnding = (finishReason: string | undefined): Omit<Failed, 'spent'> => {
  if (finishReason === 'content-filter') return { outcome: 'refused', reason: 'the provider withheld the answer' };
  if (finishReason === 'length') return { outcome: 'invalid', reason: 'the answer is too long' };
  if (finishReason === 'stop') return { outcome: 'invalid', reason: 'the answer is not of the shape' };
  return { outcome: 'unavailable', reason: `the answer broke off: ${finishReason ?? 'no reason'}` };
};

/** Tokens as the SDK counts them; a provider may not say. */
export const readSpent = (
  usage: { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined } | undefined,
): Spent => ({ inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 });

// A wrong key or too many requests are mended by the operator or by time; any other 4xx speaks of this question.
const nameStatus = (status: number | undefined): Omit<Failed, 'spent'> => {
  if (!status) return { outcome: 'unavailable', reason: 'no connection' };
  const isOfQuestion = status >= 400 && status < 500 && ![401, 402, 403, 404, 408, 429].includes(status);
  if (status < 300) return { outcome: 'unavailable', reason: 'the answer broke off, or is none of this protocol' };
  return { outcome: isOfQuestion ? 'refused' : 'unavailable', reason: `the provider answered ${status}` };
};
