import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../docs/decisions');
const pages = readdirSync(folder).filter((file) => /^\d{4}-/u.test(file));
const numberOf = (file: string): number => Number(file.slice(0, 4));
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const entries = new Map(
  textOf('README.md')
    .split('\n')
    .flatMap((line) => {
      const [, number, file, after = ''] = /^- \[(\d+)\..*\]\((.*?)\)(.*)$/u.exec(line) ?? [];
      return number === undefined ? [] : [[Number(number), { file, after }] as const];
    }),
);

/** The pages that a text says it supersedes: `Supersedes in part: 26 (…), 31 (…).`. */
const supersededBy = (text: string): readonly number[] =>
  [...text.matchAll(/\b(?:[Ss]upersedes|Replaces what)\b[^.]*/gu)].flatMap(([said]) =>
    [...said.matchAll(/(?<![\d-])\b(\d{1,2})\b(?!\d|-\d)/gu)].map(([, number]) => Number(number)),
  );

/** The pages by which a text says it is superseded or added to. */
const laterThan = (text: string): readonly number[] =>
  [...text.matchAll(/^(?:.*\. )?(?:Superseded|Added to)\b[^:.]*?\bby (\d{1,2})\b/gmu)].map(([, number]) =>
    Number(number),
  );

const hasArrow = (earlier: number, later: number): boolean =>
  new RegExp(`→.*\\b${later}\\b`, 'u').test(entries.get(earlier)?.after ?? '');

test('every decision stands in the list, under its own number', () => {
  expect([...entries].map(([number, { file }]) => [number, file])).toEqual(pages.map((file) => [numberOf(file), file]));
});

test('nobody reads a decision in the list that a later one changed without being told which', () => {
  const changes = pages.flatMap((file) => [
    ...supersededBy(textOf(file)).map((earlier) => [earlier, numberOf(file)] as const),
    ...laterThan(textOf(file)).map((later) => [numberOf(file), later] as const),
  ]);
  expect(changes.length).toBeGreaterThan(25);
  expect(changes.filter(([earlier, later]) => !hasArrow(earlier, later))).toEqual([]);
});

test('a page that supersedes others is found by its words, whatever else has a number', () => {
  expect(supersededBy('2026-11-22. Supersedes 2 where it speaks of links. See 17.')).toEqual([2]);
  expect(supersededBy('Supersedes in part: 3 and 33 (what is hashed), 35 (clauses). Supplements 9.')).toEqual([
    3, 33, 35,
  ]);
  expect(laterThan('Superseded in part by 48: one hash.')).toEqual([48]);
});
