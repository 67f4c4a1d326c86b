import type { LocalForms } from '#wording/translation/catalogue.ts';
import { listWords } from '#kit/list-words.ts';

const months = {
  January: 'enero',
  February: 'febrero',
  March: 'marzo',
  April: 'abril',
  May: 'mayo',
  June: 'junio',
  July: 'julio',
  August: 'agosto',
  September: 'septiembre',
  October: 'octubre',
  November: 'noviembre',
  December: 'diciembre',
} as const;

const andBefore = (words: string): string => (/^(?:i|hi(?!e))/iu.test(plain(words)) ? 'e' : 'y');

/** How Spanish writes lists and days: `Ana e Inés`, `Ana u Óscar`, `14 de marzo de 1958`. */
export const spanishForms = {
  and: andBefore,
  or: (words: string): string => (/^h?o/iu.test(plain(words)) ? 'u' : 'o'),
  list: (words: readonly string[]) => listWords(words, andBefore(words.at(-1) ?? '')),
  day: (words: string) => {
    const [, month = '', day, year] = /^(\p{Lu}\p{Ll}+) (\d{1,2}), (\d{4})$/u.exec(words) ?? [];
    const name = months[month as keyof typeof months] as string | undefined;
    return name === undefined ? undefined : `${day} de ${name} de ${year}`;
  },
} as const satisfies LocalForms & Readonly<Record<'and' | 'or', (words: string) => string>>;

const plain = (word: string): string =>
  word
    .replace(/^[“"]/u, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
