import { expect, test } from 'vitest';
import { instrumentKinds, type InstrumentKind, lawOfKind } from '#law/execution-kind.ts';
import { executionRule } from '#law/execution-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { signingMethod } from '#law/signing-method.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const rule = (kind: InstrumentKind, code: StateCode) => executionRule(kind, lawOf(code));

test('a living trust asks for witnesses or a notary in four states and is signed on paper there', () => {
  const formal = stateCodes.filter((code) => rule('lifetime-trust', code).method.kind === 'print-and-sign');
  expect(
    formal.map((code) => [code, rule('lifetime-trust', code).witnesses, rule('lifetime-trust', code).notary]),
  ).toEqual([
    ['DE', 1, 'customary'],
    ['FL', 2, 'customary'],
    ['LA', 2, 'besides-witnesses'],
    ['NY', 2, 'or-witnesses'],
  ]);
  for (const code of formal) expect(rule('lifetime-trust', code).steps).toHaveLength(1);
  expect(rule('lifetime-trust', 'FL')).toMatchObject({ witnesses: 2, isCautious: false });
});

test('a witness is eighteen or older, and nineteen where that is the age of majority for witnesses', () => {
  for (const kind of ['lifetime-trust', 'will', 'health-care-directive'] as const) {
    expect(stateCodes.filter((code) => rule(kind, code).witnessMinimumAge !== 18)).toEqual(['AL']);
    expect(rule(kind, 'AL').witnessMinimumAge).toBe(19);
  }
});

test('only a kind of which the law says so is executed electronically, and only where no witness and no notary is asked for', () => {
  // The federal law of electronic signatures leaves wills out (15 U.S.C. 7003(a)(1)).
  expect(lawOfKind('will').onScreen).toBeNull();
  for (const code of stateCodes) {
    for (const kind of instrumentKinds.filter((one) => rule(one, code).method.kind === 'electronic')) {
      expect(lawOfKind(kind).onScreen).not.toBeNull();
      expect(rule(kind, code).witnesses).toBe(0);
      expect(['none', 'customary']).toContain(rule(kind, code).notary);
    }
    expect(rule('company', code)).toMatchObject({ method: { kind: 'electronic' }, witnesses: 0, witnessLines: 0 });
  }
});

test('a will has two witnesses everywhere', () => {
  for (const code of stateCodes) expect(rule('will', code).witnesses).toBe(2);
});

test('a notary replaces the witnesses of a will in two states and stands beside them in one', () => {
  const by = (notary: string) => stateCodes.filter((code) => rule('will', code).notary === notary);
  expect(by('or-witnesses')).toEqual(['CO', 'ND']);
  expect(by('besides-witnesses')).toEqual(['LA']);
});

test('where sources conflict on a power of attorney, witnesses and a notary are asked for, and it is said', () => {
  expect(rule('financial-power-of-attorney', 'HI')).toMatchObject({
    witnesses: 2,
    notary: 'besides-witnesses',
    isCautious: true,
  });
  expect(rule('financial-power-of-attorney', 'NE')).toMatchObject({ notary: 'required', isCautious: false });
  expect(rule('financial-power-of-attorney', 'KY')).toMatchObject({ witnesses: 0, isCautious: false });
});

test('one rule of the service says who may not witness, whatever the state', () => {
  expect(rule('health-care-directive', 'NE').witnessMayNotBe).toEqual(
    rule('health-care-directive', 'VA').witnessMayNotBe,
  );
  expect(rule('health-care-directive', 'NE').witnessMayNotBe).toContain('the agent or a successor agent');
  for (const bar of rule('will', 'TX').witnessMayNotBe) expect(bar).toMatch(/^(?:a|the) /u);
});

test('every rule says why it is signed so, in whole sentences', () => {
  for (const code of stateCodes) {
    for (const kind of instrumentKinds) {
      expect(rule(kind, code).method.reason).toMatch(/^[A-Z].*[.]$/u);
    }
  }
});

test('a deed whose witnesses are not certain has two of them beside the notary', () => {
  expect(rule('lady-bird-deed', 'FL')).toMatchObject({ witnesses: 2, notary: 'besides-witnesses', isCautious: true });
});

test('nobody is sent to a notary whom the law does not ask for', () => {
  const reasonFor = (notary: 'none' | 'customary') =>
    signingMethod('financial-power-of-attorney', { witnesses: 0, notary }, lawOf('OH')).reason;
  expect(reasonFor('none')).toContain('signed in ink: print it');
  expect(reasonFor('customary')).toContain('signed in ink before a notary: print it');
});
