// Underscores, brackets and braces left by a template; filler words; what a program prints instead of a missing value. Roman
// numerals keep "XX" legal.
const fillers: readonly RegExp[] = [
  /\[[^\]]{0,60}\]/,
  /\{\{?.+?\}\}?/,
  /<%|\$\{/,
  /_{3,}/,
  /\b(TBD|TODO|X{3,}|lorem ipsum|to be determined)\b/i,
  /insert (name|date|address)/i,
  /\b(undefined|NaN)\b|\[?object Object\]?|Invalid Date/,
  /\bnull\b(?! and void)/,
];

/** The first placeholder left in the instrument's own words, or undefined. */
export const findFiller = (words: string): string | undefined => {
  for (const filler of fillers) {
    const match = filler.exec(words);
    if (match) return match[0];
  }
  return undefined;
};

const faults: readonly RegExp[] = [/ {2,}/, / [,.;:]/, /\.\./, /,,/, /\( | \)/];

/** The first slip of typesetting in the instrument's own words (double space, space before a comma …), or undefined. */
export const findFault = (words: string): string | undefined => {
  for (const fault of faults) {
    const match = fault.exec(words);
    if (match) return words.slice(Math.max(0, match.index - 20), match.index + 20);
  }
  return undefined;
};
