import { findRelation } from '#interview/language/relations.ts';
import type { Word } from '#interview/language/word.ts';

/** "Gambled away by Christmas", "until May": a holiday, a month or a day that stands alone is nobody, except behind a relation. */
export const isDay = (words: readonly Word[], at: number): boolean => {
  const [word, before, kin] = [words[at], words[at - 1], words[at - 2]];
  if (!word) return false;
  if (holidays.test(word.low)) return ![before, kin].some((one) => one !== undefined && findRelation(one.low));
  return (
    days.test(word.low) &&
    /^(?:by|before|until|till|til|since|around|during|in|on|this|last|every)$/u.test(before?.low ?? '')
  );
};

const holidays =
  /^(?:christmas|xmas|christmastime|thanksgiving|halloween|hanukkah|chanukah|ramadan|passover|kwanzaa)$/u;
const days =
  /^(?:easter|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u;
