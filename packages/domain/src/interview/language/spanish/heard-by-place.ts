import { numberInWords } from '#interview/language/spanish/find-spanish-numbers.ts';
import { spanishKey } from '#interview/language/spanish/spanish-key.ts';
import { spanishFillers, spanishOrganizations } from '#interview/language/spanish/spanish-phrases.ts';
import { nameAt } from '#interview/language/spanish/name-at.ts';
import type { SpanishWord } from '#interview/language/spanish/spanish-words.ts';

interface Heard {
  readonly heard: string;
  readonly length: number;
}

/** Small words that mean something else, or nothing, by what stands beside them; undefined for all others. */
export const heardByPlace = (words: readonly SpanishWord[], at: number): Heard | undefined =>
  pious(words, at) ??
  filler(words, at) ??
  missing(words, at) ??
  organization(words, at) ??
  age(words, at) ??
  number(words, at) ??
  place(words, at);

const keyAt = (words: readonly SpanishWord[], at: number): string => spanishKey(words[at]?.text ?? '');

const endsClause = (words: readonly SpanishWord[], at: number): boolean => words[at]?.isFirst ?? true;

// `pues en Webb`, `mire, me llamo …`; a capital behind it makes it part of a name.
const filler = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  if (words[at]?.isFirst !== true) return undefined;
  const length = [3, 2, 1].find((many) => {
    const said = words.slice(at, at + many);
    const isOne = said.length === many && said.every(({ isFirst }, index) => index === 0 || !isFirst);
    return isOne && spanishFillers.has(spanishKey(said.map(({ text }) => text).join(' ')));
  });
  if (length === undefined) return undefined;
  const after = words[at + length];
  if (after === undefined) return at > 0 ? { heard: '', length } : undefined;
  return after.isFirst || /^[\p{Ll}\d]/u.test(after.text) ? { heard: '', length } : undefined;
};

// `ninguno, gracias a Dios`, `mañana, si Dios quiere`: nobody of that name is meant.
const pious = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  const length = [3, 2].find((many) =>
    blessings.has(
      words
        .slice(at, at + many)
        .map(({ text }) => spanishKey(text))
        .join(' '),
    ),
  );
  return length === undefined ? undefined : { heard: '', length };
};

const blessings = new Set(['gracias a dios', 'si dios quiere', 'dios mediante', 'primero dios', 'ay dios', 'dios mio']);

// `falta mi reloj`, `todavía faltan los aretes`: what is missing has to be added; `no me falta nada` says something else.
const missing = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  if (words[at]?.isFirst !== true) return undefined;
  const lead = /^(?:todavia|aun)$/u.test(keyAt(words, at)) ? 1 : 0;
  const pronoun = /^(?:me|nos)$/u.test(keyAt(words, at + lead)) ? 1 : 0;
  const length = lead + pronoun + 1;
  const [verb, after] = [keyAt(words, at + length - 1), words[at + length]];
  if (!/^(?:falta|faltan|falto|faltaron|faltaba|faltaban)$/u.test(verb) || after?.isFirst !== false) return undefined;
  const isNamed =
    /^\p{Lu}/u.test(after.text) || /^(?:mi|mis|el|la|los|las|un|una|nuestr[oa]s?)$/u.test(keyAt(words, at + length));
  return isNamed ? { heard: 'add', length } : undefined;
};

// `a la iglesia de San Agustín`: what it is called before its own name is part of the name.
const organization = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  if (/^(?:el|la)$/u.test(keyAt(words, at)) && organization(words, at + 1)) return { heard: '', length: 1 };
  if (!spanishOrganizations.has(keyAt(words, at))) return undefined;
  const after = words.slice(at + 1);
  const name = after.findIndex(({ text, isFirst }) => isFirst || !/^(?:de|del|la|las|los|el)$/u.test(text));
  const first = after[name];
  if (first === undefined || first.isFirst || !/^\p{Lu}/u.test(first.text)) return undefined;
  const said = words.slice(at, at + 1 + name + nameAt(after, name, false)).map(({ text }) => text);
  const whole = said.join(' ');
  return { heard: whole.charAt(0).toUpperCase() + whole.slice(1), length: said.length };
};

const isNumber = (words: readonly SpanishWord[], at: number): boolean =>
  /^\d/u.test(words[at]?.text ?? '') || numberAt(words, at) !== undefined;

const numberAt = (words: readonly SpanishWord[], at: number): ReturnType<typeof numberInWords> => {
  const end = words.findIndex(({ isFirst }, index) => index > at && isFirst);
  return numberInWords(words.slice(at, end === -1 ? undefined : end).map(({ text }) => text));
};

const isYears = (word: string): boolean => /^(?:anos|años|añitos|meses)$/u.test(word);

// `Lucía, de 34 años`, `Mateo, que tiene 29`; without a number it says something else.
const age = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  const key = keyAt(words, at);
  if (key === 'de' && isNumber(words, at + 1)) {
    const length = numberAt(words, at + 1)?.length ?? 1;
    const unit = keyAt(words, at + 1 + length);
    // `Amy, de 9 años, y José, de 12`: the second number is an age because the first one is.
    const isElided = (words[at + 1 + length]?.isFirst ?? true) && words.slice(0, at).some(({ text }) => isYears(text));
    return isYears(unit) || isElided ? { heard: '', length: 1 } : undefined;
  }
  const has = key === 'tiene' ? 1 : /^(?:que|quien|ella|el)$/u.test(key) && keyAt(words, at + 1) === 'tiene' ? 2 : 0;
  if (has === 0 || !isNumber(words, at + has)) return undefined;
  return { heard: has === 2 ? 'who is' : 'is', length: has };
};

// `50 mil dólares`, `2 millones de dólares`
const figuresAt = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  const [, figures] = /^(\d{1,3}(?:\.\d)?)$/u.exec(words[at]?.text ?? '') ?? [];
  const times = timesOf[keyAt(words, at + 1)];
  if (figures === undefined || times === undefined || words[at + 1]?.isFirst !== false) return undefined;
  const length = times > 1000 && keyAt(words, at + 2) === 'de' ? 3 : 2;
  return { heard: (Number(figures) * times).toLocaleString('en-US'), length };
};

const timesOf: Readonly<Record<string, number>> = { mil: 1000, millon: 1_000_000, millones: 1_000_000 };

// `mil novecientos sesenta y dos`, `cuarenta y cinco`
const number = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  const figures = figuresAt(words, at);
  if (figures) return figures;
  const found = numberAt(words, at);
  return found && found.length > 1 ? { heard: found.number.toLocaleString('en-US'), length: found.length } : undefined;
};

// `el 415 de Mesquite Street` is a house on a street, `la casa de 415 Mesquite Street` too, and `en Webb` a place.
const place = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  const [key, after, next] = [keyAt(words, at), words[at + 1], words[at + 2]];
  if (after?.isFirst !== false) return undefined;
  const isBeforeName = /^\p{Lu}/u.test(after.text);
  if (key === 'en') return isBeforeName ? { heard: 'in', length: 1 } : undefined;
  if (key !== 'de') return undefined;
  if (isBeforeName) return /^\d+\p{L}?$/u.test(words[at - 1]?.text ?? '') ? { heard: '', length: 1 } : undefined;
  return /^\d+\p{L}?$/u.test(after.text) && /^\p{Lu}/u.test(next?.text ?? '') ? { heard: 'at', length: 1 } : undefined;
};

/** `a mi hija` is to whom something goes, and at the beginning of a clause the words alone say it; an article says nothing of a number. */
export const directionOf = (words: readonly SpanishWord[], at: number): Heard | undefined => {
  const key = keyAt(words, at);
  const [before, after] = [at === 0 ? 'y' : keyAt(words, at - 1), words[at + 1]?.text ?? ''];
  // `a los 25` is an age, `a los tres` are people.
  if (key === 'a' && /^l[oa]s$/u.test(keyAt(words, at + 1))) return undefined;
  if (key === 'a' || key === 'al') return { heard: endsClause(words, at) || before === 'y' ? '' : 'to', length: 1 };
  return /^(?:el|la|los|las)$/u.test(key) && /^\p{N}/u.test(after) ? { heard: '', length: 1 } : undefined;
};
