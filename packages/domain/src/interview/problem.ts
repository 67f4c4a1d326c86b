import type { FieldId } from '#facts/facts.ts';

/** What keeps an interview from being complete although the fact itself was given. */
export interface Problem {
  readonly field: FieldId;
  /** What is wrong and how to solve it, in plain words. */
  readonly message: string;
}
