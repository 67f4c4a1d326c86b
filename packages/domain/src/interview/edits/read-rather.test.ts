import { expect, test } from 'vitest';
import { sayAt } from '#interview/testing/whitcombs.ts';

test.each([
  'I would rather have Caspian stand behind Juniper than Thaddeus, since he is overseas with the Air Force',
  'put Caspian after Juniper instead of Thaddeus',
  'Caspian should come after Juniper rather than Thaddeus',
  'I want Caspian to be behind Juniper, not Thaddeus',
])('somebody else stands behind the first one of a line: %s', (message) => {
  const { facts, doubt } = sayAt(message).interview;
  const { successorTrustees = [] } = { ...facts, ...doubt?.proposed };
  expect(successorTrustees.map(({ name }) => name)).toEqual(['Caspian Whitcomb', 'Solveig Brandt']);
});
