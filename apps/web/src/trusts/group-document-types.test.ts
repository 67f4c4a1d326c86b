import { documentTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { expect, test } from 'vitest';
import { groupDocumentTypes } from '#trusts/group-document-types.ts';

const groups = groupDocumentTypes(documentTypes);

test('every document of the catalogue is listed once, under its category', () => {
  const listed = groups.flatMap((group) => group.types.map((type) => `${group.category}: ${type.id}`));
  expect(listed.toSorted()).toEqual(documentTypes.map((type) => `${type.category}: ${type.id}`).toSorted());
});

test('what can be created today comes before what can not', () => {
  const available = groups.flatMap((group) => group.types).map((type) => type.isAvailable);
  expect(available[0]).toBe(true);
  for (const { types } of groups) {
    const flags = types.map((type) => type.isAvailable);
    expect(flags).toEqual(flags.toSorted((one, other) => Number(other) - Number(one)));
  }
});
