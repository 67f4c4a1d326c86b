import { ApiProblem } from '#platform/api-problem.ts';

/** The fields that the server refused, each with its reason. */
export const fieldErrorsOf = (error: unknown): Record<string, string> => {
  const errors = error instanceof ApiProblem ? (error.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};
