import { expect, test } from 'vitest';
import { documentCategories } from '#document-type/card.ts';
import { companyCards } from '#catalogue/company-cards.ts';
import { estateCards } from '#catalogue/estate-cards.ts';
import { trustCards } from '#catalogue/trust-cards.ts';
import { cards, findCard } from '#catalogue/cards.ts';
import { documentTypes, madeTypes, nounOf, wordsFor } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';

// The 38 documents that the site announces, each with a card; another one is announced by its card before it is listed.
test('the catalogue lists each document that is announced once, of which those that have a type can be made', () => {
  expect(cards).toHaveLength(38);
  expect(cards.map(({ id }) => id).toSorted()).toEqual(documentTypes.map(({ id }) => id).toSorted());
  expect(new Set(documentTypes.map(({ id }) => id)).size).toBe(documentTypes.length);
  expect(cards.flatMap(({ id, isAvailable }) => (isAvailable ? [id] : [])).toSorted()).toEqual(
    madeTypes.map(({ id }) => id).toSorted(),
  );
});

test('every type has four benefits and four badges, none of them twice', () => {
  const uneven = cards.filter(({ benefits, badges }) => new Set(benefits).size !== 4 || new Set(badges).size !== 4);
  expect(uneven.map(({ id }) => id)).toEqual([]);
});

test('no category stands before those that come first, Vortex Banking Systems among them', () => {
  expect(documentCategories).toEqual([
    'Vortex Banking Systems',
    'Trust Documents',
    'Entity Structures',
    'Charitable Organizations',
    'Property Transfer Tools',
    'Tax Optimization',
    'Specialty Documents',
    'Incapacity Documents',
  ]);
  const shown = cards.map(({ category }) => category);
  expect([...new Set(shown)]).toEqual([...documentCategories]);
});

test('a type is found by its id', () => {
  expect(findCard('living-trust')?.name).toBe('Living Trust');
  expect(findCard('no-such-type')).toBeUndefined();
});

test('a type that can be made answers to the id under which it is listed', () => {
  const made = documentTypes.filter(({ load }) => load !== undefined);
  expect(made.map(({ id }) => documentTypeOf(id).id)).toEqual(made.map(({ id }) => id));
});

test('what is sold of a type that can be made is said by the type itself, and nowhere else', () => {
  for (const made of madeTypes) {
    const { card, nouns } = documentTypeOf(made.id);
    expect(findCard(made.id)).toEqual({ ...card, isAvailable: true });
    expect(made).toEqual({ ...nouns, load: made.load });
  }
  const unmade = [...trustCards, ...companyCards, ...estateCards].map(({ id }) => id);
  expect(unmade.filter((id) => madeTypes.some((made) => made.id === id))).toEqual([]);
});

test('a type that cannot be made yet is never handed out', () => {
  for (const { id } of documentTypes.filter(({ load }) => load === undefined))
    expect(() => documentTypeOf(id)).toThrow(id);
});

test('a type takes witnesses where its document has a line for one, and nowhere else', () => {
  for (const { id } of madeTypes) {
    const { execution, finish, sample } = documentTypeOf(id);
    const finished = finish(sample, '2026-11-23');
    const lines = finished.ok ? finished.value.acts.filter(({ kind }) => kind === 'witness') : [];
    expect({ id, isFinished: finished.ok, takes: execution.takesWitnesses }).toEqual({
      id,
      isFinished: true,
      takes: lines.length > 0,
    });
  }
});

test('every type that is made has a noun of its own, and any other is a document', () => {
  const nouns = madeTypes.map(({ id }) => nounOf(id));
  expect(nouns).not.toContain('document');
  expect(new Set(nouns).size).toBe(madeTypes.length);
  expect(nounOf('dynasty-trust')).toBe('document');
});

test('trusts of every kind are trusts together, and documents beside anything else', () => {
  expect(wordsFor([])).toMatchObject({ one: 'trust', title: 'Trust', toRead: 'Trust Document' });
  expect(wordsFor(['joint-trust']).one).toBe('trust');
  expect(wordsFor(['living-trust', 'joint-trust', 'joint-trust']).one).toBe('trust');
  expect(wordsFor(['joint-trust', 'pour-over-will'])).toMatchObject({ one: 'document', toRead: 'Document' });
  expect(wordsFor(['testamentary-trust']).one, 'it is a will').toBe('document');
  expect(wordsFor(['dynasty-trust']).one, 'it is not made').toBe('document');
});
