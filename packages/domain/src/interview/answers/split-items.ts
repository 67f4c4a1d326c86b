import { splitSentences } from '#interview/language/clauses.ts';
import { protect } from '#interview/reader/property/assets.ts';

/** A piece of a list as it was told, and what stands before it. */
export interface Item {
  readonly text: string;
  readonly glue: 'sentence' | 'comma' | 'and';
}

const breaks =
  /(?<and>,?\s(?:and also|and then|and|&|plus|as well as|along with)\s)|(?<comma>,(?!\d{3}))|(?<sentence>[;\n•]|\s+so\s+(?=(?:just|only)\s)|\.+(?=\s|$)|(?:^|\s)\d{1,2}[.)]\s|(?:^|\s)[-*]\s|\s-\s)/giu;

/** Takes a told list apart, where neither an address nor a name is cut. */
export const splitItems = (text: string): readonly Item[] =>
  splitSentences(
    /\b1[.)]\s.*\b2[.)]\s/su.test(text) ? text.replace(/(^|\s)\d{1,2}[.)]\s+(?=\p{L})/gu, '$1\n') : text,
  ).flatMap((sentence) => splitSentence(sentence.text));

const splitSentence = (text: string): readonly Item[] => {
  const masked = protect(text);
  const items: Item[] = [];
  let [start, glue]: [number, Item['glue']] = [0, 'sentence'];
  for (const { index, 0: mark, groups } of masked.matchAll(breaks)) {
    items.push({ text: text.slice(start, index), glue });
    start = index + mark.length;
    glue =
      groups?.['and'] && !mark.startsWith(',') ? 'and' : groups?.['comma'] || groups?.['and'] ? 'comma' : 'sentence';
  }
  items.push({ text: text.slice(start), glue });
  return items.map((item) => ({ ...item, text: item.text.trim() })).filter((item) => /[\p{L}\p{N}]/u.test(item.text));
};
