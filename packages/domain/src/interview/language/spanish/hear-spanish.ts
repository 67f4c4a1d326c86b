import { directionOf, heardByPlace } from '#interview/language/spanish/heard-by-place.ts';
import { spanishWords, type SpanishWord } from '#interview/language/spanish/spanish-words.ts';
import { isNoName, nameAt, spanishGrammar } from '#interview/language/spanish/name-at.ts';
import { findSpanishDays } from '#interview/language/spanish/find-spanish-days.ts';
import { longestSaying, spanishAnswers, spanishSayings } from '#interview/language/spanish/spanish-phrases.ts';
import { spanishKey } from '#interview/language/spanish/spanish-key.ts';

/** A passage of a Spanish message, and how the English readers hear it. */
interface Passage {
  readonly said: string;
  readonly heard: string;
}

/** A Spanish message as the English readers understand it. */
export interface HeardSpanish {
  readonly text: string;
  readonly passages: readonly Passage[];
  /** Words that belong neither to a name nor to what is known of the language. */
  readonly unknown: readonly string[];
  /** How many words are in no list; a name in small letters is among them. */
  readonly unlistedCount: number;
}

/**
 * Turns the small words of a Spanish message (relations, numbers, months, shares, connectives) into English, and leaves names and
 * everything else as they were said. `isOfOne`: one person is asked for, so that an “y” may stand inside the name.
 */
export const hearSpanish = (message: string, { isOfOne }: { readonly isOfOne: boolean }): HeardSpanish => {
  const whole = spanishAnswers.get(spanishKey(message.replaceAll(/[\s¡¿"“”.,;!?]+/gu, ' ')));
  if (whole !== undefined)
    return { text: whole, passages: [{ said: message, heard: whole }], unknown: [], unlistedCount: 0 };
  const passages: Passage[] = [];
  const unknown: string[] = [];
  const days = findSpanishDays(message);
  const words = spanishWords(message);
  let at = 0;
  const take = (to: number, heard: string): void => {
    const [from, end] = [words[at]?.start ?? 0, words[to - 1]?.end ?? 0];
    const before = passages.length === 0 ? 0 : (words[at - 1]?.end ?? 0);
    passages.push({ said: message.slice(before, from), heard: message.slice(before, from) });
    passages.push({ said: message.slice(from, end), heard });
    at = to;
  };
  while (at < words.length) {
    const from = words[at]?.start ?? 0;
    const figures = dayInFigures(words[at]?.text ?? '');
    if (figures !== undefined) {
      if (!figures.isClear) unknown.push(words[at]?.text ?? '');
      take(at + 1, figures.heard);
      continue;
    }
    const day = days.find(({ start, end }) => start <= from && from < end);
    const last = day ? words.findLastIndex(({ start }) => start < day.end) : -1;
    const saying = day ? undefined : sayingAt(words, at);
    const name = day || saying ? 0 : nameAt(words, at, isOfOne);
    if (day) take(last + 1, day.written);
    else if (saying) take(at + saying.length, saying.heard);
    else if (name > 0) take(at + name, asOneName(message.slice(from, words[at + name - 1]?.end)));
    else {
      const word = words[at]?.text ?? '';
      if (/^\p{Ll}/u.test(word) || isNoName(words, at)) unknown.push(word);
      take(at + 1, word);
    }
  }
  const tail = message.slice(words.at(-1)?.end ?? 0);
  const all = [...passages, { said: tail, heard: tail }];
  // Without any capitals a name cannot be told from other words; only what is none for sure is unknown.
  const isShown = /\p{Lu}/u.test(message);
  return {
    text: tidy(all.map(({ heard }) => heard).join('')),
    passages: all,
    unlistedCount: unknown.length,
    unknown: isShown ? unknown : unknown.filter((word) => /\d/u.test(word) || spanishGrammar.has(spanishKey(word))),
  };
};

// In Spanish the day comes first, and here many write the month first: `3/4/1970` can be two days.
const dayInFigures = (word: string): { readonly heard: string; readonly isClear: boolean } | undefined => {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(word) ?? [];
  if (year === '') return undefined;
  if (Number(first) > 12) return { heard: `${second}/${first}/${year}`, isClear: true };
  return { heard: word, isClear: Number(second) > 12 || first === second };
};

// `Ruiz y Picasso` is one name, and would be two people in English.
const asOneName = (name: string): string => name.replaceAll(/(?<=\p{L}) ([ye]) (?=\p{Lu})/gu, '-$1-');

/** A text in which such a name stands again as it was said. */
export const withNames = ({ passages }: HeardSpanish, text: string): string =>
  passages
    .filter(({ heard }) => /-[ye]-/u.test(heard))
    .reduce((words, { said, heard }) => words.replaceAll(heard, said), text);

/** The words of the person behind words that the English readers have kept; the whole message where they cannot be told apart. */
export const wordsBehind = ({ passages }: HeardSpanish, heard: string): string => {
  const text = passages.map((one) => one.heard).join('');
  const from = text.indexOf(heard);
  if (from === -1)
    return passages
      .map(({ said }) => said)
      .join('')
      .trim();
  const to = from + heard.length;
  let position = 0;
  const touched = passages.filter((one) => {
    const start = position;
    position += one.heard.length;
    return position > from && start < to;
  });
  return touched
    .map(({ said }) => said)
    .join('')
    .trim();
};

const sayingAt = (
  words: readonly SpanishWord[],
  at: number,
): { readonly heard: string; readonly length: number } | undefined => {
  const first = words[at];
  if (!first) return undefined;
  // A capital inside a clause begins a name.
  if (/^\p{Lu}/u.test(first.text) && !first.isFirst) return undefined;
  const small = heardByPlace(words, at);
  if (small) return small;
  for (let length = Math.min(longestSaying, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    // Neither a comma nor a name stands inside a turn of speech.
    if (said.some(({ isFirst, text }, index) => index > 0 && (isFirst || /^\p{Lu}/u.test(text)))) continue;
    const key = spanishKey(said.map(({ text }) => text).join(' '));
    const isWhole = first.isFirst && (words[at + length]?.isFirst ?? true);
    const heard = (isWhole ? spanishAnswers.get(key) : undefined) ?? spanishSayings.get(key);
    if (heard !== undefined) return { heard, length };
  }
  return directionOf(words, at);
};

const tidy = (text: string): string =>
  text
    .replaceAll(/[¡¿]/gu, '')
    .replace(/^(?:no|not)[,.] (?=add )/iu, '')
    .replaceAll(/\bI live in (?=\d)/gu, 'I live at ')
    .replaceAll(/\bthen,/gu, 'then')
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
