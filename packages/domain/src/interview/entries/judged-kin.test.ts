import { expect, test } from 'vitest';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { whitcombsAt } from '#interview/testing/whitcombs.ts';

const asked = { kind: 'fact', field: 'successorTrustee' } as const;
const said = (message: string) =>
  replyTo(whitcombsAt(asked, 'successorTrustee', 'successorTrustees'), message, '2026-11-20');

test.each([
  ['my sister Ann Hale, a good mother herself', 'sister'],
  ['a good friend, Ann Hale', 'friend'],
  ['my good mother, Ann Hale', 'mother'],
])('how somebody does is no relation, how they are related is: %s', (message, relationship) => {
  expect(said(message).interview.facts.successorTrustee).toEqual({ name: 'Ann Hale', relationship });
});

test('nobody is asked for the name of a good father who is only praised', () => {
  const { reply } = said('Their dad is a good father, but if he is gone, my brother Paul Hale');
  expect(reply).not.toContain('good father');
});

test.each([
  ['Solveig Brandt, after Juniper', 'Juniper Whitcomb Reyes', 'Solveig Brandt'],
  ['Juniper, as I said. Solveig Brandt, behind Juniper', 'Juniper Whitcomb Reyes', 'Solveig Brandt'],
  ['Put Juniper first and Solveig Brandt after her', 'Juniper Whitcomb Reyes', 'Solveig Brandt'],
  ['Put our youngest first, Juniper, and Solveig Brandt after her', 'Juniper Whitcomb Reyes', 'Solveig Brandt'],
])('whoever comes after somebody stands behind them: %s', (message, first, later) => {
  const { facts } = said(message).interview;
  expect(facts.successorTrustee).toMatchObject({ name: first });
  expect(facts.successorTrustees).toMatchObject([{ name: later }]);
});

test('whoever comes after the first one is alone in the line behind', () => {
  const at = whitcombsAt({ kind: 'fact', field: 'successorTrustees' }, 'successorTrustees');
  const { facts } = replyTo(at, 'Thaddeus, after Juniper', '2026-11-20').interview;
  expect(facts.successorTrustees).toMatchObject([{ name: 'Thaddeus Okoro' }]);
});
