import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { settleLivingTrust, type LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { hostileTexts, livingTrustFactsArbitrary } from '#catalogue/living-trust/living-trust-facts.arbitrary.ts';
import { errorsOf as issuesThatBlock } from '#catalogue/living-trust/testing/issues-of.ts';
import { assembled, reviewed } from '#catalogue/living-trust/testing/tampered-document.ts';
import { factLibrary, type Facts } from '#facts/facts.ts';
import { stateCodes } from '#law/state-code.ts';
import { everyLaw } from '#law/every-law.ts';
import { blocksOf, inlinesOf } from '#review/read-document.ts';

const completed = (facts: Facts): LivingTrustFacts => {
  const errors = issuesThatBlock(facts);
  if (errors.length > 0) throw new Error(errors.join(', '));
  return settleLivingTrust(facts, everyLaw);
};

const errorsOf = (facts: LivingTrustFacts) =>
  reviewed(assembled(facts), facts).filter(({ level }) => level === 'error');

test('whatever valid facts a person gives, the review finds no error', () => {
  fc.assert(
    fc.property(livingTrustFactsArbitrary, (facts) => {
      expect(errorsOf(completed(facts))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('the facts that the tests make up are facts that the interview would accept', () => {
  fc.assert(
    fc.property(livingTrustFactsArbitrary, (facts) => {
      for (const [field, value] of Object.entries(facts)) {
        expect(factLibrary[field as keyof typeof factLibrary].shape.safeParse(value).success).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

test('the trust assembles without an error in all fifty states and the District of Columbia, single and married', () => {
  const [sample] = fc.sample(livingTrustFactsArbitrary, { numRuns: 1, seed: 7 });
  for (const state of stateCodes) {
    for (const maritalStatus of ['Single', 'Married', 'Divorced', 'Widowed'] as const) {
      const facts = completed({
        ...sample,
        grantorState: state,
        governingState: state,
        maritalStatus,
        spouseName: 'Luis Reyes Peña',
        noContest: true,
      });
      expect(errorsOf(facts)).toEqual([]);
    }
  }
});

test('the same facts always give the same document, to the letter', () => {
  fc.assert(
    fc.property(livingTrustFactsArbitrary, (facts) => {
      const once = JSON.stringify(assembled(completed(facts)));
      const again = JSON.stringify(assembled(completed(structuredClone(facts))));
      expect(again).toBe(once);
    }),
    { numRuns: 50 },
  );
});

test('a document survives storage as JSON unchanged', () => {
  fc.assert(
    fc.property(livingTrustFactsArbitrary, (facts) => {
      const document = assembled(completed(facts));
      expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    }),
    { numRuns: 50 },
  );
});

test('hostile words in instructions are printed once, to the letter, and nowhere else', () => {
  const [sample] = fc.sample(livingTrustFactsArbitrary, { numRuns: 1, seed: 11 });
  for (const words of hostileTexts) {
    const facts = completed({
      ...sample,
      assets: [{ description: 'House' }],
      trustPurpose: undefined,
      distributionInstructions: undefined,
      governingState: undefined,
      governingStateReason: undefined,
      specialInstructions: words,
    });
    const given = inlinesOf(blocksOf(assembled(facts))).filter(
      (inline) => inline.kind === 'text' && inline.given && inline.text === words,
    );
    expect(given).toHaveLength(1);
    expect(errorsOf(facts)).toEqual([]);
  }
});

test('Social Security numbers and full account numbers are printed by their last four digits', () => {
  const [sample] = fc.sample(livingTrustFactsArbitrary, { numRuns: 1, seed: 3 });
  const facts = completed({
    ...sample,
    assets: [{ description: 'Chase checking 4111 1111 1111 1234' }, { description: 'Vanguard 998877665544' }],
    specialInstructions: 'My number is 123-45-6789.',
  });
  const text = plainText(assembled(facts));
  expect(text).toContain('Chase checking ending in 1234');
  expect(text).toContain('Vanguard ending in 5544');
  expect(text).toContain('My number is number ending in 6789.');
  expect(text).not.toMatch(/123-45|4111|99887/u);
});

const alike = [
  'John A. Smith',
  'John B. Smith',
  'Jon A. Smith',
  'mary smith',
  'Mary Smith',
  'Will Power',
  'Trust',
  'Al Wu',
];

const renamed = (value: unknown, nextName: () => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, nextName));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, isName(key) ? nextName() : renamed(one, nextName)]),
  );
};

const isName = (key: string): boolean => ['name', 'recipient', 'alternate', 'grantorName', 'spouseName'].includes(key);

test('people who bear like names, or several roles, get a sound document or a reason why not', () => {
  let finished = 0;
  fc.assert(
    fc.property(livingTrustFactsArbitrary, fc.infiniteStream(fc.constantFrom(...alike)), (facts, names) => {
      const { beneficiaries, initialTrustee } = facts;
      const mixed = { ...(renamed(facts, () => names.next().value) as Facts), beneficiaries, initialTrustee } as Facts;
      const settled = { ...mixed, successorTrustees: [] };
      const isComplete = issuesThatBlock(settled).length === 0;
      const problems = isComplete ? errorsOf(settleLivingTrust(settled, everyLaw)) : [];
      finished += isComplete ? 1 : 0;
      expect(problems).toEqual([]);
    }),
    { numRuns: 100 },
  );
  expect(finished).toBeGreaterThan(5);
});
