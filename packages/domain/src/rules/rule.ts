import type { Facts, FieldId } from '#facts/facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { LawSource } from '#law/law-source.ts';

/** What a rule has to say of the facts, before there is a document. */
export interface Objection {
  /** An error keeps the document from being finished. */
  readonly level: 'error' | 'warning';
  /** The facts that it speaks of, the one to be asked about first. */
  readonly fields: readonly FieldId[];
  /** What is wrong and the way out, in plain words. */
  readonly message: string;
}

/** An objection with the stable code of the rule that raised it, e.g. `V4`. */
export interface FactIssue extends Objection {
  readonly code: string;
}

/** What a rule may know besides the facts; `today` decides ages. */
export interface Circumstances {
  readonly today: PlainDate;
  readonly laws: LawSource;
}

type Check = (facts: Facts, given: Circumstances) => readonly Objection[];

/** One rule on recorded facts, complete or not. The same rule speaks in the conversation, in the panel and at the end. */
export interface Rule {
  (facts: Facts, given: Circumstances): readonly FactIssue[];
  /** Stable, and its own among the rules of a type. */
  readonly code: string;
}

/** Makes a rule from its code and what it checks. */
export const defineRule = (code: string, check: Check): Rule =>
  Object.assign((...asked: Parameters<Check>) => check(...asked).map((objection) => ({ code, ...objection })), {
    code,
  });

/** Words a rule's objection that keeps the document from being finished. */
export const error = (fields: readonly FieldId[], message: string): Objection => ({ level: 'error', fields, message });

/** Words what a person should know and may leave as it is. */
export const warning = (fields: readonly FieldId[], message: string): Objection => ({
  level: 'warning',
  fields,
  message,
});
