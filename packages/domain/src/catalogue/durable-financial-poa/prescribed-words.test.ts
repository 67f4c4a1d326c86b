import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import type { Block } from '#assembly/block.ts';
import { agencySample } from '#catalogue/durable-financial-poa/agency-sample.ts';
import { durableFinancialPoa } from '#catalogue/durable-financial-poa/durable-financial-poa.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';
import { blocksOf } from '#review/read-document.ts';

const type = durableFinancialPoa(everyLaw);

const results = new Map(
  stateCodes.map((grantorState) => [grantorState, type.finish({ ...agencySample, grantorState }, '2026-11-20')]),
);

const made = (code: StateCode) => {
  const document = results.get(code);
  return document?.ok ? document.value : undefined;
};

const noticesOf = (code: StateCode) => lawOf(code).agency.notices;

const isForm = (need: string): boolean => need === 'form' || need === 'optional-form';

const stepsOf = (code: StateCode): string =>
  (made(code)?.guide ?? []).flatMap(({ steps }) => steps.map(({ text }) => text)).join('\n');

/** What becomes of the words that a state prescribes, read off what is printed. */
const outcomeIn = (code: StateCode): string => {
  const document = made(code);
  if (document === undefined) return 'refused';
  const text = plainText(document).toLowerCase();
  const tied = noticesOf(code).filter(({ need }) => !isForm(need));
  const isPrinted = tied.every(({ words }) =>
    (words.value ?? '?').split(/\.{3,}/u).every((piece) => text.includes(piece.toLowerCase())),
  );
  if (tied.length > 0) return isPrinted ? 'printed' : 'lost';
  return stepsOf(code).includes('has an official form') ? 'official form' : 'none prescribed';
};

test('words that a state prescribes are printed, or the document is refused, or the packet names the official form', () => {
  const outcomes = stateCodes.map((code) => ({ code, outcome: outcomeIn(code) }));
  const matrix = Object.fromEntries(
    ['printed', 'official form', 'refused', 'none prescribed', 'lost'].map((kind) => {
      const codes = outcomes.flatMap(({ code, outcome }) => (outcome === kind ? [code] : []));
      return [kind, codes.toSorted().join(' ')];
    }),
  );
  expect(matrix).toEqual({
    printed: 'DC KS MO PA SC',
    'official form': 'AR GA HI OK RI TX',
    refused: 'AK AZ CA DE IL LA MD ME MI MN NH NY',
    'none prescribed': 'AL CO CT FL IA ID IN KY MA MS MT NC ND NE NJ NM NV OH OR SD TN UT VA VT WA WI WV WY',
    lost: '',
  });
});

test('whoever is refused reads that words of the law are missing, and never gets an imitation of them', () => {
  for (const code of stateCodes.filter((one) => made(one) === undefined)) {
    const document = results.get(code);
    const [reason] =
      document === undefined || document.ok ? [] : document.reason.filter(({ field }) => field === 'grantorState');
    expect([code, reason?.message]).toEqual([
      code,
      expect.stringMatching(
        /do not have (?:its official words|those words|all of its words)|follows forms of the civil law/u,
      ),
    ]);
  }
});

const prescribed = (code: StateCode): readonly Extract<Block, { kind: 'verbatim' }>[] =>
  blocksOf(made(code) ?? expect.fail(`${code} is refused`)).flatMap((block) =>
    block.kind === 'verbatim' ? [block] : [],
  );

test('words to the letter carry the place and the day of the law that they were read in', () => {
  for (const code of ['DC', 'KS', 'MO', 'PA', 'SC'] as const) {
    const rules = noticesOf(code).map(({ words }) => words);
    const blocks = prescribed(code);
    expect([code, blocks.length]).toEqual([code, 1]);
    for (const { text, cite, asOf } of blocks)
      expect(
        rules.some(
          (rule) => rule.value?.toLowerCase() === text.toLowerCase() && rule.cite === cite && rule.asOf === asOf,
        ),
      ).toBe(true);
  }
});

test('an instrument that has to be called by a name is called by it', () => {
  for (const code of stateCodes) {
    const titles = noticesOf(code).filter(({ to }) => to.includes('heading'));
    for (const { words } of titles) expect(made(code)?.title.toLowerCase()).toContain(words.value?.toLowerCase());
  }
});

test('a power without land has no heading for land', () => {
  const document = type.finish({ ...agencySample, grantorState: 'DC', agentScope: 'withoutLand' }, '2026-11-20');
  expect(document.ok && document.value.front).toBe(undefined);
});

test('where the official form is known better, the packet says so and why', () => {
  expect(stepsOf('TX')).toContain('Texas has an official form for a power of attorney');
  expect(stepsOf('TX')).toContain('the notices that open it belong to it and are not printed here');
  expect(stepsOf('OH')).not.toContain('has an official form');
});
