import type { Facts, FieldId } from '#facts/facts.ts';
import type { InstrumentKind } from '#law/execution-kind.ts';
import { madeIn } from '#law/made-in.ts';
import { defineRule, refusal, type Rule } from '#rules/rule.ts';

/** V12: a state whose forms we do not have, or whose rules are not certain, is refused with the reason. */
export const stateIsServed = (kind: InstrumentKind, stateFields: readonly FieldId[]): Rule =>
  defineRule('V12', stateFields, (facts, { laws }) =>
    statesOf(facts, stateFields).flatMap(({ field, state }) => {
      const law = laws(state);
      const made = law && madeIn(kind, law);
      return made?.state === 'blocked' ? [refusal([field], made.reason)] : [];
    }),
  );

/** The states that some facts name, each with its fact. */
export const statesOf = (
  facts: Facts,
  stateFields: readonly FieldId[],
): readonly { readonly field: FieldId; readonly state: string }[] =>
  stateFields.flatMap((field) => {
    const state = facts[field];
    return typeof state === 'string' ? [{ field, state }] : [];
  });
