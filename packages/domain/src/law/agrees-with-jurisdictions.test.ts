import { expect, test } from 'vitest';
import {
  countyInText as oldCountyInText,
  sovereignOf as oldSovereignOf,
  stateInText,
} from '#assembly/printed-facts.ts';
import { executionMethodOf } from '#execution/execution-method.ts';
import { awaitsNotary, witnessesNeeded } from '#execution/witnesses-needed.ts';
import { jurisdictionOf } from '#jurisdictions/jurisdiction-of.ts';
import { executionRule, type ExecutionRule } from '#law/execution-rule.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, type StateCode } from '#law/state-files.ts';
import { countyInText, sovereignOf, stateInSentence } from '#law/venue.ts';

// Temporary: goes when nothing reads `jurisdictions/` any more.

const differences = (oldAndNew: (code: StateCode) => readonly [unknown, unknown]): readonly string[] =>
  stateCodes.flatMap((code) => {
    const [before, now] = oldAndNew(code);
    return before === now ? [] : [`${code}: ${String(before)} → ${String(now)}`];
  });

const trustRule = (code: StateCode): ExecutionRule => executionRule('lifetime-trust', lawOf(code));

const awaitsNotaryByRule = ({ notary, witnesses }: ExecutionRule, signed: number): boolean =>
  notary === 'besides-witnesses' || (notary === 'or-witnesses' && signed < witnesses);

test('a living trust is executed as before: witnesses, notary, method and reason', () => {
  expect(differences((code) => [jurisdictionOf(code).trust.witnessesRequired, trustRule(code).witnesses])).toEqual([]);
  expect(differences((code) => [executionMethodOf('living-trust', code).reason, trustRule(code).reason])).toEqual([]);
  expect(
    differences((code) => [
      executionMethodOf('living-trust', code).kind === 'electronic',
      trustRule(code).method === 'online',
    ]),
  ).toEqual([]);
  expect(
    differences((code) => {
      const { notary, witnesses } = trustRule(code);
      return [witnessesNeeded([code]), Math.max(1, notary === 'or-witnesses' ? 0 : witnesses)];
    }),
  ).toEqual([]);
  for (const signed of [0, 1, 2]) {
    expect(differences((code) => [awaitsNotary([code], signed), awaitsNotaryByRule(trustRule(code), signed)])).toEqual(
      [],
    );
  }
});

test('wills, community property, deeds, taxes and statutes are those of before', () => {
  const of = (code: StateCode) => ({ before: jurisdictionOf(code), now: lawOf(code) });
  const pairs: readonly ((code: StateCode) => readonly [unknown, unknown])[] = [
    (code) => [of(code).before.name, of(code).now.name],
    (code) => [of(code).before.trust.trustCodeStatute, of(code).now.execution.trust.statute.value],
    (code) => [of(code).before.will.witnesses, executionRule('will', lawOf(code)).witnesses],
    (code) => [of(code).before.will.executionStatute, of(code).now.execution.will.statute.value],
    (code) => [of(code).before.will.holographicAllowed, of(code).now.execution.will.handwrittenWillAllowed.value],
    (code) => [of(code).before.will.electronicWillsAllowed, of(code).now.provisions.electronicWills.value],
    (code) => [of(code).before.communityProperty, of(code).now.provisions.communityProperty.value],
    (code) => [of(code).before.transferOnDeathDeed.available, of(code).now.provisions.todDeed.value],
    (code) => [of(code).before.remoteOnlineNotarization, of(code).now.certificates.remote.value?.isAllowed],
    (code) => [of(code).before.financialPoa.uniformActAdopted, of(code).now.agency.uniformAct.value?.isAdopted],
    (code) => [
      of(code).before.stateEstateOrInheritanceTax !== null,
      of(code).now.provisions.estateTaxThreshold.value !== null ||
        of(code).now.provisions.inheritanceTaxTopRate.value !== null,
    ],
  ];
  for (const pair of pairs) expect(differences(pair)).toEqual([]);
});

test('states and counties are named as before', () => {
  const words = (code: StateCode): string =>
    oldSovereignOf(code)
      .map((piece) => ('text' in piece ? piece.text : ''))
      .join('');
  expect(differences((code) => [stateInText(code), stateInSentence(lawOf(code))])).toEqual([]);
  expect(differences((code) => [words(code), sovereignOf(lawOf(code))])).toEqual([]);
  for (const county of ['Orange', 'Orange County', 'Municipality of Anchorage']) {
    expect(differences((code) => [oldCountyInText(county, code), countyInText(county, lawOf(code))])).toEqual([]);
  }
});

test('intended difference: two states without a self-proving affidavit have no statute instead of a sentence', () => {
  expect(
    differences((code) => [
      jurisdictionOf(code).will.selfProvingStatute,
      lawOf(code).provisions.selfProvingStatute.value,
    ]),
  ).toEqual([
    'DC: None for paper wills (electronic wills: D.C. Code § 18-908) → null',
    'OH: None (no self-proving affidavit statute) → null',
  ]);
});

test('intended difference: an unverified power of attorney takes two witnesses, and an alternative counts its witnesses', () => {
  expect(
    differences((code) => [
      jurisdictionOf(code).financialPoa.witnesses,
      executionRule('financial-power-of-attorney', lawOf(code)).witnesses,
    ]),
  ).toEqual(['CA', 'HI', 'IN', 'MI', 'NV', 'OK', 'VT', 'WA'].map((code) => `${code}: 0 → 2`));
});

test('intended difference: powers of attorney need a notary in four more states, and in three while they are unverified', () => {
  const role = (code: StateCode) => executionRule('financial-power-of-attorney', lawOf(code));
  const isAsked = ({ notary }: ExecutionRule) => notary === 'required' || notary === 'besides-witnesses';
  const wasAsked = (code: StateCode) =>
    ['required', 'statutory-form'].includes(jurisdictionOf(code).financialPoa.notaryBasis);
  expect(differences((code) => [wasAsked(code), isAsked(role(code))])).toEqual(
    ['HI', 'LA', 'NE', 'NV', 'OK', 'UT', 'VT'].map((code) => `${code}: false → true`),
  );
});

test('intended difference: health care directives follow the newer acts', () => {
  expect(
    differences((code) => [
      jurisdictionOf(code).healthcareDirective.witnesses,
      executionRule('health-care-directive', lawOf(code)).witnesses,
    ]),
  ).toEqual(['DE: null → 1', 'IL: 1 → 2']);
  expect(
    differences((code) => {
      const { notaryRequired, notaryAlternative } = jurisdictionOf(code).healthcareDirective;
      const before = notaryRequired ? 'besides-witnesses' : notaryAlternative ? 'or-witnesses' : 'none';
      return [before, lawOf(code).execution.healthCareDirective.notary.value];
    }),
  ).toEqual([
    'CO: none → or-witnesses',
    'LA: none → besides-witnesses',
    'OK: none → or-witnesses',
    'RI: none → or-witnesses',
    'SC: none → besides-witnesses',
  ]);
});

test('intended difference: a disputed lady bird deed counts as not recognized', () => {
  expect(
    differences((code) => [
      jurisdictionOf(code).ladyBirdDeed.available,
      lawOf(code).provisions.ladyBirdDeed.value !== 'no-authority-found',
    ]),
  ).toEqual(['WV: null → false']);
});
