import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { plainText } from '#assembly/plain-text.ts';
import {
  pourOverWillFactsArbitrary,
  pourOverWillFactsIn,
} from '#catalogue/pour-over-will/pour-over-will-facts.arbitrary.ts';
import { pourOverWill } from '#catalogue/pour-over-will/pour-over-will.ts';
import { lostWords } from '#review/testing/lost-words.ts';
import { factLibrary, type Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes, stateInSentence, type StateCode } from '#law/state-code.ts';

const will = pourOverWill(everyLaw);

const made = stateCodes.filter((state) => state !== 'LA');

const today = '2026-11-22';

const finished = (facts: Facts): LegalDocument => {
  const document = will.finish(facts, today);
  if (!document.ok) throw new Error(JSON.stringify([document.reason, facts]));
  return document.value;
};

const sampleIn = (grantorState: StateCode, change: Facts = {}): LegalDocument =>
  finished({ ...will.sample, grantorState, ...change });

const errorsIn = (facts: Facts, document: LegalDocument): readonly string[] =>
  will.findings(facts, document).flatMap(({ level, message }) => (level === 'error' ? [message] : []));

test.each([
  ['guardian', 'Ana Cruz Vega', 'executor.guardian'],
  ['specificGifts', 'my upright piano', 'gifts.specific'],
] as const)('a will that has lost its %s is found', (field, words, section) => {
  const document = sampleIn('FL', { alternateExecutors: [] });
  const torn: LegalDocument = {
    ...document,
    articles: document.articles.map((article) => ({
      ...article,
      sections: article.sections.filter(({ id }) => id !== section && id !== 'gifts.specific'),
    })),
  };
  expect(lostWords(will.sample, torn).join('\n')).toContain(`${field}: ${words}`);
  expect(errorsIn(will.sample, torn)).not.toEqual([]);
});

test('whatever valid facts a person gives, the will loses no gift, no guardian and no words in any jurisdiction but Louisiana', () => {
  const generated = made.flatMap((state, seed) => fc.sample(pourOverWillFactsIn(state), { numRuns: 2, seed }));
  generated.forEach((given) => {
    const { grantorState = 'FL' } = given;
    const document = finished(given);
    expect(document.governingState).toBe(stateInSentence(grantorState));
    expect([given, lostWords(given, document)]).toEqual([given, []]);
    expect(errorsIn(given, document)).toEqual([]);
  });
});

test('the facts that the tests make up are facts that the interview would accept', () => {
  fc.assert(
    fc.property(pourOverWillFactsArbitrary, (facts) => {
      for (const [field, value] of Object.entries(facts))
        expect(factLibrary[field as keyof typeof factLibrary].shape.safeParse(value).success).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('Louisiana is refused with the reason, in the interview and at the end', () => {
  const facts: Facts = { ...will.sample, grantorState: 'LA' };
  expect(will.finish(facts, today)).toMatchObject({
    ok: false,
    reason: [{ field: 'grantorState', message: expect.stringContaining('civil law') }],
  });
});

test('a will is never executed on a screen, whatever the state allows for others', () => {
  for (const state of made) {
    const asked = will.execution.requirements({ ...will.sample, grantorState: state }, today);
    expect([state, asked.method.kind, asked.witnessesNeeded]).toEqual([state, 'print-and-sign', 2]);
  }
});

test('a trust that is not signed yet is to be signed first, and its date is written in by hand', () => {
  const document = sampleIn('FL', { isTrustSigned: false, trustDate: undefined });
  expect(plainText(document)).toContain('Before signing this will, and on the same day or earlier, the Testator signs');
  expect(plainText(document)).toContain('dated (date of the trust), as amended');
  expect(document.guide[0]?.steps[0]?.text).toMatch(/^First sign the trust\./u);
});

test('where no will may adopt the terms of a trust, the heirs come next and the person is told', () => {
  expect(plainText(sampleIn('FL'))).toContain('those terms are incorporated in this will by reference');
  for (const state of ['NY', 'CT'] as const) {
    const facts: Facts = { ...will.sample, grantorState: state };
    const document = finished(facts);
    expect(plainText(document)).toContain('The terms of the Trust are not incorporated in this will.');
    expect(
      will
        .findings(facts, document)
        .map(({ message }) => message)
        .join(' '),
    ).toContain('does not let a will adopt');
  }
});

test('guardians are named for minor children alone', () => {
  expect(plainText(sampleIn('FL'))).toContain(
    'nominates Ana Cruz Vega (sister of the Testator) as guardian of the person',
  );
  const grown = sampleIn('FL', { children: [{ name: 'Sofía Reyes Luna' }], hasMinorChildren: false });
  expect(plainText(grown)).not.toContain('guardian of the person');
});

test('nothing operative stands behind the signature of the testator', () => {
  const { acts, schedules } = sampleIn('FL');
  expect(acts.map(({ kind }) => kind)).toEqual(['sign', 'witness', 'selfProvingAffidavit']);
  expect(schedules).toEqual([]);
});

test('a preview of nothing shows what is missing, and no affidavit of a state that is not known', () => {
  const document = will.preview({}, today);
  expect(plainText(document)).toContain('To be completed');
  expect(document.acts.map(({ kind }) => kind)).toEqual(['sign', 'witness']);
});
