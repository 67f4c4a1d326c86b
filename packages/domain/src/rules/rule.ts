import type { Facts, FieldId } from '#facts/facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { LawSource } from '#law/law-source.ts';

/** Facts of which something is said, the one to be asked about first; never none. */
type Fields<Field> = readonly [Field, ...Field[]];

/** What a rule has to say of the facts, before there is a document. */
export interface Objection<Field extends FieldId = FieldId> {
  /** An error keeps the document from being finished. */
  readonly level: 'error' | 'warning';
  /** The facts that it speaks of, the one to be asked about first. */
  readonly fields: Fields<Field>;
  /** What is wrong and the way out, in plain words. */
  readonly message: string;
  /** We do not make the document for this person: no other answer of theirs is to be asked for. */
  readonly isFinal?: true;
}

/** An objection with the stable code of the rule that raised it, e.g. `V4`. */
export interface FactIssue<Field extends FieldId = FieldId> extends Objection<Field> {
  readonly code: string;
}

/** What a rule may know besides the facts; `today` decides ages. */
export interface Circumstances {
  readonly today: PlainDate;
  readonly laws: LawSource;
}

/** What a rule checks: facts in, objections out. */
export type RuleBody<Field extends FieldId> = (facts: Facts, given: Circumstances) => readonly Objection<Field>[];

/** One rule on recorded facts, complete or not. The same rule speaks in the conversation, in the panel and at the end. */
export interface Rule<Field extends FieldId = FieldId> {
  (facts: Facts, given: Circumstances): readonly FactIssue<Field>[];
  /** Stable, and its own among all rules; a rule that takes the place of another in one type bears the code of that one. */
  readonly code: string;
  /** Every fact of which it may say something. A type that asks none of them cannot have the rule. */
  readonly speaksOf: readonly Field[];
}

/** Makes a rule from its code, the facts of which it may speak, and what it checks: it can speak of nothing else. */
export const defineRule = <const Field extends FieldId>(
  code: string,
  speaksOf: readonly Field[],
  check: RuleBody<NoInfer<Field>>,
): Rule<Field> =>
  Object.assign(
    (facts: Facts, given: Circumstances) => check(facts, given).map((objection) => ({ code, ...objection })),
    { code, speaksOf },
  );

/** Words a rule's objection that keeps the document from being finished. */
export const error = <const Field extends FieldId>(fields: Fields<Field>, message: string): Objection<Field> => ({
  level: 'error',
  fields,
  message,
});

/** Words why we do not make the document for this person; it is said once, and no question is asked again for it. */
export const refusal = <const Field extends FieldId>(fields: Fields<Field>, message: string): Objection<Field> => ({
  ...error(fields, message),
  isFinal: true,
});

/** Words what a person should know and may leave as it is. */
export const warning = <const Field extends FieldId>(fields: Fields<Field>, message: string): Objection<Field> => ({
  level: 'warning',
  fields,
  message,
});
