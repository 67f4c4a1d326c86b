import { expect, test } from 'vitest';
import { documentOf, facts, home } from '#catalogue/living-trust/testing/cooperative-apartment.ts';
import { errorsOf, issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { sectionText } from '#review/read-document.ts';

test('nobody is asked for the legal description of a co-op, and a condominium has no shares', () => {
  expect(issuesOf(facts)).not.toContain('V10 warning assets');
  expect(errorsOf(facts)).toEqual([]);
  const condo = { ...home, description: 'Condo 4B, 100 Ocean Avenue, Brooklyn' };
  expect(issuesOf({ ...facts, assets: [condo] })).toContain('V10 warning assets');
  expect(sectionText(documentOf({ assets: [condo] }), 'declaration.titles')).not.toContain('proprietary lease');
});
