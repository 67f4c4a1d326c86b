import type { Word } from '#interview/language/word.ts';

/** True where a name ends before the word at a place. */
export const endsName = (words: readonly Word[], at: number): boolean => {
  const next = words[at];
  return (
    next === undefined || next.part === 'mark' || /^(?:and|is|gets|then|who|my|should|or|if|\d.*)$/u.test(next.low)
  );
};

/** "Anika half, Hope a third": what somebody takes is no name. */
export const isPartOfWhole = ({ low, isCapital }: Word): boolean =>
  !isCapital &&
  /^(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|both|each|all|everything|nothing)$/u.test(low);
