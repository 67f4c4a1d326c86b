import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleLivingTrust } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustFactsIn } from '#catalogue/living-trust/living-trust-facts.arbitrary.ts';
import { printsNoContest } from '#clauses/trust/prints-no-contest.ts';
import { missingWords, wordsOf } from '#catalogue/living-trust/testing/missing-words.ts';
import { assembled, florida, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes } from '#law/state-code.ts';
import { sectionsOf } from '#review/read-document.ts';

test('whatever valid facts a person gives, every clause says what it is there to say', () => {
  fc.assert(
    fc.property(fc.constantFrom(...stateCodes).chain(livingTrustFactsIn), (given) => {
      const facts = settleLivingTrust(given, everyLaw);
      expect(missingWords(assembled(facts), facts)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a trust says under the law of every state what it is there to say, and contests it as that law allows', () => {
  for (const state of stateCodes) {
    const married = { maritalStatus: 'Married', spouseName: 'Luis Ortega Paz', noContest: true } as const;
    const facts = settled({ ...married, grantorState: state, governingState: state });
    const document = assembled(facts);
    expect(missingWords(document, facts)).toEqual([]);
    expect(sectionsOf(document).some(({ id }) => id === 'general.noContest')).toBe(printsNoContest(facts));
  }
});

test('the trust says how it is signed under its law, and leaves a line for its date', () => {
  const document = assembled(florida);
  const steps = document.guide.flatMap((sheet) => sheet.steps.map(({ text }) => text));
  expect(steps.some((text) => text.includes('law of Florida'))).toBe(true);
  expect(JSON.stringify(sectionsOf(document).find(({ id }) => id === 'declaration.name'))).toContain('"kind":"blank"');
});

const family = settled({ trustProtector: { name: 'Harriet Olmsted' }, noContest: true });

test.each([...new Set(wordsOf(family).map(({ section }) => section))])(
  'a trust without the words of %s is found',
  (section) => {
    const document = assembled(family);
    const torn = {
      ...document,
      articles: document.articles.map((article) => ({
        ...article,
        sections: article.sections.filter(({ id }) => id !== section),
      })),
    };
    expect(missingWords(torn, family).some((message) => message.startsWith(section))).toBe(true);
  },
);
