import { findCard } from '@evergrant/domain/catalogue/cards.ts';
import { expect, test } from 'vitest';
import { trustTypes } from '#content/trust-types.ts';

test.each(trustTypes)('the home page says about $name what the catalogue says', ({ id, name, isAvailable }) => {
  expect(findCard(id)).toMatchObject({ name, isAvailable });
});
