import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { durableFinancialPoa } from '#catalogue/durable-financial-poa/durable-financial-poa.ts';
import { everyLaw } from '#law/every-law.ts';
import type { StateCode } from '#law/state-code.ts';
import { delegationFitsTheLaw } from '#rules/powers-fit-the-law.ts';

const type = durableFinancialPoa(everyLaw);

const today = '2026-11-20';

const printed = (grantorState: StateCode, facts: Partial<typeof agencySample> = {}): string => {
  const document = type.finish({ ...agencySample, grantorState, ...facts }, today);
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return plainText(document.value);
};

test('no line offers to delegate where the law forbids it whatever the power says, and the choice is answered', () => {
  const delegates = { mayDelegate: true };
  expect(printed('FL', delegates)).not.toContain('(initials) To delegate');
  expect(printed('FL', delegates)).toMatch(/has no authority to:[\s\S]*delegate authority granted/u);
  expect(printed('CO', delegates)).toContain('(initials) To delegate authority granted under this power of attorney.');
  const warned = (grantorState: StateCode) =>
    delegationFitsTheLaw({ ...agencySample, grantorState, ...delegates }, { today, laws: everyLaw });
  expect([warned('FL').length, warned('CO').length]).toEqual([1, 0]);
});

test('creating a trust and changing one are initialed on two lines, and changing one only where the trust allows it', () => {
  for (const state of ['FL', 'CO'] as const) {
    const text = printed(state, { mayChangeTrusts: true });
    expect(text).toContain('(initials) To create a trust during the life of the Principal.');
    expect(text).toContain(
      '(initials) As to a trust made by or for the Principal, to amend, modify, revoke, or terminate it, but only if the trust instrument explicitly provides for that by the agent of its settlor.',
    );
    expect(text).not.toContain('(initials) To create, amend');
  }
});

test('what a statute grants by sentences of its own is granted in them, and no other act is referred to there', () => {
  expect(printed('FL')).toContain(
    'In the words of the statute, the Agent has “authority to conduct banking transactions as provided in section 709.2208(1), Florida Statutes” and “authority to conduct investment transactions as provided in section 709.2208(2), Florida Statutes”. It is subject to',
  );
  expect(printed('FL')).not.toContain('Uniform Power of Attorney Act');
  expect(printed('CO')).toContain('has enacted the Uniform Power of Attorney Act');
});

test('a power that is the only one withheld is not the only item of a list', () => {
  const all = { mayMakeGifts: true, mayChangeTrusts: true, mayChangeSurvivorship: true, mayChangeBeneficiaries: true };
  const others = { mayWaiveAnnuities: true, mayUseFiduciaryPowers: true, mayDisclaim: true, mayReadMessages: true };
  const text = printed('FL', { ...all, ...others, mayDelegate: true });
  expect(text).toContain('The Agent has no authority to delegate authority granted under this power of attorney.');
  expect(text).not.toContain('has no authority to:');
});
