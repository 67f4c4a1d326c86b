import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finished, problemsOf, sampleWith } from '#catalogue/testamentary-trust/testing/will-with-trust.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import { testamentaryTrustFactsIn } from '#catalogue/testamentary-trust/testamentary-trust-facts.arbitrary.ts';
import { testamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust.ts';
import { factLibrary, type Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes } from '#law/state-code.ts';
import { sectionsOf } from '#review/read-document.ts';
import { lostWords } from '#review/testing/lost-words.ts';
import { longSections } from '#review/testing/wording-faults.ts';

const type = testamentaryTrust(everyLaw);

const made = stateCodes.filter((state) => state !== 'LA');

const today = '2026-11-22';

test('whatever valid facts a person gives, the will loses no words and no clause of it speaks of a grantor', () => {
  made.forEach((state, seed) => {
    for (const facts of fc.sample(testamentaryTrustFactsIn(state), { numRuns: 3, seed })) {
      const document = finished(facts);
      expect([facts, lostWords(facts, document)]).toEqual([facts, []]);
      expect(type.findings(facts, document).filter(({ level }) => level === 'error')).toEqual([]);
      const own = plainText(document);
      expect([facts, /Grantor|Schedule [A-D]\b(?! of)|While the Trust is revocable/u.exec(own)?.[0]]).toEqual([
        facts,
        undefined,
      ]);
    }
  });
});

test('the facts that the tests make up are facts that the interview would accept', () => {
  for (const facts of fc.sample(testamentaryTrustFactsIn('OH'), { numRuns: 40, seed: 3 }))
    for (const [field, value] of Object.entries(facts))
      expect([field, factLibrary[field as keyof typeof factLibrary].shape.safeParse(value).success]).toEqual([
        field,
        true,
      ]);
});

test('whoever leaves everything to a spouse is asked about benefits, and told what a spouse may claim of what is held', () => {
  const { heldForSpouseOnBenefits: _asked, ...facts } = type.sample;
  expect(type.finish(facts, today).ok).toBe(false);
  const held: Facts = { ...type.sample, heldForSpouseOnBenefits: 'everything' };
  const document = finished(held);
  const told = type.findings(held, document).map(({ message }) => message);
  expect(told.join('\n')).toContain(
    'receives nothing outright except belongings that the will gives, because a trust holds the rest',
  );
  const steps = (one: LegalDocument) => JSON.stringify(one.guide);
  expect(steps(document)).not.toContain('Your spouse receives everything outright');
  expect(steps(finished(type.sample))).toContain('Your spouse receives everything outright');
});

test('whoever names somebody to take after the spouse can finish the will', () => {
  const change: Facts = {
    spouseTakesFirst: false,
    beneficiaries: [
      { name: 'Luis Reyes Peña', relationship: 'husband', percentage: 50 },
      { name: 'Ana Cruz Vega', relationship: 'sister', percentage: 50 },
    ],
    specialArrangements: ['spouseShare'],
    spouseShare: 'marital',
    spouseRemainder: 'named',
    spouseRemainderTaker: 'Odile Nowak',
  };
  expect(problemsOf(change)).toBe('');
  expect(plainText(sampleWith(change))).toContain('to Odile Nowak, if then living');
});

test('nobody alone is trustee of a trust for themselves alone, and the maker is trustee of none', () => {
  const ana = { name: 'Ana Cruz Vega', relationship: 'sister' };
  expect(
    problemsOf({ beneficiaries: [{ ...ana, percentage: 100 }], successorTrustee: ana, successorTrustees: [] }),
  ).toContain('nothing would be held in trust');
  expect(problemsOf({ successorTrustee: { name: 'Marisol Reyes Luna' } })).toContain('You cannot be your own');
});

test('whoever leaves a spouse less than half is told what that spouse may claim from the estate', () => {
  const said = (change: Facts) => {
    const facts = { ...type.sample, ...change };
    return type
      .findings(facts, finished(facts))
      .map(({ message }) => message)
      .join('\n');
  };
  expect(said({ spouseTakesFirst: false })).toContain('may claim a share of the estate, whatever the will says');
  expect(said({})).not.toContain('may claim a share');
});

test('a will that holds nothing for anybody is made, and the person is told', () => {
  const facts: Facts = {
    ...type.sample,
    children: [],
    beneficiaries: [{ name: 'Ana Cruz Vega', relationship: 'sister', percentage: 100 }],
  };
  const messages = type.findings(facts, finished(facts)).map(({ message }) => message);
  expect(messages.join('\n')).toContain('As it stands every share is paid out at once');
});

test('it is signed as a will, on paper, and no state lets a screen execute it', () => {
  for (const state of made) {
    const facts = { ...type.sample, grantorState: state };
    const asked = type.execution.requirements(facts, today);
    expect([state, asked.method.kind, asked.witnessesNeeded]).toEqual([state, 'print-and-sign', 2]);
  }
  expect(finished(type.sample).acts.map(({ kind }) => kind)).toEqual(['sign', 'witness', 'selfProvingAffidavit']);
  expect(problemsOf({ grantorState: 'LA' })).toContain('civil law');
});

test('no section grows longer than somebody reads, and nothing operative follows the signature', () => {
  const document = finished(type.sample);
  expect(document.schedules).toEqual([]);
  expect(longSections(document)).toEqual([]);
});

test('a will whose trustee or shares have been lost is found', () => {
  const document = finished(type.sample);
  for (const id of ['trustees.succession', 'death.shares', 'executor.nomination']) {
    const torn: LegalDocument = {
      ...document,
      articles: document.articles.map((article) => ({
        ...article,
        sections: article.sections.filter((section) => section.id !== id),
      })),
    };
    expect(sectionsOf(torn)).toHaveLength(sectionsOf(document).length - 1);
    expect(type.findings(type.sample, torn).some(({ level }) => level === 'error')).toBe(true);
  }
});
