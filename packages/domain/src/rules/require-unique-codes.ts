import type { Rule } from '#rules/rule.ts';

/** The rules of a document type; throws when two of them have one code, by which issues are told apart. */
export const requireUniqueCodes = (rules: readonly Rule[]): readonly Rule[] => {
  const twice = rules.find(({ code }, index) => rules.findIndex((other) => other.code === code) < index);
  if (twice) throw new Error(`two rules have the code ${twice.code}`);
  return rules;
};
