import type { Recorded } from '#facts/define-fact.ts';

/**
 * One change of the questions of a document type, and what becomes of the answers that were given before it. Pure. A field is the id
 * that was in use just before the change (`from`, `field`) or just after it (`to`).
 */
export type Migration =
  | { readonly kind: 'renamed'; readonly from: string; readonly to: string }
  | { readonly kind: 'reshaped'; readonly field: string; readonly reshape: (value: unknown) => Reshaped }
  | {
      readonly kind: 'moved';
      readonly from: string;
      readonly to: string;
      readonly move: (value: unknown) => Moved;
    }
  /** The question means more than it did where this holds of the answers of its day; there it is asked again. */
  | { readonly kind: 'widened'; readonly field: string; readonly isWider: (facts: Recorded) => boolean }
  /** The question is not asked any more; `label` is what it was called. */
  | { readonly kind: 'removed'; readonly field: string; readonly label: string };

/** An answer in its new shape; undefined parts are not there. What cannot be said in the new shape is `left`. */
export interface Reshaped {
  readonly value?: unknown;
  readonly left?: unknown;
}

/** What of an answer stays with its question, and what goes to the other one. */
export interface Moved {
  readonly stays?: unknown;
  readonly goes?: unknown;
}

/** An answer that could not be carried into the questions of today. The person sees it, and is asked again. */
export interface EarlierAnswer {
  /** The question that asks again; an id of an earlier version where nothing does. */
  readonly field: string;
  /** As it was recorded. */
  readonly value: unknown;
  /** What the question was called, where it is not asked any more. */
  readonly label?: string;
}

/** The answers of one document: what is recorded, and what could not be carried. */
export interface Answers {
  readonly facts: Recorded;
  readonly earlier: readonly EarlierAnswer[];
}
