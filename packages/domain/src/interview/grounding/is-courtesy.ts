import type { Facts } from '#facts/facts.ts';
import { peopleIn } from '#facts/people-in.ts';

interface Before {
  readonly facts: Facts;
  /** What the engine says, which the words would stand before. */
  readonly reply: string;
}

const longest = 200;

// Enough to thank and to lead over; not enough to tell, to ask, to promise or to judge anything, or to be glad of bad news.
const courteous = new Set(
  `a about ah all an and are as at bit by care careful carefully clear clearly for forward from gently go going hear heard
  helpful helps here i i'll i'm important in into is it it's keep kind kindly know lead let let's like little matters me
  moment more move moving much next now of oh on one open openness patience piece please point right ready share shared
  sharing so some sounds step still story such sure take talk telling thank thanks that that's the then there these thing
  things thinking this thought thoughtful thoughts time to together turn useful very we we'll well what word words you
  you're your`.split(/\s+/u),
);

/**
 * True for words that may stand before a reply although nobody of ours has written them: one or two short sentences of courtesy,
 * without a number, a question or a promise, and without a name that the reply does not say.
 */
export const isCourtesy = (words: string, { facts, reply }: Before): boolean => {
  if (words.length > longest || !/^[\p{L}\p{M}'’,.!\s–—-]+[.!]$/u.test(words) || /[\n\r\t]/u.test(words)) return false;
  const names = new Set(
    wordsOf(
      peopleIn(facts)
        .flatMap(({ name }) => wordsOf(name))
        .join(' '),
    ),
  );
  const said = new Set(wordsOf(reply));
  const isName = (word: string): boolean => names.has(word) && said.has(word);
  return wordsOf(words).every((word) => courteous.has(word.toLowerCase()) || isName(word));
};

const wordsOf = (text: string): readonly string[] =>
  text.replaceAll('’', "'").match(/[\p{L}\p{M}]+(?:'\p{L}+)?/gu) ?? [];
