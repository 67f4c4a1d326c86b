import { documentCategories } from '@evergrant/domain/document-type/card.ts';
import { cards } from '@evergrant/domain/catalogue/cards.ts';
import { expect, test } from 'vitest';
import { groupDocumentTypes } from '#documents/group-document-types.ts';

const { available, planned } = groupDocumentTypes(cards);

test('every document of the catalogue is listed once, under its category', () => {
  const listed = [...available, ...planned].flatMap((group) =>
    group.types.map((type) => `${group.category}: ${type.id}`),
  );
  expect(listed.toSorted()).toEqual(cards.map((type) => `${type.category}: ${type.id}`).toSorted());
});

test('nothing that cannot be created yet stands among what can', () => {
  expect(available.flatMap(({ types }) => types).every(({ isAvailable }) => isAvailable)).toBe(true);
  expect(planned.flatMap(({ types }) => types).some(({ isAvailable }) => isAvailable)).toBe(false);
});

test('every section of the catalogue is there, Vortex Banking Systems first of those to come', () => {
  const sections = [...available, ...planned].map(({ category }) => category);
  expect(new Set(sections)).toEqual(new Set(documentCategories));
  expect(planned[0]?.category).toBe('Vortex Banking Systems');
});
