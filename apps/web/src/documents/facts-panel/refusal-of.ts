import { ApiProblem, messageInForm } from '#platform/api-problem.ts';
import { sortRefusal, type Refusal } from '#documents/facts-panel/refusal.ts';

/** A failed act on a fact, in words and at its inputs. */
export const refusalOf = (error: unknown): Refusal =>
  sortRefusal(
    messageInForm(error, 'This could not be saved. Please try again.'),
    error instanceof ApiProblem ? (error.errors ?? []) : [],
  );
