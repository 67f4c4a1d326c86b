import type { FieldId, PeopleField } from '#facts/facts.ts';
import { peopleFields } from '#facts/people-in.ts';
import { defineRule, type RuleBody, type FactIssue, type Rule } from '#rules/rule.ts';

/**
 * A rule as a type has it that asks only some of the facts of which the rule may speak. The others are never given there, so it has
 * nothing to say of them; where it names one of them beside another, that one alone is named.
 */
export const speakingOf = <const Field extends FieldId, const Some extends Field>(
  rule: Rule<Field>,
  fields: readonly Some[],
): Rule<Some> =>
  defineRule(rule.code, fields, (facts, given) =>
    rule(facts, given).flatMap(({ level, message, ...issue }) => {
      const [first, ...others] = namedIn(issue, fields);
      return first === undefined ? [] : [{ level, message, fields: [first, ...others] as const }];
    }),
  );

const namedIn = <Field extends FieldId, Some extends Field>(
  { fields: all }: Pick<FactIssue<Field>, 'fields'>,
  fields: readonly Some[],
): readonly Some[] => all.filter((field): field is Field & Some => (fields as readonly Field[]).includes(field));

/** A rule on everybody whom any fact names. */
export interface RuleOnEverybody<Besides extends FieldId> extends Rule<PeopleField | Besides> {
  /** The same for a type that asks these questions: it speaks of those whom they name. */
  readonly among: (questions: readonly { readonly field: FieldId }[]) => Rule<PeopleField | Besides>;
}

/** Makes a rule on everybody who is named from its code, what else it may speak of, and what it checks. */
export const defineRuleOnEverybody = <const Besides extends FieldId>(
  code: string,
  besides: readonly Besides[],
  check: RuleBody<NoInfer<PeopleField | Besides>>,
): RuleOnEverybody<Besides> => {
  const rule = defineRule<PeopleField | Besides>(code, [...peopleFields, ...besides], check);
  return Object.assign(rule, {
    among: (questions: readonly { readonly field: FieldId }[]) =>
      speakingOf(
        rule,
        rule.speaksOf.filter((field) => questions.some((question) => question.field === field)),
      ),
  });
};
