import type { FieldId } from '#facts/facts.ts';

/** What a rule has to say of a fact that was given. */
export interface Problem {
  readonly field: FieldId;
  /** What is wrong, or should be known, and how to solve it, in plain words. */
  readonly message: string;
}
