import { expect, test } from 'vitest';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { openInterview } from '#interview/open-interview.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { replyAgreeing } from '#interview/testing/reply-agreeing.ts';

const today = '2026-11-22';

const trust = livingTrust(everyLaw);

const taker = (name: string, relationship: string, rest: object = {}) => ({ name, relationship, ...rest });

test('nobody without a descendant among the takers is asked about descendants', () => {
  const facts = { beneficiaries: [taker('Tom Lee', 'husband', { percentage: 100 })] };
  const { describe } = trust.interview;
  const fields = (recorded: Facts) =>
    describe({ ...openInterview(livingTrustPlan), facts: recorded }).map(({ field }) => field);
  expect(fields(facts)).not.toContain('descendantsTakeFirst');
  expect(fields({ beneficiaries: [taker('Ana Lee', 'granddaughter')] })).toContain('descendantsTakeFirst');
});

const findings = (change: Facts): string => {
  const facts = { ...livingTrustSample, ...change };
  return trust
    .findings(facts, trust.preview(facts, today))
    .map(({ message }) => message)
    .join(' ');
};

test('the review of a whole document says that a share is held for benefits', () => {
  expect(findings({ takersOnBenefits: ['Sofía Reyes Luna'] })).toContain(
    'holds that share in a supplemental needs trust',
  );
});

test('a spouse with benefits is warned that a lifetime trust counts', () => {
  const beneficiaries = [taker('Tom Lee', 'husband', { percentage: 100 })];
  expect(
    findings({ maritalStatus: 'Married', spouseName: 'Tom Lee', beneficiaries, takersOnBenefits: ['Tom Lee'] }),
  ).toContain('only a trust made by will does not');
});

test.each([
  ['Amy does, she gets SSI', ['Amy Halloran']],
  ['none of them', []],
  ['no', []],
  ['Amy and Joe', ['Amy Halloran', 'Joe Halloran']],
])('asked about benefits, “%s” names %j', (message, names) => {
  const asked: FieldId = 'takersOnBenefits';
  const facts: Facts = {
    grantorName: 'Ruth Halloran',
    beneficiaries: [taker('Amy Halloran', 'daughter'), taker('Joe Halloran', 'son')],
  };
  const turn = replyAgreeing(
    { ...openInterview(livingTrustPlan), facts, asked: { kind: 'fact', field: asked } },
    message,
    today,
  );
  expect(turn.interview.facts.takersOnBenefits).toEqual(names);
  expect(turn.interview.facts.beneficiaries).toEqual(facts.beneficiaries);
});

test('a child who receives nothing and is not left out on purpose is pointed out', () => {
  const children = [...(livingTrustSample.children ?? []), taker('Rita Reyes Luna', 'daughter')];
  expect(issuesOf({ ...livingTrustSample, children })).toContain('V13b warning intentionallyOmitted children');
  expect(issuesOf(livingTrustSample).filter((issue) => issue.startsWith('V13b'))).toEqual([]);
});

test('a home in Florida left away from a spouse or a minor child brings a warning, and the spouse signs the deed', () => {
  const alone = { ...livingTrustSample, residencePlan: 'giveTo', residenceRecipient: 'Sofía Reyes Luna' } as const;
  const married = { ...alone, maritalStatus: 'Married', spouseName: 'Tom Lee' } as const;
  const told = (facts: Facts) => issuesOf(facts).filter((issue) => issue.startsWith('V14'));
  expect(told(alone)).toEqual([]);
  expect(told(married)).toEqual(['V14 warning residencePlan assets', 'V14 warning assets']);
  const minor = { ...alone, children: [{ name: 'Sofía Reyes Luna', isMinor: true }] };
  expect(told(minor)).toContain('V14 warning residencePlan assets');
});
