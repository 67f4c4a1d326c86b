import { expect, test } from 'vitest';
import { agencyRule } from '#law/agency-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { madeIn } from '#law/made-in.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const rule = (code: StateCode) => agencyRule(lawOf(code));
const made = stateCodes.filter((code) => madeIn('financial-power-of-attorney', lawOf(code)).state === 'made');

test('a power of attorney takes effect upon incapacity only where the law is certain to allow it', () => {
  expect(made.filter((code) => !rule(code).mayBeSpringing)).toEqual(['FL', 'KS', 'MO', 'RI']);
  expect(rule('RI').isCautious).toBe(true);
});

test('the sentence that makes it durable is the one of the statute where the law does not make it so', () => {
  const without = made.filter((code) => {
    const { value } = lawOf(code).agency.durability;
    return value?.isDurableWithoutWords === false && rule(code).durabilityWords === undefined;
  });
  expect(without).toEqual([]);
  expect(rule('TX').durabilityWords).toBe(
    'This power of attorney is not affected by subsequent disability or incapacity of the principal',
  );
});

test('the words that a law prescribes are those that were read, with where they stand', () => {
  expect(rule('PA').principalNotice).toMatchObject({ cite: '20 Pa.C.S. § 5601(c)', isInCapitals: true });
  expect(rule('PA').acceptanceWords?.value).toContain('I hereby acknowledge that when I act as agent');
  expect(made.filter((code) => rule(code).mustAgentAccept)).toEqual(['PA']);
  expect(made.filter((code) => rule(code).relianceWords)).toEqual(['SC']);
  expect(made.filter((code) => rule(code).landHeading)).toEqual(['DC']);
});

test('a rule that still has to be verified takes the strictest answer', () => {
  const law = lawOf('TX');
  const springing = { ...law.agency.springing, confidence: 'verify' as const };
  expect(agencyRule({ ...law, agency: { ...law.agency, springing } })).toMatchObject({
    mayBeSpringing: false,
    isCautious: true,
  });
});
