import { expect, test } from 'vitest';
import { assetsForm } from '#facts/entry-form.ts';
import { entriesFor } from '#interview/entries-for.ts';

const keys = (maritalStatus: 'Married' | 'Separated' | 'Widowed') =>
  entriesFor(assetsForm, { maritalStatus }).columns.map(({ key }) => key);

test('only the married are asked whose property is separate', () => {
  expect(keys('Married')).toContain('ownership');
  expect(keys('Separated')).toContain('ownership');
  expect(keys('Widowed')).not.toContain('ownership');
});
