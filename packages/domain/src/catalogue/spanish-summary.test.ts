import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeTypes } from '#catalogue/document-types.ts';
import { generatorOf } from '#catalogue/testing/generator-of.ts';
import { stateCodes } from '#law/state-code.ts';
import { everyLaw } from '#law/every-law.ts';
import { wordsOf } from '#summary/say.ts';
import { sayingsIn } from '#summary/summary.ts';
import { spokenInterviewOf } from '#wording/spoken/spoken-interview.ts';
import { unsaidFindings } from '#wording/spoken/say-findings.ts';
import { summaryIn, unsaidIn } from '#wording/spoken/say-summary.ts';

const today = '2026-11-24';

const stateFields = ['governingState', 'grantorState', 'formationState'] as const;

const types = await Promise.all(
  madeTypes.map(async ({ id, load }) => {
    const type = (await load())(everyLaw, spokenInterviewOf);
    const factsIn = await generatorOf(id);
    const made = (['OH', 'CA', 'TX'] as const).flatMap((state) => fc.sample(factsIn(state), { numRuns: 40, seed: 7 }));
    return { id, type, families: [type.sample, ...made] };
  }),
);

test.each(types)('whatever a $id does is said in Spanish too', ({ type, families }) => {
  const unsaid = families.flatMap((facts) => unsaidIn(type.summary(facts, today)));
  expect([...new Set(unsaid)]).toEqual([]);
});

test.each(types)('the Spanish summary of a $id names everybody whom the English one names', ({ type, families }) => {
  for (const facts of families) {
    const english = type.summary(facts, today);
    const names = (of: typeof english) =>
      new Set(
        of.flatMap(({ told }) => sayingsIn(told).flat()).flatMap(({ is, words }) => (is === 'name' ? [words] : [])),
      );
    expect(names(summaryIn('es', english))).toEqual(names(english));
  }
});

// The families have signs in them that no alphabet has; the sample of each type is written as people write.
test.each(types)('what is found in a $id is said in Spanish too, in every state', ({ type }) => {
  // Whoever reads findings in Spanish has made the document in it.
  if (!type.interview.languages.includes('es')) return;
  const unsaid = stateCodes.flatMap((state) => {
    const facts = {
      ...type.sample,
      ...Object.fromEntries(stateFields.flatMap((field) => (field in type.sample ? [[field, state]] : []))),
    };
    return unsaidFindings([
      ...type.findings(facts, type.preview(facts, today)),
      ...type.findings({}, type.preview({}, today)),
    ]);
  });
  // What the person calls their things stays as it is.
  const own = JSON.stringify(type.sample);
  expect(unsaid.filter((words) => !words.split('; ').every((one) => own.includes(one)))).toEqual([]);
});

test('the summary of a living trust reads as Spanish does', () => {
  const { type } = types.find(({ id }) => id === 'living-trust') ?? {};
  const said = type ? summaryIn('es', type.summary(type.sample, today)) : [];
  const text = said.flatMap(({ heading, told }) => [heading, ...sayingsIn(told).map(wordsOf)]).join('\n');
  expect(text).toContain('Mientras usted vive');
  expect(text).not.toMatch(/\b(?:the|and|your|goes|receives|kept)\b(?! \S+ (?:Living )?Trust)/u);
});
