import { expect, test } from 'vitest';
import { instrumentKinds, type InstrumentKind } from '#law/execution-kind.ts';
import { lawOf } from '#law/law-of.ts';
import { madeIn } from '#law/made-in.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

const blockedIn = (kind: InstrumentKind): readonly StateCode[] =>
  stateCodes.filter((code) => madeIn(kind, lawOf(code)).state === 'blocked');

const reasonIn = (kind: InstrumentKind, law: StateLaw): string => {
  const made = madeIn(kind, law);
  return made.state === 'blocked' ? made.reason : '';
};

test('trusts and wills are made everywhere but where the civil law has forms of its own', () => {
  expect(blockedIn('lifetime-trust')).toEqual(['LA']);
  expect(blockedIn('will')).toEqual(['LA']);
  expect(reasonIn('will', lawOf('LA'))).toBe(
    'A will in Louisiana follows forms of the civil law that we do not have: a notary or an attorney there has to draw it up.',
  );
});

test('a power of attorney waits for official words where the state ties it to them', () => {
  expect(blockedIn('financial-power-of-attorney').toSorted()).toEqual([
    'AK',
    'AZ',
    'CA',
    'DE',
    'IL',
    'LA',
    'MD',
    'ME',
    'MI',
    'MN',
    'NH',
    'NY',
  ]);
  expect(reasonIn('financial-power-of-attorney', lawOf('CA'))).toContain('a form of its own');
  expect(reasonIn('financial-power-of-attorney', lawOf('NH'))).toContain('a notice in its own words');
});

test('a power of attorney is made once the official form is held', () => {
  const law = lawOf('NY');
  const withText = { ...law, agency: { ...law.agency, form: { ...law.agency.form, isTextHeld: true } } };
  expect(madeIn('financial-power-of-attorney', withText)).toEqual({ state: 'made' });
});

test('a rule that the kind needs blocks it while it is missing or has to be verified', () => {
  const law = lawOf('TX');
  const rule = { ...law.execution.will.witnesses, confidence: 'verify' as const };
  const unsure = { ...law, execution: { ...law.execution, will: { ...law.execution.will, witnesses: rule } } };
  expect(madeIn('will', law)).toEqual({ state: 'made' });
  expect(reasonIn('will', unsure)).toBe(
    'We are not certain how a will is signed in Texas, so we do not make this document for that state yet.',
  );
});

test('companies are made everywhere, lady bird deeds where a statute or a court knows them', () => {
  expect(blockedIn('company')).toEqual([]);
  expect(stateCodes.filter((code) => !blockedIn('lady-bird-deed').includes(code)).toSorted()).toEqual([
    'FL',
    'MD',
    'MI',
    'RI',
    'VT',
  ]);
});

test('whoever is refused learns why in one sentence', () => {
  const reasons = stateCodes.flatMap((code) => instrumentKinds.map((kind) => reasonIn(kind, lawOf(code))));
  for (const reason of reasons.filter((text) => text !== '')) expect(reason).toMatch(/^[A-Z][^.]*\.$/u);
  expect(reasons.filter((text) => text === '').length).toBeGreaterThan(200);
});

const withoutCertainty = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(withoutCertainty);
  if (typeof part !== 'object' || part === null) return part;
  if ('value' in part && 'confidence' in part) return { ...part, confidence: 'verify' };
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, withoutCertainty(one)]));
};

// A form or a notice of a power of attorney is a fact of what we hold, and the words of the civil law are those of its code.
test('whoever is refused under a law that is sure of nothing is told that it is not certain', () => {
  for (const code of stateCodes) {
    const unsure = withoutCertainty(lawOf(code)) as StateLaw;
    const told = instrumentKinds
      .filter((kind) => kind !== 'financial-power-of-attorney')
      .map((kind) => [kind, reasonIn(kind, unsure)] as const);
    expect(told.filter(([, reason]) => !reason.startsWith('We are not certain '))).toEqual([]);
  }
});

test('a form that has to be verified is no form that the law is said to have', () => {
  for (const code of ['OR', 'RI', 'TX', 'UT'] as const)
    expect(reasonIn('health-care-directive', lawOf(code))).toContain('We are not certain which form');
});

test('the district is named with its article', () => {
  expect(reasonIn('lady-bird-deed', lawOf('DC'))).toBe(
    'No law of the District of Columbia is known that recognizes this deed.',
  );
});
