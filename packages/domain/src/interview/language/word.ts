/** What a word does in its sentence. */
export type PartOfSpeech =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'negative'
  | 'number'
  | 'expression'
  | 'question'
  | 'mark';

/** A word, number or mark of a message. Offsets are characters of the message. */
export interface Word {
  readonly text: string;
  /** In lower case, without a possessive `'s`. */
  readonly low: string;
  readonly start: number;
  readonly end: number;
  readonly part: PartOfSpeech;
  /** Written with a capital where the message shows names by capitals; a shouted message shows nothing. */
  readonly isCapital: boolean;
  readonly isPossessive: boolean;
  readonly isPlural: boolean;
  /** A dictionary has it as an ordinary word. */
  readonly isOrdinary: boolean;
  /** A dictionary has it as a name that people bear. */
  readonly isName: boolean;
  readonly isPlace: boolean;
}

/** A stretch of words, `to` exclusive, and its characters. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** The stretch of some words of a message. */
export const spanOf = (words: readonly Word[], from: number, to: number): Span => ({
  from,
  to,
  start: words[from]?.start ?? 0,
  end: words[to - 1]?.end ?? words[from]?.start ?? 0,
});
