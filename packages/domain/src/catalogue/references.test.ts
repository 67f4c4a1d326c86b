import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clause } from '#assembly/clause.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';

const isInstrument = (value: unknown): value is Instrument<never> =>
  typeof value === 'object' && value !== null && 'articles' in value && 'acts' in value;

const instruments = (
  await Promise.all(
    globSync('*/instrument.ts', { cwd: import.meta.dirname }).map(async (file) =>
      Object.values((await import(join(import.meta.dirname, file))) as object),
    ),
  )
)
  .flat()
  .filter(isInstrument);

const clausesOf = ({ articles, schedules, exhibits = [] }: Instrument<never>) => [
  ...articles.flatMap(({ clauses }) => clauses),
  ...schedules,
  ...exhibits,
];
const passagesOf = (one: Instrument<never>) => [
  ...(one.front ? [one.front] : []),
  one.opening,
  ...clausesOf(one),
  ...one.acts,
];

const present = new Set(instruments.flatMap((one) => [...one.articles, ...clausesOf(one)]).map(({ id }) => id));

test('what a passage refers to where it stands can stand: no slip of the pen prints nothing for ever', () => {
  expect(instruments.length).toBeGreaterThan(5);
  const named = instruments.flatMap(passagesOf).flatMap(({ mayRefer }) => mayRefer);
  expect(new Set(named).size).toBeGreaterThan(30);
  expect([...new Set(named)].filter((id) => !present.has(id))).toEqual([]);
});

test('a passage asks for what it lists and for nothing else', () => {
  const probe = clause({
    id: 'probe',
    heading: 'Probe',
    source: own(),
    refers: ['one'],
    mayRefer: ['two'],
    body: (_, { has, refIf }) => [
      // @ts-expect-error a slip of the pen in a reference
      para(p`${refIf('twoo')}`),
      // @ts-expect-error and in a question
      para(p`${String(has('twoo'))}`),
    ],
  });
  expect(probe.mayRefer).toEqual(['two']);
});
