import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { assembled, florida, reviewed, settled } from '#catalogue/living-trust/testing/tampered-document.ts';

const warningsOf = (change: Partial<Facts>): readonly string[] => {
  const facts = settled(change);
  return reviewed(assembled(facts), facts)
    .filter(({ level }) => level === 'warning')
    .map(({ check }) => check);
};

test('a minor child brings the reminder that a guardian is named in the will', () => {
  expect(warningsOf({ children: [{ name: 'Lucía Reyes Luna', dateOfBirth: '2020-05-05' }] })).toContain('RLT22');
  expect(warningsOf({})).not.toContain('RLT22');
});

test('stepchildren of a married person bring a warning about the survivor', () => {
  expect(
    warningsOf({
      maritalStatus: 'Married',
      spouseName: 'Luis Ortega Paz',
      children: [{ name: 'Sofía Reyes Luna', relationship: 'stepdaughter' }],
    }),
  ).toContain('RLT24');
});

test('property above the threshold of the state brings a warning about its death tax', () => {
  expect(warningsOf({ grantorState: 'OR', governingState: 'OR' })).not.toContain('RLT25');
  expect(
    warningsOf({
      grantorState: 'OR',
      governingState: 'OR',
      assets: [{ description: 'Farm', estimatedValueInCents: 150_000_000 }],
    }),
  ).toContain('RLT25');
});

test('every asset brings a step that moves it into the trust', () => {
  const findings = reviewed(assembled(florida), florida).filter(({ level }) => level === 'information');
  expect(findings.filter(({ check }) => check === 'RLT27')).toHaveLength(3);
});

test('whoever reads about a finished trust is told how it comes into force', () => {
  const trust = documentTypeOf('living-trust');
  const document = assembled(florida);
  const messages = trust.findings(trust.sample, document).map(({ message }) => message);
  expect(messages).toContain(trust.execution.requirementsOf(document, trust.sample).method.reason);
});
