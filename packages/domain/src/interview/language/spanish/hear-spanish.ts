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
  const words = wordsOf(message);
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
      if (/^\p{Ll}/u.test(word)) unknown.push(word);
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
    unknown: isShown ? unknown : unknown.filter((word) => /\d/u.test(word) || grammar.has(spanishKey(word))),
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

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** No other word stands before it in its clause. */
  readonly isFirst: boolean;
}

const wordsOf = (message: string): readonly Word[] =>
  [...message.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.,'’/%@-]*(?<![.,])/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    isFirst: /(?:^|[.,;:!?¡¿\n])\s*[¡¿"“]?$/u.test(message.slice(0, index)),
  }));

const sayingAt = (
  words: readonly Word[],
  at: number,
): { readonly heard: string; readonly length: number } | undefined => {
  const first = words[at];
  if (!first) return undefined;
  // A capital inside a clause begins a name.
  if (/^\p{Lu}/u.test(first.text) && !first.isFirst) return undefined;
  for (let length = Math.min(longestSaying, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    // Neither a comma nor a name stands inside a turn of speech.
    if (said.some(({ isFirst, text }, index) => index > 0 && (isFirst || /^\p{Lu}/u.test(text)))) continue;
    const key = spanishKey(said.map(({ text }) => text).join(' '));
    const isWhole = first.isFirst && (words[at + length]?.isFirst ?? true);
    const heard =
      (isWhole ? spanishAnswers.get(key) : undefined) ??
      spanishSayings.get(key) ??
      sumOf(key) ??
      smallWord(words, at, length);
    if (heard !== undefined) return { heard, length };
  }
  return undefined;
};

// `cuarenta y cinco`
const sumOf = (key: string): string | undefined => {
  const [tens, , unit] = /^(\p{L}+) (y) (\p{L}+)$/u.exec(key)?.slice(1) ?? [];
  const [more, less] = [Number(spanishSayings.get(tens ?? '')), Number(spanishSayings.get(unit ?? ''))];
  return more >= 30 && more < 100 && more % 10 === 0 && less > 0 && less < 10 ? String(more + less) : undefined;
};

// `a mi hija` is to whom something goes, and at the beginning of a clause the words alone say it; an article says nothing of a number.
const smallWord = (words: readonly Word[], at: number, length: number): string | undefined => {
  if (length !== 1) return undefined;
  const key = spanishKey(words[at]?.text ?? '');
  const [before, after] = [spanishKey(words[at - 1]?.text ?? 'y'), words[at + 1]?.text ?? ''];
  if (key === 'a' || key === 'al') return words[at]?.isFirst || before === 'y' ? '' : 'to';
  if (key === 'para') return 'to';
  if (!/^(?:el|la|los|las)$/u.test(key)) return undefined;
  return /^\p{N}/u.test(after) ? '' : undefined;
};

const grammar = new Set(
  'que en con por lo le les se su sus al un una unos unas pero como muy tambien mas cuando porque aunque si ya este esta esto eso esa ese fue era hay tiene tienen puede pueden debe deben'.split(
    ' ',
  ),
);

const joints = new Set(['de', 'del', 'la', 'las', 'los', 'da', 'do', 'dos', 'van', 'von', 'san']);

/** How many words from here are one name: capitals, with small words between them. */
const nameAt = (words: readonly Word[], at: number, isOfOne: boolean): number => {
  if (!/^[\p{Lu}\p{N}]/u.test(words[at]?.text ?? '')) return 0;
  let end = at + 1;
  for (let next = end; next < words.length && words[next]?.isFirst === false; next += 1) {
    const { text } = words[next] as Word;
    if (/^[\p{Lu}\p{N}]/u.test(text)) end = next + 1;
    else if (!joints.has(spanishKey(text)) && !(isOfOne && /^[ye]$/iu.test(text))) break;
  }
  return end - at;
};

const tidy = (text: string): string =>
  text
    .replaceAll(/[¡¿]/gu, '')
    .replaceAll(/\bI live in (?=\d)/gu, 'I live at ')
    .replaceAll(/\bthen,/gu, 'then')
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
