import { madeTypes } from '@evergrant/domain/catalogue/document-types.ts';
import { expect, test } from 'vitest';
import { countLabel } from '#documents/count-documents.ts';
import { nounForAll } from '#documents/noun-for-all.ts';

const every = madeTypes.map(({ id }) => ({ documentTypeId: id }));
const trusts = every.filter((document) => nounForAll([document]) === 'trust');

test('trusts are counted as trusts, and whatever stands beside them as documents', () => {
  expect(trusts).toHaveLength(1);
  expect(countLabel(trusts)).toBe('1 trust');
  expect(countLabel([...trusts, ...trusts])).toBe('2 trusts');
  expect(countLabel(every)).toBe(`${every.length} documents`);
  expect(countLabel(every.slice(1, 2))).toBe('1 document');
});

test('somebody without a document reads about trusts', () => {
  expect(countLabel([])).toBe('0 trusts');
});
