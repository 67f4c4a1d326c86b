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

/** How Spanish writes lists and days: `Ana e Inés`, `14 de marzo de 1958`. */
export const spanishForms: LocalForms = {
  list: (words) => listWords(words, /^(?:i|hi(?!e))/iu.test(plain(words.at(-1) ?? '')) ? 'e' : 'y'),
  day: (words) => {
    const [, month = '', day, year] = /^(\p{Lu}\p{Ll}+) (\d{1,2}), (\d{4})$/u.exec(words) ?? [];
    const name = months[month as keyof typeof months] as string | undefined;
    return name === undefined ? undefined : `${day} de ${name} de ${year}`;
  },
};

const plain = (word: string): string =>
  word
    .replace(/^[“"]/u, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
