import { failureReason } from '#assistant/failure-reason.ts';
import type { Failure } from '#assistant/failure-of.ts';
import { ApiProblem } from '#platform/api-problem.ts';

/** What the floating assistant says where no answer came. */
export const troubled =
  "I'm having a brief connection issue. Could you rephrase your question? I'm here to help with your estate planning needs.";
export const signedOut = 'Authentication Required: Please sign in to use the AI assistant.';

const words = 'Your question has no answer yet. Nothing is lost: press Retry to ask it again.';

/** Why a question has no answer, and what becomes of it. */
export const failureOfQuestion = (error: unknown): Failure =>
  error instanceof ApiProblem && error.status === 401
    ? { kind: 'signed-out', words: 'You have been signed out. Your question is kept: log in, and it is here.' }
    : { kind: 'failed', reason: failureReason(error), words };

/** A page was left before its answer came. */
export const leftUnanswered: Failure = { kind: 'failed', reason: '', words };
