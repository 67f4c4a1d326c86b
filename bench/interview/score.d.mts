interface Counts {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

interface Group extends Counts {
  readonly n: number;
  readonly failed: number;
  readonly contractErrors: number;
}

/** Runs an adapter over cases; see the scorer for what is counted. */
export const run: (
  turn: (request: never) => unknown,
  cases: readonly unknown[],
) => Promise<{
  readonly turns: Group & { readonly exact: number };
  readonly convs: Group & { readonly completed: number; readonly success: number; readonly premature: number };
}>;

/** Precision, recall and F1 of counts, 0 to 1. */
export const prf: (counts: Counts) => { readonly p: number; readonly r: number; readonly f1: number };

/** A text without marks, capitals and punctuation. */
export const fold: (text: string) => string;

/** A name as `fold` gives it, without a title. */
export const foldName: (name: string) => string;

/** Whether a value of a field is what a case wants. */
export const match: (field: string, wanted: unknown, got: unknown) => boolean;
