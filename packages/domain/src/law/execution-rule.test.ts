import { expect, test } from 'vitest';
import { instrumentKinds, type InstrumentKind } from '#law/execution-kind.ts';
import { executionRule } from '#law/execution-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';

const rule = (kind: InstrumentKind, code: StateCode) => executionRule(kind, lawOf(code));

test('a living trust asks for witnesses or a notary in four states and is signed on paper there', () => {
  const formal = stateCodes.filter((code) => rule('lifetime-trust', code).method === 'paper');
  expect(
    formal.map((code) => [code, rule('lifetime-trust', code).witnesses, rule('lifetime-trust', code).notary]),
  ).toEqual([
    ['DE', 1, 'customary'],
    ['FL', 2, 'customary'],
    ['LA', 2, 'besides-witnesses'],
    ['NY', 2, 'or-witnesses'],
  ]);
  for (const code of formal) expect(rule('lifetime-trust', code).steps).toHaveLength(1);
  expect(rule('lifetime-trust', 'FL')).toMatchObject({ presence: 'maker-and-each-other', isCautious: false });
});

test('a witness is eighteen or older, and nineteen where that is the age of majority for witnesses', () => {
  for (const kind of ['lifetime-trust', 'will', 'health-care-directive'] as const) {
    expect(stateCodes.filter((code) => rule(kind, code).witnessMinimumAge !== 18)).toEqual(['AL']);
    expect(rule(kind, 'AL').witnessMinimumAge).toBe(19);
  }
});

test('only trusts without formalities and companies are executed online', () => {
  for (const code of stateCodes) {
    for (const kind of instrumentKinds) {
      const mayBeOnline = kind === 'lifetime-trust' || kind === 'company';
      expect(mayBeOnline || rule(kind, code).method === 'paper').toBe(true);
    }
    expect(rule('company', code)).toMatchObject({ method: 'online', witnesses: 0, witnessLines: 0 });
  }
});

test('a will has two witnesses everywhere, and no state makes an electronic will by our signature', () => {
  for (const code of stateCodes) {
    expect(rule('will', code).witnesses).toBe(2);
    expect(rule('will', code).onlineSignature).toContain('does not put it into force');
  }
  expect(rule('will', 'FL').onlineSignature).toContain('a law on electronic wills');
  expect(rule('will', 'TX').onlineSignature).toContain('do not cover wills');
  expect(rule('will', 'MN').onlineSignature).not.toContain('a law on electronic wills');
});

test('the act on electronic estate planning documents is named only where it is certain', () => {
  const named = stateCodes.filter((code) => rule('lifetime-trust', code).onlineSignature.includes('estate planning'));
  expect(named).toEqual(['CO', 'IL', 'OK']);
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

test('one rule of the service says who may not witness; the bars of the statute are kept to check it', () => {
  expect(rule('health-care-directive', 'NE').witnessMayNotBe).toEqual(
    rule('health-care-directive', 'VA').witnessMayNotBe,
  );
  expect(rule('health-care-directive', 'NE').witnessMayNotBe).toContain('the agent or a successor agent');
  expect(rule('health-care-directive', 'NE').witnessBarsOfStatute).toContain('attending physician');
  for (const bar of rule('will', 'TX').witnessMayNotBe) expect(bar).toMatch(/^(?:a|the) /u);
});

test('every rule says why and what an online signature does, in whole sentences', () => {
  for (const code of stateCodes) {
    for (const kind of instrumentKinds) {
      const { reason, onlineSignature, order } = rule(kind, code);
      for (const text of [reason, onlineSignature, order]) expect(text).toMatch(/^[A-Z].*[.]$/u);
    }
  }
});

test('a deed whose witnesses are not certain has two of them beside the notary', () => {
  expect(rule('lady-bird-deed', 'FL')).toMatchObject({ witnesses: 2, notary: 'besides-witnesses', isCautious: true });
});
