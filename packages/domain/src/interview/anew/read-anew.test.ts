import { expect, test } from 'vitest';
import type { FieldId } from '#facts/facts.ts';
import { changedBy, sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const at = (field: FieldId) => whitcombsAt({ kind: 'fact', field });

test.each([
  ['children', 'Caspian, Juniper and Thaddeus'],
  ['beneficiaries', 'Caspian Whitcomb 50, Juniper Whitcomb Reyes 30, Thaddeus Okoro 20'],
  ['contingentBeneficiaries', 'Sonora Wildlife Rescue'],
  ['successorTrustee', 'Juniper Whitcomb Reyes'],
  ['successorTrustees', 'Thaddeus Okoro, then Solveig Brandt'],
] as const)('what is recorded and said again stays: %s', (field, message) => {
  const { reply, interview } = sayAt(message, at(field));
  expect(reply).toContain('We keep it as it is.');
  expect(interview.facts).toEqual(whitcombs);
});

test('a list that is said anew stands in the place of the old one, and who leaves it is told', () => {
  const { reply, interview } = sayAt('Caspian and Juniper', at('children'));
  expect(interview.facts['children']).toEqual([
    { name: 'Caspian Whitcomb', relationship: 'son' },
    { name: 'Juniper Whitcomb Reyes', relationship: 'daughter' },
  ]);
  expect(reply).toContain('I have taken out Thaddeus Okoro.');
});

test('nobody of the old list in the new one: it is asked back, with whom it takes out', () => {
  const { reply, interview } = sayAt('my children are Ann Bell and Bob Bell', at('children'));
  expect(reply).toContain('That would take out Caspian Whitcomb, Juniper Whitcomb Reyes and Thaddeus Okoro.');
  expect(interview.facts).toEqual(whitcombs);
});

test('property that is said anew is kept once, in the words that say more', () => {
  const changed = changedBy('The house on Calle Adobe, the Subaru and the Chase savings', at('assets'));
  expect(changed['assets']).toMatchObject([
    { description: 'house at 77 Calle Adobe' },
    { description: '2016 Subaru Outback' },
    { description: 'Chase savings' },
  ]);
});

test('words that add only add', () => {
  const { children } = changedBy('Also Beatrix Whitcomb, my daughter', at('children'));
  expect(children).toEqual([
    ...(whitcombs['children'] as readonly unknown[]),
    { name: 'Beatrix Whitcomb', relationship: 'daughter' },
  ]);
});

test('one who is new, alone, where several are recorded: which is meant is asked, and a tap decides', () => {
  const turn = sayAt('Hank Miller', at('successorTrustees'));
  expect(turn.choices).toEqual(['Only Hank Miller', 'Also Hank Miller']);
  expect(turn.interview.facts).toEqual(whitcombs);
  const names = (choice: string): unknown => sayAt(choice, turn.interview).interview.facts['successorTrustees'];
  expect(names('Only Hank Miller')).toEqual([{ name: 'Hank Miller' }]);
  expect(names('Also Hank Miller')).toMatchObject([
    { name: 'Thaddeus Okoro' },
    { name: 'Solveig Brandt' },
    { name: 'Hank Miller' },
  ]);
});

test('what somebody is called anew is taken over wherever they stand', () => {
  const changed = changedBy('Caspian is my stepson', at('children'));
  expect(changed['children']).toContainEqual({ name: 'Caspian Whitcomb', relationship: 'stepson' });
  expect(changed['beneficiaries']).toContainEqual({
    name: 'Caspian Whitcomb',
    relationship: 'stepson',
    percentage: 50,
    distributionAge: 30,
  });
});

test('whoever comes first in line leaves those who follow', () => {
  const { interview, reply } = sayAt('Thaddeus Okoro', at('successorTrustee'));
  expect(interview.facts).toMatchObject({
    successorTrustee: { name: 'Thaddeus Okoro' },
    successorTrustees: [{ name: 'Solveig Brandt' }],
  });
  expect(reply).not.toContain('named twice');
});

test('a part for one of several takes nobody out', () => {
  expect(changedBy('Caspian gets 60', at('beneficiaries'))).toEqual({});
});

test.each([
  ['children', 'No, it is just Caspian and Juniper', ['Caspian Whitcomb', 'Juniper Whitcomb Reyes']],
  ['successorTrustees', 'Solveig first', ['Solveig Brandt', 'Thaddeus Okoro']],
  ['successorTrustees', 'Just Solveig', ['Solveig Brandt']],
] as const)('what leads to a list says nothing of it: %s, %s', (field, message, names) => {
  expect(changedBy(message, at(field))[field]).toMatchObject(names.map((name) => ({ name })));
});

test.each([
  ['children', 'Thaddeus is adopted'],
  ['successorTrustee', 'somebody else'],
] as const)('what is told of one is no list of one: %s, %s', (field, message) => {
  expect(changedBy(message, at(field))).toEqual({});
});

test('how somebody is related is said of the one who is asked about, whoever else is a sister', () => {
  const asked = { kind: 'detail', field: 'contingentBeneficiaries', entry: 0, detail: 'relationship' } as const;
  const told = {
    ...whitcombsAt(asked),
    facts: {
      ...whitcombs,
      successorTrustees: [{ name: 'Solveig Brandt', relationship: 'sister' }],
      contingentBeneficiaries: [{ name: 'Ruth Bell', percentage: 100 }],
    },
  };
  for (const message of ['sister', 'my sister', "she's my sister"])
    expect(changedBy(message, told)['contingentBeneficiaries']).toEqual([
      { name: 'Ruth Bell', relationship: 'sister', percentage: 100 },
    ]);
});
