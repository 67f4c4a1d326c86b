import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { expect, test } from 'vitest';
import { countLabel } from '#documents/count-documents.ts';

const of = (...ids: readonly string[]) => ids.map((documentTypeId) => ({ documentTypeId }));

test('somebody who has only joint trusts reads about trusts', () => {
  expect(countLabel(of('joint-trust'))).toBe('1 trust');
  expect(countLabel(of('joint-trust', 'living-trust'))).toBe('2 trusts');
});

test('whatever stands beside a trust makes documents of them', () => {
  expect(countLabel(of('pour-over-will'))).toBe('1 document');
  expect(countLabel(of('joint-trust', 'pour-over-will'))).toBe('2 documents');
  expect(countLabel(of(...madeTypes.map(({ id }) => id)))).toBe(`${madeTypes.length} documents`);
});

test('somebody without a document reads about trusts', () => {
  expect(countLabel([])).toBe('0 trusts');
});
