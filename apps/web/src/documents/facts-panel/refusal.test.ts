import { expect, test } from 'vitest';
import { sortRefusal } from '#documents/facts-panel/refusal.ts';

test('a refused detail is shown at its own input', () => {
  const refusal = sortRefusal('Please check this answer.', [
    { field: 'value.1.percentage', message: 'At most 100.' },
    { field: 'value.name', message: 'A name is needed.' },
    { field: 'value.2', message: 'Too long.' },
  ]);

  expect(refusal.placed).toEqual([
    { entry: 1, key: 'percentage', message: 'At most 100.' },
    { entry: 0, key: 'name', message: 'A name is needed.' },
    { entry: 2, key: 'name', message: 'Too long.' },
  ]);
  expect(refusal.general).toBe('Please check this answer.');
});

test('a refusal of the whole answer is shown once, in the words of the server', () => {
  expect(sortRefusal('Refused.', [{ field: 'value', message: 'You must be at least 18.' }])).toEqual({
    placed: [],
    general: 'You must be at least 18.',
  });
  expect(sortRefusal('Signing has begun.', []).general).toBe('Signing has begun.');
});
