import type { FieldId } from '#facts/facts.ts';

/** What a rule has to say of a fact that was given. */
export interface Problem {
  /** The question by which it can be mended. */
  readonly field: FieldId;
  /** The code of the rule that says it; absent where no rule does. */
  readonly code?: string;
  /** What is wrong, or should be known, and how to solve it, in plain words. */
  readonly message: string;
  /** The document is not made for this person: it is said once, and nothing is asked again for it. */
  readonly isFinal?: true;
}
