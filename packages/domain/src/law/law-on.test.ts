import { expect, test } from 'vitest';
import { pourOverWill } from '#catalogue/pour-over-will/pour-over-will.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { lawsOn } from '#law/law-on.ts';
import type { LawSource } from '#law/law-source.ts';
import { madeIn } from '#law/made-in.ts';
import { certain } from '#law/read-rule.ts';
import { stateCodes } from '#law/state-code.ts';

const florida = lawOf('FL');
const { willAge } = florida.provisions;
const changing: LawSource = (state) =>
  state === 'FL'
    ? {
        ...florida,
        provisions: { ...florida.provisions, willAge: { ...willAge, validFrom: '2026-07-01', validTo: '2027-06-09' } },
      }
    : undefined;

test('a rule counts only on the days on which it is in force', () => {
  const ageOn = (day: string) => certain((lawsOn(changing, day)('FL') ?? florida).provisions.willAge);
  expect(['2026-06-30', '2026-07-01', '2027-06-09', '2027-06-10'].map(ageOn)).toEqual([undefined, 18, 18, undefined]);
});

test('what cannot do without a rule is not made before it begins or after it has ended', () => {
  const madeOn = (day: string) => madeIn('will', lawsOn(changing, day)('FL') ?? florida).state;
  expect([madeOn('2026-06-30'), madeOn('2026-11-20'), madeOn('2028-01-01')]).toEqual(['blocked', 'made', 'blocked']);
});

test('a document is drafted under the law of its day, and the interview says the same', () => {
  const will = pourOverWill(changing);
  const refused = [{ field: 'grantorState', message: expect.stringContaining('not certain how old') }];
  expect(will.finish(will.sample, '2026-06-30')).toMatchObject({ ok: false, reason: refused });
  expect(will.finish(will.sample, '2026-11-20')).toMatchObject({ ok: true });
  const interview = { ...will.interview.open(), facts: { grantorState: 'FL' as const } };
  expect(will.interview.completeness(interview, '2026-06-30').problems).toMatchObject(refused);
  expect(will.interview.completeness(interview, '2026-11-20').problems).toEqual([]);
});

test('a law in which nothing begins or ends reads the same on every day', () => {
  expect(lawsOn(everyLaw, '2026-11-20')('TX')).toEqual(lawOf('TX'));
  expect(stateCodes.filter((state) => !lawsOn(everyLaw, '2026-11-20')(state))).toEqual([]);
});
