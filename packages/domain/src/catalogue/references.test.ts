import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clause } from '#assembly/clause.ts';
import type { Instrument } from '#assembly/instrument.ts';
import { p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { places } from '#clauses/places.ts';

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

test('the list of places holds each place of an instrument and no other, so that a reference is measured by what can stand', () => {
  expect(instruments).toHaveLength(madeTypes.length);
  expect(
    [...places].filter((id) => !present.has(id)),
    'too many in clauses/places.ts',
  ).toEqual([]);
  expect(
    [...present].filter((id) => !places.has(id)),
    'missing in clauses/places.ts',
  ).toEqual([]);
  expect(new Set(instruments.flatMap(passagesOf).flatMap(({ mayRefer }) => mayRefer)).size).toBeGreaterThan(30);
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
