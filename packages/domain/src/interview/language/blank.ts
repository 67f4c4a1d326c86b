/** The text with some spans blanked out, of the same length, so that every offset stays true. */
export const blankSpans = (text: string, spans: readonly { readonly start: number; readonly end: number }[]): string =>
  spans.reduce(
    (kept, { start, end }) => kept.slice(0, start) + kept.slice(start, end).replace(/[^\n]/gu, ' ') + kept.slice(end),
    text,
  );

/** Stands where somebody is spoken of who is not a taker: a share never reaches across. */
export const obstacle = '\uE000';

/** The text with some spans covered by obstacles, of the same length. */
export const coverSpans = (text: string, spans: readonly { readonly start: number; readonly end: number }[]): string =>
  spans.reduce((kept, { start, end }) => kept.slice(0, start) + obstacle.repeat(end - start) + kept.slice(end), text);

/** The text with every match of a pattern blanked out, of the same length. */
export const blankMatches = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => ' '.repeat(match.length));
