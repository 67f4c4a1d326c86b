import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agencyFactsIn } from '#catalogue/durable-financial-poa/agency-facts.arbitrary.ts';
import { jointTrustFactsIn } from '#catalogue/joint-trust/joint-trust-facts.arbitrary.ts';
import { livingTrustFactsIn } from '#catalogue/living-trust/living-trust-facts.arbitrary.ts';
import { everyArrangement } from '#catalogue/living-trust/testing/every-arrangement.ts';
import { llcFactsIn } from '#catalogue/llc-formation/llc-facts.arbitrary.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { pourOverWillFactsIn } from '#catalogue/pour-over-will/pour-over-will-facts.arbitrary.ts';
import { testamentaryTrustFactsIn } from '#catalogue/testamentary-trust/testamentary-trust-facts.arbitrary.ts';
import type { Facts } from '#facts/facts.ts';
import type { FactRow } from '#interview/describe-facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { agreeing } from '#interview/testing/agreeing.ts';

const today = '2026-11-22';

const families: Readonly<Record<string, (state: 'OH') => fc.Arbitrary<Facts>>> = {
  'living-trust': livingTrustFactsIn,
  'joint-trust': jointTrustFactsIn,
  'pour-over-will': pourOverWillFactsIn,
  'testamentary-trust': testamentaryTrustFactsIn,
  'durable-financial-poa': agencyFactsIn,
  'llc-formation': llcFactsIn,
};

/** The interview with a question open to which nothing was answered yet. */
const asking = (
  { interview }: Pick<ReturnType<typeof documentTypeOf>, 'interview'>,
  facts: Facts,
  { field }: FactRow,
) => {
  const { [field]: _before, ...others } = facts;
  return { ...interview.open(), facts: others, asked: { kind: 'fact', field } } satisfies StoredInterview;
};

interface Asked {
  readonly facts: Facts;
  readonly row: FactRow;
}

/** Every question in a family that is asked it, once for each set of choices that it offers. */
const questionsOf = (id: string): readonly Asked[] => {
  const type = documentTypeOf(id);
  const generated = fc.sample(families[id]?.('OH') ?? fc.constant(type.sample), { numRuns: 60, seed: 7 });
  const seen = new Map<string, Asked>();
  for (const facts of [type.sample, { ...type.sample, ...everyArrangement }, ...generated])
    for (const row of type.interview.describe({ ...type.interview.open(), facts })) {
      const key = JSON.stringify([row.field, row.choices]);
      if (!seen.has(key)) seen.set(key, { facts, row });
    }
  return [...seen.values()];
};

describe.each(madeTypes.map(({ id }) => [id]))('%s', (id) => {
  const type = documentTypeOf(id);
  const asked = questionsOf(id);

  test('every choice that is offered is recorded as exactly that choice', () => {
    const lost: unknown[] = [];
    for (const { facts, row } of asked)
      for (const { label, value } of row.choices ?? []) {
        const { interview } = agreeing(type.interview).replyTo(asking(type, facts, row), label, today);
        const recorded = interview.facts[row.field];
        const expected = row.kind === 'choices' ? [value] : value;
        if (JSON.stringify(recorded) !== JSON.stringify(expected)) lost.push([row.field, label, recorded]);
      }
    expect(lost).toEqual([]);
  });

  test('every other answer to tap is taken as the answer, and changes nothing that was not asked', () => {
    const lost: unknown[] = [];
    // Whose child somebody is, is told by naming a parent: one answer to three questions, with tests of its own.
    const alone = asked.filter(({ row }) => row.field !== 'childrenOfFirst' && row.field !== 'childrenOfSecond');
    for (const { facts, row } of alone) {
      const open = asking(type, facts, row);
      for (const chip of type.interview.welcome(open).choices) {
        const { interview, recorded } = agreeing(type.interview).replyTo(open, chip, today);
        const isTaken = interview.facts[row.field] !== undefined || interview.skipped.includes(row.field);
        const others = recorded.filter((field) => field !== row.field);
        if (!isTaken || others.length > 0) lost.push([row.field, chip, recorded, interview.facts[row.field]]);
      }
    }
    expect(lost).toEqual([]);
  });
});
