import { expect, test } from 'vitest';
import { sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const asked = whitcombsAt({ kind: 'fact', field: 'residencePlan' }, 'residencePlan', 'specialInstructions');

test.each([
  ['Goes to Caspian.', 'Caspian Whitcomb'],
  ['my daughter Juniper gets it', 'Juniper Whitcomb Reyes'],
])('“%s” gives the home to somebody who is known, and is not asked back', (message, name) => {
  const { interview } = sayAt(message, asked);
  expect(interview.facts).toMatchObject({ residencePlan: 'giveTo', residenceRecipient: name });
  expect(interview.doubt).toBeNull();
});

test.each(['Goes to Caspian or Juniper', 'goes to Ruth Miller', 'Give it to Juniper, but not before Caspian is 30'])(
  '“%s” is recorded of nobody before it is asked back',
  (message) => {
    expect(sayAt(message, asked).interview.facts.residenceRecipient).toBeUndefined();
  },
);
