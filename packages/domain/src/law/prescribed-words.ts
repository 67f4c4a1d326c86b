import { certain } from '#law/read-rule.ts';
import type { LawRule } from '#law/sections/rule.ts';

/** Words that a law prescribes, to the letter, with where they stand and of which day the text is that was read. */
export interface PrescribedWords {
  readonly value: string;
  readonly cite: string;
  readonly asOf: string;
}

/** The words of a rule; undefined when they are unsure, or when it does not tell where they stand and of which day they are. */
export const prescribedWords = (rule: LawRule<string>): PrescribedWords | undefined => {
  const value = certain(rule);
  const { cite, asOf } = rule;
  return value === undefined || cite === null || asOf === null ? undefined : { value, cite, asOf };
};
