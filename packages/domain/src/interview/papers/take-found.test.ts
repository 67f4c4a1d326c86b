import { describe, expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Facts } from '#facts/facts.ts';
import { openInterview } from '#interview/open-interview.ts';
import { cleanPaper } from '#interview/papers/clean-paper.ts';
import { readPaper } from '#interview/papers/read-paper.ts';
import { takeFound } from '#interview/papers/take-found.ts';
import { samplePapers } from '#interview/papers/testing/sample-papers.ts';
import { noLaw } from '#law/law-source.ts';

const today = '2026-05-01';
const fresh = (facts: Facts = {}) => ({ ...openInterview(livingTrustPlan, undefined, noLaw), facts });
const factsAfter = (...taking: Parameters<typeof takeFound>): Facts => {
  const taken = takeFound(...taking);
  if (!taken.ok) throw new Error(taken.reason.message);
  return taken.value.facts;
};

describe('what is taken of a paper', () => {
  test('is recorded together, whatever order it is taken in', () => {
    const { findings } = readPaper(fresh(), cleanPaper(samplePapers.typedTrust), today);
    const facts = factsAfter(fresh(), findings.toReversed(), today);
    expect(facts).toMatchObject({
      grantorName: 'Margaret Ann Ellison',
      maritalStatus: 'Married',
      spouseName: 'Walter J. Ellison',
      successorTrustee: { name: 'Susan Ellison Grant', relationship: 'daughter' },
    });
    expect(facts.children).toHaveLength(3);
    expect(facts.beneficiaries).toHaveLength(3);
    expect(facts.assets).toHaveLength(4);
  });

  test('adds to somebody of the same name and keeps what was known', () => {
    const before = fresh({ children: [{ name: 'Ann Bell', relationship: 'daughter' }] });
    const entry = { field: 'children', isEntry: true } as const;
    const facts = factsAfter(
      before,
      [
        { ...entry, value: { name: 'Ann Bell', dateOfBirth: '1970-05-03' } },
        { ...entry, value: { name: 'Bo Bell' } },
      ],
      today,
    );
    expect(facts.children).toEqual([
      { name: 'Ann Bell', relationship: 'daughter', dateOfBirth: '1970-05-03' },
      { name: 'Bo Bell' },
    ]);
  });

  test('moves the conversation on', () => {
    const before = fresh();
    const taken = takeFound(before, [{ field: 'grantorName', value: 'Ann Bell', isEntry: false }], today);
    expect(taken.ok && taken.value.asked).not.toEqual(before.asked);
  });

  test('is nothing at all where one of it cannot stand, and says which', () => {
    const taken = takeFound(
      fresh(),
      [
        { field: 'grantorName', value: 'Ann Bell', isEntry: false },
        { field: 'grantorDateOfBirth', value: '2999-01-01', isEntry: false },
      ],
      today,
    );
    expect(taken).toMatchObject({ ok: false, reason: { at: 1 } });
  });

  test('does not go over the whole', () => {
    const before = fresh({ beneficiaries: [{ name: 'Ann Bell', percentage: 80 }] });
    const value = { name: 'Bo Bell', percentage: 30 };
    const taken = takeFound(before, [{ field: 'beneficiaries', isEntry: true, value }], today);
    expect(taken.ok ? '' : taken.reason.message).toContain('110%');
  });

  test('cannot answer a question that is not asked', () => {
    const before = fresh({ maritalStatus: 'Single' });
    const taken = takeFound(before, [{ field: 'spouseName', value: 'Bo Bell', isEntry: false }], today);
    expect(taken).toMatchObject({ ok: false, reason: { at: 0 } });
  });

  test('is refused where it is no such value', () => {
    const taken = takeFound(fresh(), [{ field: 'children', value: 'nonsense { }', isEntry: true }], today);
    const other = takeFound(fresh(), [{ field: 'children', value: { name: '' }, isEntry: true }], today);
    expect([taken.ok, other.ok]).toEqual([true, false]);
  });
});
