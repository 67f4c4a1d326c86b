import { childTakers } from '#facts/child-takers.ts';
import type { Facts } from '#facts/facts.ts';
import { namesForLife, namesInSteps } from '#facts/held-takers.ts';
import { isOwnChild } from '#facts/child-kind.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import { arranges } from '#facts/special.ts';
import { defineRule, error, type Objection, warning } from '#rules/rule.ts';

/** V8: children who share as one class are all of them, and take alike. */
export const childrenTakeAlike = defineRule('V8e', ['specialArrangements', 'beneficiaries'], (facts) => {
  if (!arranges(facts, 'childrenTogether') || facts.beneficiaries === undefined) return [];
  const together = childTakers(facts);
  if (together.length === 0)
    return [
      error(
        ['specialArrangements'],
        'You chose that all of your children share together, but none of them receives a share. Name them among those who receive, or take that choice back.',
      ),
    ];
  return [...forgottenChildren(facts), ...unlikeShares(facts, together), ...lateChildren(facts)];
});

const forgottenChildren = (facts: Facts): readonly Objection<'beneficiaries'>[] =>
  (facts.children ?? [])
    .filter(
      (child) =>
        child.livingStatus !== 'deceased' &&
        isOwnChild(child) &&
        ![...(facts.beneficiaries ?? []), ...(facts.intentionallyOmitted ?? [])].some((one) =>
          isSamePerson(one.name, child.name),
        ),
    )
    .map(({ name }) =>
      error(
        ['beneficiaries'],
        `All of your children share together, but ${name} has no share. Name ${name} among those who receive, or say that you leave ${name} out.`,
      ),
    );

const unlikeShares = (facts: Facts, together: readonly Beneficiary[]): readonly Objection<'beneficiaries'>[] => {
  const [first] = together;
  const isAlike = together.every(
    ({ percentage }) => Math.abs((percentage ?? 0) - (first?.percentage ?? 0)) <= hundredthsOfRounding,
  );
  const ways = new Set(together.filter((one) => !isOnBenefits(one, facts)).map((one) => wayOf(facts, one)));
  return [
    ...(isAlike
      ? []
      : [
          error(
            ['beneficiaries'],
            'All of your children share together, so each of them needs the same share. Make the shares equal, or take that choice back.',
          ),
        ]),
    ...(ways.size <= 1
      ? []
      : [
          error(
            ['beneficiaries'],
            'All of your children share together, so one age, or the same steps, must hold for each of them. Give them the same, or take that choice back.',
          ),
        ]),
  ];
};

// A third is 33.33 or 33.34 percent.
const hundredthsOfRounding = 0.02;

const wayOf = (facts: Facts, { name, distributionAge }: Beneficiary): string => {
  const isAmong = (names: readonly string[]) => names.some((one) => isSamePerson(one, name));
  if (isAmong(namesForLife(facts))) return 'life';
  return isAmong(namesInSteps(facts)) ? 'steps' : `age ${distributionAge ?? 'none'}`;
};

const lateChildren = (facts: Facts): readonly Objection<'specialArrangements'>[] =>
  facts.descendantsTakeFirst !== true
    ? []
    : (facts.children ?? [])
        .filter((child) => child.livingStatus === 'deceased' && isOwnChild(child))
        .map(({ name }) =>
          warning(
            ['specialArrangements'],
            `${name} has died. If ${name} left children, they share as well, in the place of ${name}.`,
          ),
        );
