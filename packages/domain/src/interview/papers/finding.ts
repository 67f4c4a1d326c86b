import type { ColumnKind } from '#facts/column-kind.ts';
import type { FieldId } from '#facts/facts.ts';

/** Where something stands in a paper, in characters of its text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Something that a paper says for a fact, with the words that say it; `value` is one entry where the fact is a list. */
export interface Told extends Place {
  readonly field: FieldId;
  readonly value: unknown;
  readonly isEntry: boolean;
}

/** How something found stands to what is recorded: nothing is, the same is, or something else. */
export const standings = ['new', 'same', 'differs'] as const;
export type Standing = (typeof standings)[number];

/** One input for whoever changes a finding before taking it; without a key it is the value itself. */
export interface FindingInput {
  readonly key?: string;
  readonly label: string;
  readonly kind: ColumnKind;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** A fact that a paper proposes; nothing of it is recorded before the person takes it. */
export interface Finding extends Told {
  readonly label: string;
  /** The heading under which the facts panel shows the fact. */
  readonly group: string;
  /** The value as a person reads it. */
  readonly display: string;
  /** The words of the paper that say it, and a few around them. */
  readonly before: string;
  readonly passage: string;
  readonly after: string;
  readonly standing: Standing;
  /** What is recorded now, where it differs. */
  readonly recorded: string;
  /** The paper says something else for the same fact in another place, so that only one of them can be taken. */
  readonly hasRival: boolean;
  /** How it is changed before it is taken. */
  readonly inputs: readonly FindingInput[];
  /** A number was shortened to its last four digits. */
  readonly isShortened: boolean;
}

/** What was understood of a paper. */
export interface PaperRead {
  readonly findings: readonly Finding[];
  /** How many lines there are, and in how many of them something was found. */
  readonly lines: number;
  readonly understood: number;
  /** Who made it, where that is plainly somebody else than whose document this is. */
  readonly madeBy?: string;
}

/** What a person takes of what was found, as it was or as they have changed it. */
export interface Taken {
  readonly field: FieldId;
  readonly value: unknown;
  readonly isEntry: boolean;
}
