import type { FieldId } from '#facts/facts.ts';
import type { Values } from '#interview/edits/change-list.ts';
import type { Desk } from '#interview/edits/known-entries.ts';
import type { Reading } from '#interview/reading.ts';

/** What one order comes to. */
export interface Edit extends Pick<Reading, 'unclear' | 'which' | 'focus' | 'declined'> {
  readonly values?: Values;
  /** Below `sureEnough` it is asked back. */
  readonly confidence?: number;
  /** Said of facts that the open question may be about: it stands aside for an answer to it. */
  readonly isWeak?: true;
  /** The only column of entries that it changes: an answer to a question for another one it is not. */
  readonly column?: string;
  /** The facts that the order is about, beside those that it changes. */
  readonly about?: readonly FieldId[];
}

/** An order of a message, and what was said before it. */
export interface Order {
  /** Without what leads to it. */
  readonly text: string;
  /** As it was said, e.g. with `also` before it. */
  readonly whole: string;
  /** The message up to it. */
  readonly before: string;
}

/** Reads one kind of order; undefined where the words are none, or where more is said than is understood. */
export type OrderReader = (desk: Desk, order: Order) => Edit | undefined;
