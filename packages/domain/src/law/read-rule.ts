import type { LawRule } from '#law/sections/rule.ts';

/** A value that may be used, and whether it is the strictest one instead of a certain one: then the packet says so. */
export interface Cautioned<V> {
  readonly value: V;
  readonly isCautious: boolean;
}

/**
 * The value of a rule that may switch text: seen or known. Undefined when it is missing or still has to be verified; what is not
 * in force on the day of drafting, `lawsOn` has made unsure before.
 */
export const certain = <V>(rule: LawRule<V>): V | undefined =>
  rule.value === null || rule.confidence === 'verify' ? undefined : rule.value;

/** The certain value of a rule, or else the strictest one that the caller names, and which of the two it is. */
export const cautious = <V>(rule: LawRule<V>, strictest: V): Cautioned<V> => {
  const value = certain(rule);
  return value === undefined ? { value: strictest, isCautious: true } : { value, isCautious: false };
};

/** True when a rule is certain that it has no value, because there is no such rule there. */
export const isCertainlyAbsent = (rule: LawRule<unknown>): boolean =>
  rule.value === null && rule.nullMeans === 'not-applicable' && rule.confidence !== 'verify';
