// A run without blanks that is wider than a line has nowhere to break; a narrow column is full after fewer letters.
const longRun = /\S{24,}/gu;

/** Text in which a line can break inside of long runs, by zero-width spaces that do not print. */
export const breakable = (text: string): string =>
  text.replace(longRun, (run) => (run.match(/.{1,8}/gu) ?? []).join('\u200B'));
