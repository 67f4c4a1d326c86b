import fc from 'fast-check';
import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { pourOverWillPlan } from '#catalogue/pour-over-will/plan.ts';
import { openInterview } from '#interview/open-interview.ts';
import { cleanPaper } from '#interview/papers/clean-paper.ts';
import type { Finding } from '#interview/papers/finding.ts';
import { readPaper } from '#interview/papers/read-paper.ts';
import { samplePapers } from '#interview/papers/testing/sample-papers.ts';
import { noLaw } from '#law/law-source.ts';
import { wordKey } from '#kit/word-key.ts';

const plans = [livingTrustPlan, pourOverWillPlan].map((plan) => openInterview(plan, undefined, noLaw));
const read = (text: string) => plans.flatMap((interview) => readPaper(interview, text, '2026-05-01').findings);

/** The words of a value that are somebody's words: names, things, places. What a table derives from them is none. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { name, recipient, item, description, currentTitle } = value as Readonly<Record<string, string | undefined>>;
  return [name, recipient, item, description?.replace(/ ending in \d{4}$/u, ''), currentTitle].flatMap((words) =>
    words === undefined ? [] : wordKey(words).split(' '),
  );
};

const isGrounded = (text: string, { field, value, start, end, passage }: Finding): boolean => {
  const said = wordKey(passage).split(' ');
  const words = typeof value === 'string' && /Name$/u.test(field) ? wordKey(value).split(' ') : wordsIn(value);
  return text.slice(start, end) === passage && words.every((word) => said.includes(word));
};

const pieces = Object.values(samplePapers).flatMap((text) => cleanPaper(text).split(/\n+/u));
const strange = fc.string({ unit: 'grapheme', maxLength: 40 });

test('every word of a proposal stands in its passage, in whatever order a paper is put together', () => {
  const papers = fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: strange }), {
      minLength: 1,
      maxLength: 14,
    })
    .map((lines) => cleanPaper(lines.join('\n')));
  fc.assert(
    fc.property(papers, (text) => {
      for (const finding of read(text)) expect([finding, isGrounded(text, finding)]).toEqual([finding, true]);
    }),
    { numRuns: 60 },
  );
});

test('no proposal has a long number or a social security number in it', () => {
  const digits = fc.stringMatching(/^\d{9,17}$/u);
  fc.assert(
    fc.property(digits, digits, (one, other) => {
      const text = [
        'Institution,Type,Account number,Value',
        `Chase,Checking ${one},${other},"$5,000"`,
        '',
        'SCHEDULE A',
        `Fidelity brokerage account number ${one}`,
        `Vanguard IRA ${other}, $90,000`,
      ].join('\n');
      const values = read(text).map(({ value }) => value);
      expect(JSON.stringify(values.map((value) => (value as { description?: string }).description))).not.toMatch(
        /\d{5}/u,
      );
    }),
    { numRuns: 40 },
  );
});

test('a paper that is made to be hard to read is read in the time of a test', () => {
  const pieces = [
    'of of ',
    'my my ',
    ' ',
    '-',
    ', and ',
    '"',
    '(',
    'I, A B ',
    'trustee ',
    '. ',
    '1,',
    'a;',
    'if then ',
    'Ann Lee ',
  ];
  for (const piece of pieces) {
    const run = piece.repeat(Math.ceil(20_000 / piece.length));
    for (const text of [run, `Name,Relationship\n${run}`, `I, Ann Lee, ${run} as Grantor`, `SCHEDULE A\n${run}`])
      expect(read(cleanPaper(text)).length).toBeLessThan(300);
  }
}, 20_000);
