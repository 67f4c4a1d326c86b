import type { FieldId } from '#facts/facts.ts';
import type { PlainDate } from '#kit/plain-date.ts';

/** What a message does, besides giving facts. */
export type Act =
  | 'answer'
  | 'yes'
  /** A yes with more behind it; never a confirmation. */
  | 'yesBut'
  | 'no'
  | 'back'
  | 'skip'
  | 'unsure'
  | 'why'
  | 'term'
  /** Asks for the usual answer where there is none. */
  | 'usual'
  /** Wants to throw everything away and begin anew; asked once more before it is done. */
  | 'startOver'
  | 'progress'
  | 'advice'
  | 'machine'
  | 'compare'
  | 'document'
  | 'recap'
  | 'loss'
  /** Told of an animal where people or property are asked. */
  | 'pet'
  /** Said in Spanish, which is not read yet. */
  | 'spanish'
  /** Afraid of a mistake, or in doubt whether this is safe. */
  | 'worry'
  /** Does not want to live any more: nothing is read or asked. */
  | 'despair'
  /** Says that what is recorded stays as it is. */
  | 'kept'
  | 'chatter';

/**
 * What a reader, the offline one or a language model, understood of one message. Nothing in it is stored before the guards of
 * `applyReading` have passed it.
 */
export interface Reading {
  readonly act: Act;
  readonly patch: readonly Proposal[];
  /** Every word of the message is accounted for: nothing in it can turn what was understood into something else. */
  readonly isPlain?: true;
  /** No word of the message is left over: what could turn it is part of what was understood, `my niece, not my cousin`. */
  readonly isWhole?: true;
  /** What was said that no fact takes, in the words of the person. */
  readonly rest?: readonly string[];
  /** Clauses that bind what was understood to something no value holds, in the words of the person. */
  readonly bound?: readonly string[];
  /** What the rules alone understood, where a second reader has seen the message too. */
  readonly byRules?: Reading;
  /** Somebody has died. */
  readonly isBereaved?: boolean;
  /** Details that the message says do not exist, as the interview notes them. */
  readonly declined?: readonly string[];
  /** Facts of which the message leaves nothing. */
  readonly cleared?: readonly FieldId[];
  /** Who or what leaves a list because the open question was answered anew. */
  readonly gone?: { readonly field: FieldId; readonly names: readonly string[] };
  /** Open questions that are answered without a fact: the whole answer went to others, or there is nothing to say. */
  readonly settled?: readonly FieldId[];
  /** Somebody to be taken out who stands in several places. */
  readonly unclear?: { readonly name: string; readonly fields: readonly FieldId[] };
  /** An order that can mean several things: what is asked, and an order to tap for each of them. */
  readonly which?: { readonly sentence: string; readonly choices: readonly string[] };
  /** What of the message is no correction and may still answer the open question. */
  readonly unread?: string;
  /** A date of birth that may answer several facts, because nobody said whose it is. */
  readonly whose?: { readonly date: PlainDate; readonly fields: readonly FieldId[] };
  /** For `term`: the id of the glossary entry that was asked for. */
  readonly term?: string;
  /** A fact that the person wants to talk about without giving it yet: "I need to change the trustee". */
  readonly focus?: FieldId;
  /** People who were called by their relation alone ("my oldest son") where names are needed. */
  readonly nameless?: readonly {
    /** As the reply says it: `your oldest son`. */
    readonly phrase: string;
    readonly relationship: string;
    readonly isPlural: boolean;
    /** Known people whom it may mean, when there are several. */
    readonly candidates: readonly string[];
  }[];
}

/** One fact as it would be after this message: the whole new value, lists included. */
export interface Proposal {
  readonly field: FieldId;
  readonly value: unknown;
  /** The words of the message that say it. */
  readonly evidence: string;
  /** 0 to 1; below `sureEnough` the fact is asked back instead of recorded. */
  readonly confidence: number;
  /** Two readers have found the same, each by itself. */
  readonly isAgreed?: true;
}

/** From this confidence on a proposal is recorded; below, it is asked back. */
export const sureEnough = 0.6;
