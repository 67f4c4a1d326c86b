import { expect, test } from 'vitest';
import { countLabel, countTrusts } from '#trusts/count-trusts.ts';

test('the quick stats count documents by how far they have come', () => {
  const trusts = [{ status: 'draft' }, { status: 'draft' }, { status: 'complete' }, { status: 'signed' }] as const;
  expect(countTrusts(trusts)).toEqual({ total: 4, completed: 2, inProgress: 2, signed: 1 });
});

test('signing a completed document does not take it from the completed ones', () => {
  const completed = countTrusts([{ status: 'complete' }]).completed;
  expect(countTrusts([{ status: 'signed' }]).completed).toBe(completed);
});

test('one trust is not called trusts', () => {
  expect([0, 1, 2].map(countLabel)).toEqual(['0 trusts', '1 trust', '2 trusts']);
});
