import { ApiProblem, Unreachable } from '#platform/api-problem.ts';

/** Why a message could not be sent, as the advisor names it before asking to try again: no full stop, no such advice. */
export const failureReason = (error: unknown): string => {
  if (error instanceof Unreachable) return 'the server could not be reached';
  if (!(error instanceof ApiProblem) || error.status >= 500 || !error.detail) return unknownReason;
  return error.detail.replace(adviceToRetry, '').replace(/[.\s]+$/, '') || unknownReason;
};

const unknownReason = 'the assistant is not available right now';
const adviceToRetry = /(?<=^|[.!?])\s*(please )?try (it )?again[^.!?]*[.!?]?\s*$/i;
