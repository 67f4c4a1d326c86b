import { expect, test } from 'vitest';
import { printedSection } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';

const marital: Facts = { specialArrangements: ['spouseShare'], spouseShare: 'marital' };

const disclaimer: Facts = { specialArrangements: ['spouseShare'], spouseShare: 'disclaimer' };

test('a marital trust pays all income to the spouse, to nobody else, and can be elected', () => {
  const said = printedSection(marital, 'death.marital');
  expect(said).toContain('all of the net income of the Marital Trust, at least quarterly');
  expect(said).toContain('no one, including the Spouse, may appoint or distribute any part');
  expect(said).toContain('require the Trustee to make property that yields no income productive');
  const end = printedSection(marital, 'death.maritalEnd');
  expect(end).toContain('section 2056(b)(7)');
  expect(end).toMatch(
    /After the death of the Spouse, the Trustee shall distribute what is left under Section \d+\.\d+\./u,
  );
});

test('a spouse may disclaim into a trust, in time and without choosing who takes', () => {
  const said = printedSection(disclaimer, 'death.disclaimer');
  expect(said).toContain('within nine months after the death of the Grantor');
  expect(said).toContain('The Spouse has no power to direct who receives the Disclaimer Trust');
  expect(printedSection(disclaimer, 'death.payment')).toMatch(/except as Section \d+\.\d+ provides/u);
  expect(printedSection(marital, 'death.payment')).not.toContain('except as');
});

test('the income that a spouse has to receive is not kept back because the spouse falls ill', () => {
  const prevails = /even if Section [\d.]+ would apply to the Spouse\. During the life of the Spouse/u;
  expect(printedSection(marital, 'death.marital')).toMatch(prevails);
  expect(printedSection(disclaimer, 'death.disclaimer')).toMatch(prevails);
});

test('outright is the text that stands without any choice', () => {
  const outright: Facts = { specialArrangements: ['spouseShare'], spouseShare: 'outright' };
  for (const section of ['death.shares', 'death.payment', 'death.words'])
    expect(printedSection(outright, section)).toBe(printedSection({}, section));
});

test('a small trust for a spouse or for needs is not ended because it is small', () => {
  const ending = (choice: Facts): string => printedSection(choice, 'powers.merger');
  expect(ending(marital)).toContain('other than the Marital Trust or a Supplemental Needs Trust, whose value');
  expect(ending(disclaimer)).toContain('other than the Disclaimer Trust or a Supplemental Needs Trust, whose value');
  expect(ending({})).toContain('other than a Supplemental Needs Trust, whose value');
  expect(ending({ residencePlan: 'spouseMayLive' })).toContain(
    'other than the trust of the Residence for the Spouse or a Supplemental Needs Trust, whose value',
  );
});

test.each([marital, disclaimer])(
  'no tax of the death is charged to what qualifies for the marital deduction',
  (choice) => {
    const id = choice === marital ? 'death.maritalEnd' : 'death.disclaimerTaxes';
    expect(printedSection(choice, id)).toMatch(
      /Notwithstanding Section [\d.]+, no estate, inheritance, or similar tax/u,
    );
  },
);
