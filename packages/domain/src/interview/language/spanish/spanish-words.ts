/** A word of a Spanish message. */
export interface SpanishWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** No other word stands before it in its clause. */
  readonly isFirst: boolean;
}

/** The words of a Spanish message, figures and addresses among them. */
export const spanishWords = (message: string): readonly SpanishWord[] =>
  [...message.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.,'’/%@-]*(?<![.,])/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    isFirst: /(?:^|[.,;:!?¡¿\n])\s*[¡¿"“]?$/u.test(message.slice(0, index)),
  }));
