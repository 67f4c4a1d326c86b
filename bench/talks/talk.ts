import { readdirSync, readFileSync } from 'node:fs';

/** A made-up person and all that they say; `README.md` tells what each part is. */
export interface Talk {
  readonly id: string;
  readonly documentType: string;
  readonly opening: readonly string[];
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly asides?: readonly {
    readonly at: string;
    readonly says: string;
    readonly mustAnswer: readonly (readonly string[])[];
  }[];
  readonly corrections?: readonly { readonly after: string; readonly says: string }[];
  readonly atReview?: readonly string[];
  readonly truth: Readonly<Record<string, unknown>>;
  /** What was meant of some facts until they were corrected: who is asked back before that agrees to it. */
  readonly meantAtFirst?: Readonly<Record<string, unknown>>;
  readonly notes: readonly (readonly string[])[];
  readonly nobody: readonly string[];
  readonly maxTurns: number;
  /** Words of the reason why the document is not made for this person: said, the conversation is right though it stays open. */
  readonly openBecause?: string;
}

/** The conversations that one hand has written. */
export const talksOf = (hand: string): readonly Talk[] =>
  readdirSync(new URL(hand, import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(`${hand}/${file}`, import.meta.url), 'utf8')) as Talk);
