import { expect, test } from 'vitest';
import { issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { printedSection, specialFamily, widowed } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';
import { lawOf } from '#law/law-of.ts';
import { enforcesPetTrusts } from '#law/provisions.ts';
import { stateCodes } from '#law/state-code.ts';

const pets: Facts = {
  specialArrangements: ['petCare'],
  pets: 'my parrot Paco',
  petCaretaker: { name: 'Ana Cruz Vega', relationship: 'sister' },
  petFundInCents: 1_000_000,
  petRemainder: 'residue',
};

const uncertain = stateCodes.filter((code) => !enforcesPetTrusts(lawOf(code)));

test('a pet trust names its animals, caretaker and sum, ends with the last animal and can be enforced', () => {
  const said = printedSection(pets, 'death.pets');
  expect(said).toMatch(/set aside \$10,000 in a separate trust .* described as “my parrot Paco”/u);
  expect(said).toContain('Ana Cruz Vega (sister of the Grantor), who is the caretaker');
  const end = printedSection(pets, 'death.petsEnd');
  expect(end).toContain('ends when the last of the animals has died');
  expect(end).toContain('may enforce the Pet Trust');
  expect(printedSection(pets, 'death.debts')).toMatch(
    /after the gifts under Section \S+, Section \S+, and Section \S+, other/u,
  );
});

test('a trust for animals is not ended because it is small, and paid to nobody', () => {
  expect(printedSection(pets, 'powers.merger')).toContain('other than the Pet Trust or a Supplemental Needs Trust');
});

test('animals are not taken from a spouse who keeps them, unless the person said so', () => {
  const stays = 'they remain with the Spouse';
  expect(printedSection(pets, 'death.pets')).toMatch(/\(a\) if the Spouse survives .* they remain with the Spouse/u);
  expect(printedSection({ ...pets, spouseKeepsPets: false }, 'death.pets')).not.toContain(stays);
  expect(printedSection({ ...pets, petCaretaker: { name: 'Tom Lee' } }, 'death.pets')).not.toContain(stays);
  expect(printedSection({ ...pets, ...widowed }, 'death.pets')).not.toContain(stays);
  for (const state of uncertain.filter((code) => lawOf(code).provisions.trustCode.value === 'UTC'))
    expect(printedSection({ ...pets, grantorState: state, governingState: state }, 'death.pets')).toContain(
      'distribute the sum to the Spouse instead',
    );
});

test.each([
  ['residue', 'as part of the residue, to those who take it'],
  [
    'caretaker',
    'to the Spouse or to Ana Cruz Vega (sister of the Grantor), whichever is then the caretaker, and otherwise as',
  ],
  ['another', 'to Columbus Parrot Rescue, if then living or in existence'],
] as const)('what is left of the pet trust goes to the %s', (petRemainder, words) => {
  const change = { ...pets, petRemainder, petRemainderTaker: 'Columbus Parrot Rescue' };
  expect(printedSection(change, 'death.petsEnd')).toContain(words);
});

test('whoever is named for what is left cannot be dropped where the money is a gift with a wish', () => {
  const named: Facts = { ...pets, petRemainder: 'another', petRemainderTaker: 'Columbus Parrot Rescue' };
  for (const state of uncertain.filter((code) => lawOf(code).provisions.trustCode.value === 'UTC')) {
    const there = printedSection({ ...named, grantorState: state, governingState: state }, 'death.pets');
    expect(there).toContain('to give what is left after the last of them has died to Columbus Parrot Rescue');
    const toTheRest = printedSection({ ...pets, grantorState: state, governingState: state }, 'death.pets');
    expect(toTheRest).not.toContain('what is left');
  }
});

test('where no statute is certain to uphold it, the money is a gift with a wish, and the person is told', () => {
  expect(uncertain.length).toBeGreaterThan(0);
  for (const state of uncertain.filter((code) => lawOf(code).provisions.trustCode.value === 'UTC')) {
    const there: Facts = { ...pets, grantorState: state, governingState: state };
    expect(printedSection(there, 'death.pets')).toContain('It creates neither a trust for the animals nor a duty');
    expect(printedSection(there, 'death.petsEnd')).toBe('');
    expect(issuesOf({ ...specialFamily, ...there })).toContain('V15 warning petFundInCents specialArrangements');
  }
});

const wishes: Facts = {
  specialArrangements: ['wishes'],
  wishesForShares: ['education', 'recovery'],
  ownWishes: 'Travel.',
};

test('wishes are printed as wishes that bind nobody', () => {
  const said = printedSection(wishes, 'death.guidance');
  expect(said).toContain('the Grantor hopes:');
  expect(said).toContain('(b) that a Beneficiary who suffers from an addiction');
  expect(said).toContain('in the words of the Grantor: Travel.');
  expect(said).toMatch(/imposes no duty or condition on anyone, gives no one a right or a claim/u);
  expect(said).not.toContain('shall');
});

test('animals and wishes stand nowhere unless they were chosen', () => {
  const { specialArrangements: _, ...answersAlone } = { ...pets, ...wishes };
  for (const section of ['death.pets', 'death.petsEnd', 'death.guidance'])
    expect(printedSection(answersAlone, section)).toBe('');
  expect(printedSection(answersAlone, 'death.debts')).toBe(printedSection({}, 'death.debts'));
});

test('the words on animals name no section of a state, so that they stand whatever its number is', () => {
  for (const governingState of ['CA', 'CT', 'NY', 'TX'] as const) {
    const change = { ...pets, grantorState: governingState, governingState };
    const said = `${printedSection(change, 'death.pets')} ${printedSection(change, 'death.petsEnd')}`;
    expect(said).toContain('Pet Trust');
    expect(said).not.toContain(lawOf(governingState).provisions.petTrust.cite ?? 'no section');
    expect(said).not.toMatch(/§|\d+\.\d{3}|Code|Stat\./u);
  }
});

test('a caretaker whom the Trustee selects takes nothing of what is left', () => {
  const alone: Facts = { ...pets, ...widowed, petRemainder: 'caretaker' };
  expect(printedSection(alone, 'death.petsEnd')).toContain(
    'to Ana Cruz Vega (sister of the Grantor), if that person is then the caretaker, and otherwise as part of the residue',
  );
});

test('what falls from the animals to a share that is held does not miss its remainder', () => {
  const terms =
    'what falls to a part that is held in trust, or was until that trust ended, passes on the terms of that part';
  expect(printedSection({ ...pets, petRemainder: 'residue' }, 'death.petsEnd')).not.toContain(terms);
  const forLife: Facts = { ...pets, specialArrangements: ['petCare', 'heldForLife'], lifetimeTakers: ['Ida Bloom'] };
  const held: Facts = { ...forLife, lifetimePayments: 'needs', lifetimePower: 'none', petRemainder: 'residue' };
  expect(printedSection(held, 'death.petsEnd')).toContain(terms);
});
