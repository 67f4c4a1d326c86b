import { expect, test } from 'vitest';
import { withoutWhoseName } from '#interview/reader/people/without-whose-name.ts';

test.each([
  ["Duckery, that's her married name", 'Duckery'],
  ["Duckery. It's her husband's name.", 'Duckery'],
  ['Duckery (her married name)', 'Duckery'],
  ['Lopez-Ruiz, which is her maiden name', 'Lopez-Ruiz'],
  ['Duckery by marriage', 'Duckery'],
  ['Duckery, from her first husband', 'Duckery'],
  ['Duckery, like her daddy', 'Duckery'],
])('what tells whose name a last name is belongs to no name: “%s”', (said, name) => {
  expect(withoutWhoseName(said)).toBe(name);
});

test.each(["That's her married name", 'Brandt, Torkelson', 'The same name as mine', 'No last name', 'like me'])(
  'a last name that is told in other words stays as it is said: “%s”',
  (said) => {
    expect(withoutWhoseName(said)).toBe(said);
  },
);
