import { piecesOf, plainWord } from '#library/words-of.ts';

const longest = 190;

/** At most about 190 characters of a text around the first of the wanted words, cut between words. */
export const excerptOf = (text: string, wanted: ReadonlySet<string>): string => {
  if (text.length <= longest) return text;
  const pieces = piecesOf(text);
  const first = pieces.findIndex((piece, position) => position % 2 === 1 && wanted.has(plainWord(piece)));
  const at = pieces.slice(0, Math.max(first, 0)).join('').length;
  const from = at < longest / 2 ? 0 : text.indexOf(' ', Math.min(at - longest / 3, text.length - longest)) + 1;
  const to = from + longest >= text.length ? text.length : text.lastIndexOf(' ', from + longest);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
};
