import { expect, test } from 'vitest';
import type { FieldId } from '#facts/facts.ts';
import { changedBy, sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const successors: FieldId = 'successorTrustees';
const asked = whitcombsAt({ kind: 'fact', field: successors }, successors);

test('what is said of somebody who is replaced says why, and the next in line is heard in the same breath', () => {
  const message =
    'Forgive me, Juniper has her own health to think of. Let it be Caspian instead, and Thaddeus may still come next.';
  expect(changedBy(message, asked)).toEqual({
    successorTrustee: { name: 'Caspian Whitcomb', relationship: 'son' },
    successorTrustees: [{ name: 'Thaddeus Okoro', relationship: 'son' }],
  });
  expect(JSON.stringify(sayAt(message, asked).interview.notes)).toContain('her own health');
});

test('the son of somebody else is not a son who is known, and is not whom a pronoun means', () => {
  const message = "Solveig has moved in with her son in Florida, so don't put her down as a trustee.";

  expect(changedBy(message)).toEqual({ successorTrustees: [{ name: 'Thaddeus Okoro', relationship: 'son' }] });
});

const children: FieldId = 'children';
const atChildren = whitcombsAt({ kind: 'fact', field: children }, children);

test.each([
  "Birthday's wrong. 1950, not 1949.",
  'Birthdate was wrong. 1950, not 1949.',
  "Birthday's wrong.",
  "Spelling's wrong.",
  "The address is wrong. It's 12 Oak Street.",
])('what is said to be wrong is nobody who is asked for: %s', (message) => {
  expect(changedBy(message, atChildren)).not.toHaveProperty('children');
});
