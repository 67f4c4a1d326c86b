import { expect, test } from 'vitest';
import { stateOfLand } from '#facts/state-of-land.ts';

test.each([
  ['Camp on Grand Isle, Louisiana', 'LA'],
  ['Camp in Louisiana, near Houma', 'LA'],
  ['218 Larch St, New Orleans, LA 70112', 'LA'],
  ['Farm in West Virginia', 'WV'],
  ['Condo in LA', undefined],
  ['House at 12 Louisiana Street, Houston', undefined],
  ['House that we live in', undefined],
  ['House at 12 Palm Street', undefined],
])('the land “%s” lies in %s', (description, state) => {
  expect(stateOfLand({ description })).toBe(state);
});

test('what was recorded prevails over a description', () => {
  expect(stateOfLand({ description: 'Camp, Louisiana', state: 'TX' })).toBe('TX');
});
