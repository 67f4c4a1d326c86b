import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('living-trust');
const asked = { kind: 'fact', field: 'beneficiaries' } as const;
const sharesAfter = (message: string): unknown => {
  const open = { ...interview.open(), facts: { grantorName: 'Paul Whitaker' }, asked, trail: [asked] };
  const { facts, doubt } = interview.replyTo(open, message, '2026-11-20').interview;
  const said = { ...facts, ...doubt?.proposed }.beneficiaries;
  return Array.isArray(said)
    ? said.map(({ name, percentage }: { name: string; percentage?: number }) => [name, percentage])
    : undefined;
};

test.each([
  ['my daughter Charlotte lives in Spain and she gets 70, my nephew Pablo 30', 70, 30],
  ['my daughter Charlotte is in prison but she gets only 70, my nephew Pablo 30', 70, 30],
])('whoever is told of and then takes a part keeps it: %s', (message, first, second) => {
  expect(sharesAfter(message)).toEqual([
    ['Charlotte', first],
    ['Pablo', second],
  ]);
});

test('a part that goes to somebody is said, whatever verb stands behind it', () => {
  expect(sharesAfter('60% goes to Ann Bell and 40% goes to Bo Bell')).toEqual([
    ['Ann Bell', 60],
    ['Bo Bell', 40],
  ]);
});

test('a larger share without a figure records no shares', () => {
  expect(sharesAfter('split it between my nephew Carl Voss and my niece Ida Voss, a larger share for Carl')).toEqual([
    ['Carl Voss', undefined],
    ['Ida Voss', undefined],
  ]);
});

test('“the other forty” is what is left, not forty people', () => {
  expect(sharesAfter('Sixty percent goes to my brother Al Fuentes, the other forty to my sister Bea Fuentes')).toEqual([
    ['Al Fuentes', 60],
    ['Bea Fuentes', 40],
  ]);
});
