import type { InstrumentKind } from '#law/execution-kind.ts';
import type { Topic } from '#guide/topic.ts';

/** What people ask of the document that they are making, where the answer to the same words differs from one kind of document to another. */
export interface DocumentAnswer extends Pick<Topic, 'id' | 'answer' | 'page'> {
  /** The kinds of document of which the answer is true. */
  readonly kinds: readonly InstrumentKind[];
  /** Words of the question, in small letters and with straight apostrophes; one of them is enough. */
  readonly asked: readonly RegExp[];
  /** Words that say that something else is meant. */
  readonly unless?: RegExp;
  /** Names of documents of which it is not true, though they are of the kind. */
  readonly notOf?: RegExp;
}

/** Somebody's death in the words of a question. */
export const afterDeath = String.raw`(?:(?:after|once|when|if) (?:i die|i(?:'m|m| am) (?:dead|gone)|i pass(?: away)?|my (?:death|passing))|from the grave)`;

/** What is paid for, or an earlier document: neither is the document at hand. */
export const ofSomethingElse =
  /\b(?:subscription|subscribe|plan|membership|monthly|billing|card|payments?|paying|account|refund|order|purchase|old|older|earlier|previous|existing|first|other)\b/u;

/** Words by which a document is taken back. */
export const takesBack = [
  /\b(?:cancel|revoke|undo|reverse|terminate)\b/u,
  /\b(?:get|back) out of (?:it|this|that)\b|\bchange my mind\b|\bend (?:it|this|the (?:trust|power))\b|\btake (?:it|this) back\b/u,
];
