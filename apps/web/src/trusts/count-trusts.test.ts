import { expect, test } from 'vitest';
import { countLabel, countTrusts } from '#trusts/count-trusts.ts';

test('the quick stats count documents by their status', () => {
  const trusts = [{ status: 'draft' }, { status: 'draft' }, { status: 'complete' }, { status: 'signed' }] as const;
  expect(countTrusts(trusts)).toEqual({ total: 4, completed: 1, inProgress: 2, signed: 1 });
});

test('one trust is not called trusts', () => {
  expect([0, 1, 2].map(countLabel)).toEqual(['0 trusts', '1 trust', '2 trusts']);
});
