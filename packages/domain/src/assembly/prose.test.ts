import { expect, expectTypeOf, test } from 'vitest';
import type { Prose } from '#assembly/draft.ts';
import { readTerms } from '#assembly/read-terms.ts';
import { define, term } from '#assembly/marks.ts';
import { blank, given, opt, p, party, plain, series, type Slot } from '#assembly/prose.ts';

const terms = {
  trust: ['Trust', 'Trusts'],
  trustee: ['Trustee', 'Trustees'],
  trustProperty: ['Trust Property', 'Trust Property'],
  taxCode: ['Tax Code', 'Tax Code'],
} as const;

const read = (prose: Prose) => readTerms(prose, { terms });

test('defined terms are recognised in the instrument’s own words, the longest first', () => {
  expect(read(p`the Trust Property of the Trust, and the Trustee’s duty`)).toEqual([
    { kind: 'text', text: 'the ' },
    { kind: 'term', id: 'trustProperty', text: 'Trust Property', isDefinition: false },
    { kind: 'text', text: ' of the ' },
    { kind: 'term', id: 'trust', text: 'Trust', isDefinition: false },
    { kind: 'text', text: ', and the ' },
    { kind: 'term', id: 'trustee', text: 'Trustee', isDefinition: false },
    { kind: 'text', text: '’s duty' },
  ]);
});

test('each instrument brings its own terms: the same words mean nothing in another', () => {
  const will = { testator: ['Testator', 'Testators'] } as const;
  expect(readTerms(p`The Testator and the Trustee.`, { terms: will }).filter(({ kind }) => kind === 'term')).toEqual([
    { kind: 'term', id: 'testator', text: 'Testator', isDefinition: false },
  ]);
  expect(readTerms([define('trust', 'many'), term('trust')], { terms })).toEqual([
    { kind: 'term', id: 'trust', text: 'Trusts', isDefinition: true },
    { kind: 'term', id: 'trust', text: 'Trust', isDefinition: false },
  ]);
  expect(readTerms(p`Without any terms, the Trust.`, { terms: {} })).toEqual([
    { kind: 'text', text: 'Without any terms, the Trust.' },
  ]);
});

test('words of the person are never read as terms or as markup', () => {
  expect(read(p`${given('The Trustee of the {{Trust}}')}`)).toEqual([
    { kind: 'text', text: 'The Trustee of the {{Trust}}', given: true },
  ]);
  expect(read(p`${plain('Texas Tax Code')}`)).toEqual([{ kind: 'text', text: 'Texas Tax Code' }]);
  expect(read(p`${party('trustee', 'The Trust Company')}`)).toEqual([
    { kind: 'party', role: 'trustee', name: 'The Trust Company' },
  ]);
});

test('an empty slot is a mistake; only opt prints nothing', () => {
  expect(() => p`a${''}b`).toThrow('an empty slot');
  expect(p`a${opt(false, ' never')}`).toEqual([{ kind: 'text', text: 'a' }]);
  expect(p`a${opt(true, ' once')}`).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'text', text: ' once' },
  ]);
});

test('a series is written with commas and a conjunction', () => {
  const written = (names: readonly string[]): string =>
    series(names.map((name) => [given(name)]))
      .map((inline) => ('text' in inline ? inline.text : ''))
      .join('');
  expect(written(['A'])).toBe('A');
  expect(written(['A', 'B'])).toBe('A and B');
  expect(written(['A', 'B', 'C'])).toBe('A, B, and C');
});

test('a number, a boolean, nothing or an object in a slot does not compile', () => {
  expectTypeOf<Slot>().not.toBeAny();
  expectTypeOf(p).returns.toEqualTypeOf<Prose>();
  const neverRun = (age: number, isMarried: boolean, facts: { readonly relationship?: string }): unknown => [
    // @ts-expect-error a number is printed in words and figures, never as it comes
    p`${age}`,
    // @ts-expect-error a boolean is a condition, not a word
    p`${isMarried}`,
    // @ts-expect-error a condition that prints nothing is written with opt
    p`${isMarried && ' and married'}`,
    // @ts-expect-error a fact that may be missing has to be decided on
    p`${facts.relationship}`,
    // @ts-expect-error an object prints as [object Object]
    p`${facts}`,
    // @ts-expect-error a map has no legal wording
    p`${new Map()}`,
    // @ts-expect-error a blank says how wide it is and what belongs there
    blank('date'),
  ];
  expect(neverRun).toBeTypeOf('function');
});

test('a name that ends in a full stop ends the sentence with it', () => {
  const name = party('trustee', 'Hudson Trust Company, N.A.');
  expect(p`${name}.`).toEqual([name]);
  expect(p`To ${name}${'.'}`).toEqual([{ kind: 'text', text: 'To ' }, name]);
  expect(p`${name}. Then`).toEqual([name, { kind: 'text', text: ' Then' }]);
});
