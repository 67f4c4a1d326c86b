import { expect, test } from 'vitest';
import { whitcombs, whitcombsAt, sayAt } from '#interview/testing/whitcombs.ts';

const facts = { ...whitcombs, descendantsTakeFirst: undefined };
const asked = { ...whitcombsAt({ kind: 'fact', field: 'descendantsTakeFirst' }), facts };

test.each(['no kids', 'no kids there', 'No children', 'no kids, so no', 'they have no kids', 'there are no grandkids'])(
  '“%s”, asked whether their children take, takes no recorded child out',
  (message) => {
    expect(sayAt(message, asked).interview.facts.children).toEqual(whitcombs.children);
  },
);
