import type { FieldId } from '#facts/facts.ts';
import { secondName } from '#facts/couple.ts';
import { defineRule, type Rule } from '#rules/rule.ts';

/** A rule for the trustees of one maker, applied where both of two makers are the first trustees. */
export const withBothAsTrustees = <Field extends FieldId>(rule: Rule<Field>): Rule<Field> =>
  defineRule(rule.code, rule.speaksOf, (facts, given) => {
    const second = secondName(facts);
    return rule({ ...facts, initialTrustee: second === undefined ? undefined : [{ name: second }] }, given);
  });
