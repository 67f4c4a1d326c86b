import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, textOf } from '#assembly/plain-text.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustFactsArbitrary } from '#catalogue/living-trust/living-trust-facts.arbitrary.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { livingTrustQuestions } from '#catalogue/living-trust/questions.ts';
import { missingFrom } from '#facts/settle-facts.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { blocksOf, inlinesOf } from '#review/read-document.ts';

const today = '2026-11-20';
const trust = livingTrust(everyLaw);

const gapsOf = (facts: Facts): readonly FieldId[] => [
  ...new Set(
    inlinesOf(blocksOf(trust.preview(facts, today))).flatMap((inline) =>
      inline.kind === 'blank' && inline.field !== undefined ? [inline.field] : [],
    ),
  ),
];

test('a draft without any fact shows what is to be completed, in the words of the questions', () => {
  const text = plainText(trust.preview({}, today));
  expect(text).toContain('(To be completed: Your full legal name), of (To be completed: Home address)');
  expect(text).toContain('(To be completed: Beneficiaries and shares): (To be completed: Beneficiaries and shares)');
  expect(text).toContain('(To be completed: Who decides that you can no longer manage)');
  expect(text).not.toMatch(/undefined|NaN/u);
  expect(text).not.toContain('\u0001');
});

test('each required fact that is missing leaves a visible gap of its own', () => {
  for (const field of Object.keys(livingTrustSample) as (keyof Facts)[]) {
    const { [field]: _, ...rest } = livingTrustSample;
    const missing = missingFrom(livingTrustQuestions, rest).map((question) => question.field);
    expect(gapsOf(rest)).toEqual(missing);
  }
  expect(missingFrom(livingTrustQuestions, {})).toHaveLength(15);
  expect(gapsOf(livingTrustSample)).toEqual([]);
});

test('a share without a percentage is a gap, not a number', () => {
  const beneficiaries = [{ name: 'Ana Paz', percentage: 50 }, { name: 'Ben Paz' }];
  expect(gapsOf({ ...livingTrustSample, beneficiaries })).toEqual(['beneficiaries']);
});

test('a description in Schedule A begins with a capital, unless its first word has capitals of its own', () => {
  const described = (description: string): string => {
    const [schedule] = trust.preview({ ...livingTrustSample, assets: [{ description }] }, today).schedules;
    const [table] = schedule?.blocks.filter((block) => block.kind === 'table') ?? [];
    return textOf(table?.rows[0]?.[0] ?? []);
  };

  expect(described('house at 4417 Oak Street')).toBe('House at 4417 Oak Street');
  expect(described('iPhone and iPad')).toBe('iPhone and iPad');
});

test('a draft can be made of any part of the facts, and never shows a value that was not given', () => {
  fc.assert(
    fc.property(livingTrustFactsArbitrary, fc.infiniteStream(fc.boolean()), (facts, coins) => {
      const kept = Object.entries(facts).filter(() => coins.next().value);
      const text = JSON.stringify(trust.preview(Object.fromEntries(kept), today));
      expect(text).not.toContain('\\u0001');
      expect(text).not.toMatch(/"text":"(?:undefined|NaN)/u);
    }),
    { numRuns: 100 },
  );
});
