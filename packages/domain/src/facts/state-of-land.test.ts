import { expect, test } from 'vitest';
import { endsInItsState, stateOfLand } from '#facts/state-of-land.ts';

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

test.each([
  ['House in Rhinebeck, New York', 'NY', true],
  ['12 Palm Street, Orlando, FL 32801', 'FL', true],
  ['Condo in Washington, D.C.', 'DC', true],
  ['House in Rhinebeck', 'NY', false],
  ['House in Portland, Oregon', 'WA', false],
  ['House at 12 Louisiana Street', 'LA', false],
] as const)('the state of “%s” (%s) is not said a second time: %s', (description, state, isSaid) => {
  expect(endsInItsState({ description, state })).toBe(isSaid);
});
