import { caseName } from '#interview/language/title-case.ts';

const letters = /(?:(?<=\p{L} )its )?(?<![\p{L}\p{N}'’])\p{L}(?:(?:\s?[-–.,]\s?|\s)\p{L}(?![\p{L}\p{N}'’])){2,}/gu;

/** A text in which what is spelled letter by letter, `F-R-I-P-P-E`, stands as a word. */
export const joinLetters = (text: string): string =>
  text.replace(letters, (said) => {
    const [, its = '', run = ''] = /^(its )?(.*)$/su.exec(said) ?? [];
    const all = run.match(/\p{L}/gu) ?? [];
    // `I, a B`: words of one letter, and initials with their stops, are no spelling.
    const isSpelled = /[-–]/u.test(run) || (all.length > 3 && !/\./u.test(run)) || all.length > 5;
    return isSpelled ? (its && "it's ") + caseName([all.join('')]) : said;
  });
