/** A stretch of a message, in characters. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
