import { expect, test } from 'vitest';
import { sayAt, whitcombs, whitcombsAt } from '#interview/testing/whitcombs.ts';

const alternates = [{ name: 'Thaddeus Okoro', relationship: 'son', percentage: 100 }];
const atReview = whitcombsAt({ kind: 'review' });
const twice = { ...atReview, facts: { ...whitcombs, contingentBeneficiaries: alternates } };
const after = (message: string) => sayAt(message, twice).interview.facts;

test('where a backup stands in two places it is asked which, and nothing is taken out', () => {
  const { interview, choices } = sayAt('scratch Thaddeus as the backup', twice);
  expect(interview.facts.contingentBeneficiaries).toEqual(alternates);
  expect(interview.facts.successorTrustees).toEqual(whitcombs.successorTrustees);
  expect(choices?.length).toBeGreaterThan(1);
});

test('who stands there instead says from where the backup is taken out', () => {
  const facts = after('Scratch Thaddeus as the backup. Make it Caspian after Juniper');
  expect(facts.contingentBeneficiaries).toEqual(alternates);
  expect(facts.successorTrustees?.map(({ name }) => name)).toEqual(['Caspian Whitcomb', 'Solveig Brandt']);
});
