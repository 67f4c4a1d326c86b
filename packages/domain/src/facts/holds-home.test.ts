import { expect, test } from 'vitest';
import { holdsHome } from '#facts/holds-home.ts';

const address = '63 Laurel Fen Road, Asheville, NC 28804';
const holds = (description: string): boolean => holdsHome([{ description, category: 'realEstate' }], address);

test.each([
  'cottage on Laurel Fen Road, all paid for',
  'the place on Laurel Fen Road',
  'our house',
  'cabin on Laurel Fen Road',
])('what stands at the address, or is called a house, is the home: %s', (description) => {
  expect(holds(description)).toBe(true);
});

test.each(['cottage on Lake Rhodhiss', 'cabin at 12 Laurel Fen Road', 'lake house', 'lot on Laurel Fen Road'])(
  'what stands elsewhere is not the home: %s',
  (description) => {
    expect(holds(description)).toBe(false);
  },
);
