import type { Facts, FieldId } from '#facts/facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import type { LawSource } from '#law/law-source.ts';

/** What the facts alone have to say, before there is a document; `code` is the stable id of the rule, e.g. `V4`. */
export interface FactIssue {
  readonly code: string;
  /** An error keeps the document from being finished. */
  readonly level: 'error' | 'warning';
  /** The facts that it speaks of, the one to be asked about first. */
  readonly fields: readonly FieldId[];
  /** What is wrong and the way out, in plain words. */
  readonly message: string;
}

/** What a rule may know besides the facts; `today` decides ages. */
export interface Circumstances {
  readonly today: PlainDate;
  readonly laws: LawSource;
}

/** One rule on recorded facts, complete or not. The same rule speaks in the conversation, in the panel and at the end. */
export type Rule = (facts: Facts, given: Circumstances) => readonly FactIssue[];

/** Words a rule's objection that keeps the document from being finished. */
export const error = (code: string, fields: readonly FieldId[], message: string): FactIssue => ({
  code,
  level: 'error',
  fields,
  message,
});

/** Words what a person should know and may leave as it is. */
export const warning = (code: string, fields: readonly FieldId[], message: string): FactIssue => ({
  code,
  level: 'warning',
  fields,
  message,
});
