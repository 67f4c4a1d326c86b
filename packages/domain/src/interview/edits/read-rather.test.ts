import { expect, test } from 'vitest';
import { sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

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

test('a first name of two with a hyphen calls who is known', () => {
  const ruth = { name: 'Ruth-Ann Whitcomb', relationship: 'daughter' };
  const now = whitcombsAt({ kind: 'review' });
  const told = { ...now, facts: { ...whitcombs, children: [...(whitcombs.children ?? []), ruth] } };
  const { facts, doubt } = sayAt('I would rather have Ruth-Ann stand behind Juniper than Thaddeus', told).interview;
  expect({ ...facts, ...doubt?.proposed }.successorTrustees?.[0]).toEqual(ruth);
});
