import { expect, test } from 'vitest';
import { saidOf } from '#documents/facts-panel/group-facts.ts';

test('nobody has to count the rows to see how much is still open', () => {
  expect(saidOf([{ state: 'missing' }, { state: 'recorded' }, { state: 'confirmed' }])).toBe('2 of 3');
});
