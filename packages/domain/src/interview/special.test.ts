import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { displayFact } from '#interview/display-fact.ts';
import { openInterview } from '#interview/open-interview.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const today = '2026-11-22';

const answer = (field: FieldId, message: string, facts: Facts = {}) =>
  replyAgreeing(
    {
      ...openInterview(livingTrustPlan),
      facts: { ...specialFamily, ...facts },
      asked: { kind: 'fact', field },
    },
    message,
    today,
  ).interview;

test.each([
  ['A third at 25, half of the rest at 30, the rest at 35', ['25 1/3', '30 1/2', '35 rest']],
  ['Half at 25, the rest at 30', ['25 1/2', '30 rest']],
  ['a third at twenty-five, a third at thirty and the rest at thirty-five', ['25 1/3', '30 1/2', '35 rest']],
  ['one third each at 25, 30 and 35', ['25 1/3', '30 1/2', '35 rest']],
  ['at 25 a quarter, at 30 a quarter, at 35 the remainder', ['25 1/4', '30 1/3', '35 rest']],
  ['40% at 21, 30% at 25, 30% at 30', ['21 2/5', '25 1/2', '30 rest']],
])('“%s” gives exact steps', (message, steps) => {
  const { facts } = answer('payoutSteps', message, { specialArrangements: ['paidInSteps'] });
  expect(facts.payoutSteps?.map(({ age, part }) => `${age} ${part}`)).toEqual(steps);
});

test.each(['a bit now and then', 'a third at 25', 'two thirds at 25, two thirds at 30, the rest at 40'])(
  '“%s” gives no steps',
  (message) => {
    expect(answer('payoutSteps', message, { specialArrangements: ['paidInSteps'] }).facts.payoutSteps).toBeUndefined();
  },
);

test('choices add up, and nothing special takes them back', () => {
  const one = answer('specialArrangements', 'Money for the care of a pet');
  expect(one.facts.specialArrangements).toEqual(['petCare']);
  const two = answer('specialArrangements', 'also pay it in steps please', one.facts);
  expect(two.facts.specialArrangements).toEqual(['petCare', 'paidInSteps']);
  expect(displayFact(two, 'specialArrangements')).toBe(
    'Money for the care of a pet; Pay a share out in steps, at several ages',
  );
  expect(answer('specialArrangements', 'Nothing special', two.facts).facts.specialArrangements).toEqual([]);
});

test('each arrangement opens its own questions, and none of the others', () => {
  const fields = (specialArrangements: NonNullable<Facts['specialArrangements']>) =>
    livingTrustPlan.questions
      .filter(({ applies }) => applies?.({ ...specialFamily, specialArrangements }) === true)
      .map(({ field }) => field)
      .filter(
        (field) =>
          !/^(?:spouseName|descendantsTakeFirst|takersOnBenefits|residencePlan|failingShare|spouseShareFails)$/u.test(
            field,
          ),
      );
  expect(fields([])).toEqual([]);
  expect(fields(['petCare'])).toEqual(['pets', 'petCaretaker', 'spouseKeepsPets', 'petFundInCents', 'petRemainder']);
  expect(fields(['paidInSteps'])).toEqual(['takersInSteps', 'payoutSteps']);
  expect(fields(['spouseShare'])).toEqual(['spouseShare']);
});

test.each([
  ['all of them', ['Sofía Reyes Luna', 'Mateo Reyes Luna', 'Ida Bloom']],
  ['Mateo', ['Mateo Reyes Luna']],
])('asked whose share is paid in steps, “%s” names %j and leaves the shares as they are', (message, names) => {
  const { facts } = answer('takersInSteps', message, { specialArrangements: ['paidInSteps'] });
  expect(facts.takersInSteps).toEqual(names);
  expect(facts.beneficiaries).toEqual(specialFamily.beneficiaries);
});

test('a name with a hyphen can be chosen among those who receive', () => {
  const { facts } = answer('takersInSteps', 'Kim-Anh', {
    specialArrangements: ['paidInSteps'],
    beneficiaries: [
      { name: 'Kim-Anh Vo', relationship: 'niece', percentage: 50 },
      { name: 'Ida Bloom', relationship: 'niece', percentage: 50 },
    ],
  });
  expect(facts.takersInSteps).toEqual(['Kim-Anh Vo']);
});

test.each([
  ['lifetimePower', 'They may choose among my descendants', 'family'],
  ['lifetimePower', 'I decide it now', 'none'],
  ['lifetimePower', 'They may choose anyone but themselves and their estate', 'others'],
  ['lifetimePower', 'They may choose freely', 'general'],
  ['lifetimePayments', 'All income, and what is needed besides', 'incomeAndNeeds'],
  ['lifetimePayments', 'only what is needed', 'needs'],
  ['lifetimeRemainder', 'her own children', 'theirDescendants'],
  ['lifetimeRemainder', 'those I named to come next', 'nextInLine'],
  ['lifetimeRemainder', 'Their own children and grandchildren', 'theirDescendants'],
  ['lifetimeRemainder', 'Somebody I name', 'named'],
  ['lifetimeRemainder', 'Those who come next, even if there are children', 'nextInLine'],
  ['petRemainder', 'the caretaker', 'caretaker'],
  ['petRemainder', 'Those who share the rest', 'residue'],
  ['spouseShare', 'In trust for life', 'marital'],
  ['spouseShare', 'Outright, with the choice to disclaim into a trust', 'disclaimer'],
  ['spouseShare', 'outright', 'outright'],
] as const)('asked about %s, “%s” is understood', (field, message, value) => {
  const facts: Facts = { specialArrangements: ['heldForLife', 'petCare', 'spouseShare'] };
  expect(answer(field, message, facts).facts[field]).toBe(value);
});

test('the money and the caretaker of animals are read while they are asked', () => {
  const facts: Facts = { specialArrangements: ['petCare'] };
  expect(answer('petFundInCents', '$10,000', facts).facts.petFundInCents).toBe(1_000_000);
  expect(answer('petCaretaker', 'my sister Ana Cruz Vega', facts).facts.petCaretaker?.name).toBe('Ana Cruz Vega');
  expect(answer('pets', 'my dog Max and my cat Luna', facts).facts.pets).toBe('my dog Max and my cat Luna');
});
