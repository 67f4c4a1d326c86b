import { askWhich } from '#interview/edits/ask-which.ts';
import type { OrderReader } from '#interview/edits/edit.ts';
import { rename } from '#interview/edits/full-name.ts';
import { readSlot } from '#interview/edits/read-slot.ts';
import { patternOf } from '#kit/pattern-of.ts';

const said = patternOf(
  'iu',
  String.raw`^(?<who>.{1,50}?)(?:'s name)?(?:'s| is| am|'m| should be) (?:actually |really |also )*(?:the |an? )`,
  String.raw`(?<word>jr|sr|junior|senior|ii|iii|iv|second|third|2nd|3rd)\.?(?: one)?$`,
);
const written: Readonly<Record<string, string>> = {
  jr: 'Jr.',
  junior: 'Jr.',
  sr: 'Sr.',
  senior: 'Sr.',
  ii: 'II',
  second: 'II',
  '2nd': 'II',
  iii: 'III',
  third: 'III',
  '3rd': 'III',
  iv: 'IV',
};
const generation = /\s+(?:jr|sr|ii|iii|iv|junior|senior)\.?$/iu;

/** "Tommy is the Jr.": what tells somebody from the elder of the same name, behind the name. */
export const readGeneration: OrderReader = (desk, order) => {
  const { who, word = '' } = said.exec(order.text)?.groups ?? {};
  if (who === undefined) return undefined;
  const slot = readSlot(desk, who);
  if (slot.left !== '' || slot.mentions.length === 0) return undefined;
  if (slot.unclear.length > 0) return askWhich(desk, order, slot);
  const [person, ...others] = slot.people;
  if (!person || others.length > 0 || !person.name.includes(' ')) return undefined;
  // "The second" may be the second in a row.
  const isPlain = /^(?:jr|sr|junior|senior|ii|iii|iv)$/iu.test(word);
  const name = `${person.name.replace(generation, '')} ${written[word.toLowerCase()] ?? ''}`;
  return rename(desk, person, { name, isSure: isPlain });
};
