// Alphabets whose letters look alike; a word of two of them reads as one name and is compared as another (Unicode Technical
// Standard 39, "mixed-script confusables").
const lookalikes = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/** True when a word of a name has letters of two alphabets that look alike: `Mаrisol` with a Cyrillic а. */
export const mixesAlphabets = (name: string): boolean =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => lookalikes.filter((script) => script.test(word)).length > 1);

// Pictures, letters of nobody's alphabet, and heaps of marks. No language puts three on a Latin letter, or five on any.
const odd = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\p{Co}\p{Cn}\uFFFD]|\p{Script=Latin}\p{M}{3}|\p{M}{5}/u;

/** True when a name has something in it that prints as no letter: an emoji, a letter of private use, a heap of accents. */
export const hasOddLetters = (name: string): boolean => odd.test(name.normalize('NFC').replace(/[©®™]/gu, ''));
