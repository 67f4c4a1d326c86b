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

test.each(['Not Thaddeus but Caspian as backup trustee', 'Not Thaddeus, but Caspian as backup trustee'])(
  'whoever is named instead of another takes that place: %s',
  (message) => {
    const { successorTrustees = [] } = sayAt(message).interview.facts;
    expect(successorTrustees.map(({ name }) => name)).toEqual(['Caspian Whitcomb', 'Solveig Brandt']);
  },
);

test('whoever moves up in place of another does not stand behind them as well', () => {
  const { successorTrustee, successorTrustees } = sayAt('Not Juniper but Solveig as trustee').interview.facts;
  expect(successorTrustee).toMatchObject({ name: 'Solveig Brandt' });
  expect(successorTrustees).toMatchObject([{ name: 'Thaddeus Okoro' }]);
});

test('a blessing on somebody who is not chosen hides nobody who is', () => {
  const asked = { kind: 'fact', field: 'successorTrustee', also: 'successorTrustees' } as const;
  const message =
    "Caspian, he's the steady one. Juniper. Not Thaddeus, bless him, he can't keep a checkbook. Nobody else.";
  const { facts } = sayAt(message, whitcombsAt(asked, 'successorTrustee', 'successorTrustees')).interview;
  expect(facts.successorTrustee).toMatchObject({ name: 'Caspian Whitcomb' });
  expect(facts.successorTrustees).toMatchObject([{ name: 'Juniper Whitcomb Reyes' }]);
});

test('a marriage that is still to come is none yet', () => {
  expect(sayAt('we are getting married in June').interview.facts.maritalStatus).toBe('Single');
});
