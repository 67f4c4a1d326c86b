/** What was typed with what was heard behind it. */
export const withHeard = (typed: string, heard: string): string =>
  typed.trim() === '' ? heard : `${typed.trimEnd()} ${heard}`;
