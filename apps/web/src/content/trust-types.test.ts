import { findDocumentType } from '@evergrant/domain/catalogue/document-types.ts';
import { expect, test } from 'vitest';
import { trustTypes } from '#content/trust-types.ts';

test.each(trustTypes)('the home page says about $name what the catalogue says', ({ id, name, isAvailable }) => {
  expect(findDocumentType(id)).toMatchObject({ name, isAvailable });
});
