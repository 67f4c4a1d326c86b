import type { Problem } from '@evergrant/contract/problem.ts';

/** The server said no: `title` and `detail` are written for the person, `code` for programs. */
export class ApiProblem extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
  get code(): string {
    return this.problem.code;
  }
  get status(): number {
    return this.problem.status;
  }
  get title(): string {
    return this.problem.title;
  }
  get detail(): string | undefined {
    return this.problem.detail;
  }
  get errors(): Problem['errors'] {
    return this.problem.errors;
  }
  get retryAfterSeconds(): number | undefined {
    return this.problem.retryAfterSeconds;
  }
}

/** The server could not be reached at all; `message` says so kindly. */
export class Unreachable extends Error {
  constructor() {
    super('We could not reach the server. Check your internet connection and try again.');
    this.name = 'Unreachable';
  }
}

/** The words to show for a failed call: the server's own where it has some, else `fallback`. */
export const messageOf = (error: unknown, fallback: string): string => {
  if (error instanceof Unreachable) return error.message;
  if (error instanceof ApiProblem && error.status < 500) return error.detail ?? fallback;
  return fallback;
};

/** The same for a form, where somebody typed what could not be sent. */
export const messageInForm = (error: unknown, fallback: string): string =>
  error instanceof Unreachable ? `${error.message} What you typed is still here.` : messageOf(error, fallback);

/** The server's stable word for a refusal, or undefined for any other failure. */
export const codeOf = (error: unknown): string | undefined => (error instanceof ApiProblem ? error.code : undefined);
