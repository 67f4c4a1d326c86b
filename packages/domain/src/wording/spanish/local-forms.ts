import type { LocalForms } from '#wording/translation/catalogue.ts';
import timeZones from '#wording/spanish/time-zones.json' with { type: 'json' };
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

/** How Spanish writes lists, days and times of day: `Ana e Inés`, `Ana u Óscar`, `14 de marzo de 1958`, `9:14 a. m.` */
export const spanishForms = {
  and: andBefore,
  or: (words: string): string => (/^h?o/iu.test(plain(words)) ? 'u' : 'o'),
  list: (words: readonly string[]) => listWords(words, andBefore(words.at(-1) ?? '')),
  day: (words: string) => {
    const moment = momentIn(words);
    if (moment !== undefined) return moment;
    const [day = '', time] = words.split(/ at (?=\d)/u);
    const said = dayIn(day);
    if (time === undefined) return said ?? timeIn(words);
    const at = timeIn(time);
    return said === undefined || at === undefined ? undefined : `${said} a las ${at}`;
  },
} as const satisfies LocalForms & Readonly<Record<'and' | 'or', (words: string) => string>>;

const dayIn = (words: string): string | undefined => {
  const [, name = '', day, year] = /^(\p{Lu}\p{Ll}{2,}) (\d{1,2}), (\d{4})$/u.exec(words) ?? [];
  const month = Object.entries(months).find(([english]) => english === name || english.slice(0, 3) === name)?.[1];
  return month === undefined ? undefined : `${day} de ${month} de ${year}`;
};

// `November 22, 2026, 7:14 PM Pacific Time (UTC−8)`.
const momentIn = (words: string): string | undefined => {
  const [, day = '', time = '', zone = ''] =
    /^(\p{Lu}\p{Ll}+ \d{1,2}, \d{4}), (\d{1,2}:\d{2}\s[AP]M) (\S.*)$/u.exec(words) ?? [];
  const [, dayInUtc = '', inUtc] = /^(.*\d{4}), (\d{2}:\d{2}:\d{2} UTC)$/u.exec(words) ?? [];
  if (inUtc !== undefined) return sameDay(dayInUtc, inUtc);
  const [said, at] = [dayIn(day), timeIn(time)];
  return said === undefined || at === undefined ? undefined : `${said}, ${at}, ${zoneIn(zone)}`;
};

const sameDay = (day: string, time: string): string | undefined => {
  const said = dayIn(day);
  return said === undefined ? undefined : `${said}, ${time}`;
};

const zones: Readonly<Record<string, string>> = timeZones;

const zoneIn = (zone: string): string => zone.replace(/^[^(]*(?= \()/u, (name) => zones[name] ?? name);

// `9:14 AM PST`: what the zone is called stays.
const timeIn = (words: string): string | undefined => {
  const [, time, half, zone = ''] = /^(\d{1,2}:\d{2})\s([AP])M(?: (\S.*))?$/u.exec(words) ?? [];
  if (time === undefined) return undefined;
  return `${time} ${half === 'A' ? 'a' : 'p'}. m.${zone === '' ? '' : ` (${zone})`}`;
};

const plain = (word: string): string =>
  word
    .replace(/^[“"]/u, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
