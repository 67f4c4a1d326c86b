import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import { longSections } from '#review/testing/wording-faults.ts';

const twelve: readonly Beneficiary[] = [...'ABCDEFGHIJKL'].map((letter, at) => ({
  name: `Anna${letter.toLowerCase()} Marie Oakfield-Brandt`,
  relationship: 'daughter',
  percentage: at < 4 ? 8.34 : 8.33,
}));

const aged: Facts = { beneficiaries: twelve.map((taker, at) => ({ ...taker, distributionAge: 25 + at })) };

const together: Facts = {
  beneficiaries: [...twelve],
  children: twelve.map(({ name }) => ({ name, relationship: 'daughter' })),
  specialArrangements: ['childrenTogether', 'paidInSteps'],
  takersInSteps: twelve.slice(0, 6).map(({ name }) => name),
  takersOnBenefits: twelve.slice(6).map(({ name }) => name),
  payoutSteps: [
    { age: 25, part: '1/3' },
    { age: 30, part: '1/2' },
    { age: 35, part: 'rest' },
  ],
};

const shapes = [
  ['of an age each', aged],
  ['who take together in steps', together],
] as const;

test.each(
  ['living-trust', 'joint-trust'].flatMap((id) => shapes.map(([words, change]) => [id, words, change] as const)),
)('no section of a %s grows too long to be read with twelve takers %s', (id, _, change) => {
  const type = documentTypeOf(id);
  const contingentBeneficiaries = twelve.map(({ name }) => ({ name: `${name} Junior`, relationship: 'granddaughter' }));
  const facts: Facts = { ...type.sample, ...change, contingentBeneficiaries };
  const finished = type.finish(facts, '2026-11-23');
  if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
  expect(longSections(finished.value)).toEqual([]);
});
