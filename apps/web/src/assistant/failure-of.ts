import { failureReason } from '#assistant/failure-reason.ts';
import { ApiProblem, Unreachable } from '#platform/api-problem.ts';

/** Why a message has no answer: `went-on` where the conversation went on elsewhere, `signed-out` where nobody is signed in any more. */
export type Failure =
  | { readonly kind: 'failed'; readonly reason: string; readonly words: string }
  | { readonly kind: 'went-on' | 'signed-out'; readonly words: string };

/** What went wrong with a message, and what becomes of it, for the person who said it. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof ApiProblem && error.code === 'conversation-went-on')
    return {
      kind: 'went-on',
      words:
        'This conversation has gone on in another window. Your words are still below: read the last question, and send them if they answer it.',
    };
  if (error instanceof ApiProblem && error.status === 401)
    return { kind: 'signed-out', words: 'You have been signed out. Your words are kept: sign in, and they are here.' };
  return { kind: 'failed', reason: failureReason(error), words: wordsFor(error) };
};

const wordsFor = (error: unknown): string => {
  if (error instanceof Unreachable)
    return 'Your answer did not reach us. It is still below: check your connection, then press Send.';
  const isRefused = error instanceof ApiProblem && error.status < 500;
  return `${isRefused ? 'Your answer was not taken.' : 'Your answer got no reply.'} It is still below: change it or press Send.`;
};
