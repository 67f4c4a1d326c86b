import { expect, test } from 'vitest';
import { documentCategories, documentTypes, findDocumentType } from '#catalogue/document-types.ts';

test('the catalogue holds 38 types with unique ids, of which only the living trust can be made yet', () => {
  expect(documentTypes).toHaveLength(38);
  expect(new Set(documentTypes.map(({ id }) => id)).size).toBe(38);
  expect(documentTypes.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)).toEqual(['living-trust']);
});

test('every type has four benefits and four badges, none of them twice', () => {
  const uneven = documentTypes.filter(
    ({ benefits, badges }) => new Set(benefits).size !== 4 || new Set(badges).size !== 4,
  );
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
  const shown = documentTypes.map(({ category }) => category);
  expect([...new Set(shown)]).toEqual([...documentCategories]);
});

test('a type is found by its id', () => {
  expect(findDocumentType('living-trust')?.name).toBe('Living Trust');
  expect(findDocumentType('no-such-type')).toBeUndefined();
});
