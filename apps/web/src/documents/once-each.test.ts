import { expect, test } from 'vitest';
import { onceEach } from '#documents/once-each.ts';

test('the same warning does not stand twice in one list, whichever answers it is about', () => {
  const [first, again, other] = [
    { field: 'executor', message: 'Please check the name.' },
    { field: 'guardian', message: 'Please check the name.' },
    { field: 'guardian', message: 'A guardian should be an adult.' },
  ];
  expect(onceEach([first, again, other])).toEqual([first, other]);
});
