import { expect, test } from 'vitest';
import { executionRule } from '#law/execution-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';

const methodIn = (code: (typeof stateCodes)[number]) => executionRule('lifetime-trust', lawOf(code)).method;
const onScreen = stateCodes.filter((code) => methodIn(code).kind === 'electronic');

test('a trust signed on a screen is never said to execute where no law of the state is certain to say so', () => {
  const certain = onScreen.filter((code) => methodIn(code).isCertain);
  expect(certain).toEqual(['CO', 'IL', 'OK']);
  for (const code of certain) expect(lawOf(code).provisions.ueepda).toMatchObject({ value: true, confidence: 'seen' });
  for (const code of onScreen.filter((one) => !certain.includes(one))) {
    const { reason } = methodIn(code);
    expect([code, reason]).toEqual([code, expect.not.stringMatching(/execut/iu)]);
    expect(reason).toContain(`no law of ${lawOf(code).code === 'DC' ? 'the District of Columbia' : lawOf(code).name}`);
    expect(reason).toContain('We recommend paper');
    expect(reason).toContain('kept as a record');
  }
  expect(onScreen).toHaveLength(47);
});

test('an agreement among members is a transaction, and a screen signs it in every state', () => {
  for (const code of stateCodes)
    expect(executionRule('company', lawOf(code)).method).toMatchObject({ kind: 'electronic', isCertain: true });
});
