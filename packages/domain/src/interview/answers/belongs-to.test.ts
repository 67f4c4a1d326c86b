import { expect, test } from 'vitest';
import { changedBy, whitcombsAt } from '#interview/testing/whitcombs.ts';

const asked = whitcombsAt({ kind: 'fact', field: 'assets' }, 'assets');

const listed = (message: string): readonly string[] =>
  (changedBy(message, asked)['assets'] as readonly { readonly description: string }[]).map(
    ({ description }) => description,
  );

test.each([
  ['the bike shop, gear and grace cycles llc, 50/50', ['bike shop, gear and grace cycles llc, 50/50']],
  ['a boat, Lake Life LLC, checking at Chase', ['boat', 'Lake Life LLC', 'checking at Chase']],
  [
    '40 acres out on Route 6. The house is on it. And a pickup.',
    ['40 acres out on Route 6, the house is on it', 'pickup'],
  ],
  ['house and 12 acres on chena spur. skiff', ['house and 12 acres on chena spur', 'skiff']],
  ['the house in Fairbanks and 12 acres in Delta', ['house in Fairbanks', '12 acres in Delta']],
  ['12 acres in Lyon County, there is a barn on it', ['12 acres in Lyon County, a barn on it']],
  ['The house and the lot at 12 Oak Street', ['house and lot at 12 Oak Street']],
  ['Our house, 2284 East 3700 North, and the truck', ['house, 2284 East 3700 North', 'truck']],
  ['the house at 12 Elm Street and the cabin, 44 Lake Road', ['house at 12 Elm Street', 'cabin, 44 Lake Road']],
  ['12 Elm Street, 14 Elm Street and a boat', ['12 Elm Street', '14 Elm Street', 'boat']],
  ['Our house, 2020 Ford F-150', ['house', '2020 Ford F-150']],
  ['The home and a rental at 14 Mill Lane', ['home', 'rental at 14 Mill Lane']],
])('“%s” lists what belongs together once', (message, things) => {
  expect(listed(message)).toEqual(things);
});
