const american = new Intl.ListFormat('en-US');

/** Several people or things in a sentence, with the comma that American English puts before the last: `a`, `a and b`, `a, b, and c`. */
export const inOneSentence = (words: readonly string[]): string => american.format(words);
