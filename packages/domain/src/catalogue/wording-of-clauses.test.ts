import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { assembled, florida, inserted } from '#catalogue/living-trust/testing/tampered-document.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import { madeTypes } from '#catalogue/document-types.ts';
import { generatorOf } from '#catalogue/testing/generator-of.ts';
import { withParagraph, withSection, type Tampering } from '#assembly/testing/tampered-draft.ts';
import { p, para } from '#assembly/prose.ts';
import { isMarried } from '#facts/is-married.ts';
import { stateCodes } from '#law/state-code.ts';
import { marriageFaults, wordingFaults } from '#review/testing/wording-faults.ts';

const generated = await Promise.all(
  madeTypes.map(async ({ id }) => {
    const type = documentTypeOf(id);
    const factsIn = await generatorOf(id);
    const made = stateCodes.flatMap((state, index) => fc.sample(factsIn(state), { numRuns: 3, seed: index }));
    const finished = [type.sample, ...made].map((facts) => ({ facts, outcome: type.finish(facts, '2026-11-20') }));
    return {
      id,
      whole: finished.flatMap(({ facts, outcome }) => (outcome.ok ? [{ facts, document: outcome.value }] : [])),
      obstacles: finished.flatMap(({ outcome }) => (outcome.ok ? [] : outcome.reason)),
    };
  }),
);

test.each(generated)(
  'no clause of a $id says what no clause may, whatever was chosen and whichever law governs',
  (one) => {
    expect(one.whole.length).toBeGreaterThan(51);
    expect([...new Set(one.whole.flatMap(({ document }) => wordingFaults(document)))]).toEqual([]);
  },
);

// A rule names the fact that it speaks of, also where a law is not served; whatever else keeps a document back is a fault of ours.
test.each(generated)('no $id is refused but for an answer or the law of a place', ({ obstacles }) => {
  const faults = obstacles.filter(({ field }) => field === 'document');
  expect([...new Set(faults.map((fault) => fault.faults?.join(', ') ?? fault.message))]).toEqual([]);
});

const ofPeople = generated.filter(({ whole }) => whole.some(({ facts }) => facts.maritalStatus !== undefined));

test.each(ofPeople)('no clause of a $id speaks of a marriage that nobody has, or denies one', ({ whole }) => {
  const shapes = new Set(whole.map(({ facts }) => isMarried(facts.maritalStatus)));
  expect(shapes).toEqual(new Set([true, false]));
  const faults = whole.flatMap(({ facts, document }) => marriageFaults(document, isMarried(facts.maritalStatus)));
  expect([...new Set(faults)]).toEqual([]);
});

const slips: readonly (readonly [string, Tampering])[] = [
  ['inside the operative text', inserted('which are not legal advice')],
  ['a claim that no document may make', inserted('which bring tax-free income')],
  ['both that it can and that it cannot be revoked', inserted('since this trust is irrevocable')],
  ['is typed and no reference', inserted('as in Section 9.99')],
  ['is longer than 250 words', withParagraph('powers.loans', p`${'and so on, '.repeat(90)}and no further.`)],
  [
    'is shorter than 120 characters',
    withSection('powers.loans', (section) => ({ ...section, blocks: [para(p`Loans are allowed.`)] })),
  ],
  [
    'printed twice',
    withSection('powers.loans', ({ blocks, ...section }) => ({ ...section, blocks: [...blocks, ...blocks] })),
  ],
];

test.each(slips)('words are found of which it is to be said: %s', (fault, tampering) => {
  expect(wordingFaults(assembled(florida, tampering)).join()).toContain(fault);
});

test('words of a marriage are found in both directions', () => {
  const says = (words: string): LegalDocument => assembled(florida, inserted(words));
  expect(marriageFaults(says('as my spouse knows'), false)).toContain('my spouse');
  expect(marriageFaults(says('which somebody is divorced'), true)).toContain('is divorced');
});
