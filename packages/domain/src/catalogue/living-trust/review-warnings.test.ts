import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import {
  assembled,
  florida,
  reviewed,
  rewordedIn,
  sealed,
  settled,
  withSection,
} from '#catalogue/living-trust/testing/tampered-document.ts';

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

test('the law of another state without a reason brings a warning', () => {
  expect(warningsOf({ governingState: 'NV' })).toContain('G10');
  expect(warningsOf({ governingState: 'NV', governingStateReason: 'My trustee lives there.' })).not.toContain('G10');
});

test('a bond that is waived although it was asked for brings a warning', () => {
  const facts = { ...florida, bondRequired: true };
  expect(reviewed(assembled(florida), facts).map(({ check }) => check)).toContain('G19');
});

test('a married person in a community property state misses the clause that keeps its character', () => {
  const facts = settled({
    maritalStatus: 'Married',
    spouseName: 'Luis Ortega Paz',
    grantorState: 'TX',
    governingState: 'TX',
  });
  const findings = reviewed(assembled(facts), facts).map(({ check }) => check);
  expect(findings).not.toContain('RLT16');
  const broken = rewordedIn(assembled(facts), 'general.community', 'keeps that character', 'is lost');
  expect(reviewed(broken, facts).map(({ check }) => check)).toContain('RLT16');
});

test('a document that is too short, too dense or repeats itself is noticed', () => {
  const document = assembled(florida);
  const short = sealed({
    ...document,
    articles: document.articles.map((one) => ({ ...one, sections: one.sections.slice(0, 2) })),
  });
  expect(reviewed(short, florida).map(({ check }) => check)).toContain('G21');
  const twice = withSection(document, 'powers.loans', (section) => ({
    ...section,
    blocks: [...section.blocks, ...section.blocks],
  }));
  expect(reviewed(twice, florida).map(({ check }) => check)).toContain('G23');
});

test('every asset brings a step that moves it into the trust, and the way of signing is told', () => {
  const findings = reviewed(assembled(florida), florida).filter(({ level }) => level === 'information');
  expect(findings.filter(({ check }) => check === 'RLT27')).toHaveLength(3);
  expect(findings.find(({ check }) => check === 'G25')?.message).toContain('ink');
});
