import { expect, test } from 'vitest';
import { settleLivingTrust } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { summary } from '#catalogue/living-trust/summary.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { wordsOf } from '#summary/say.ts';
import { sayingsIn } from '#summary/summary.ts';

const tell = (facts: Facts, heading: string): string =>
  summary(settleLivingTrust({ ...livingTrustSample, ...facts }, everyLaw))
    .filter((part) => part.heading === heading)
    .flatMap(({ told }) => sayingsIn(told).map(wordsOf))
    .join('\n');

test('whoever serves beside the maker goes on, and the others follow in their order', () => {
  const told = tell(
    {
      initialTrustee: [{ name: 'Marisol Reyes Luna' }, { name: 'Ben Paz' }],
      coTrusteesActJointly: true,
      successorTrustee: { name: 'Ana Cruz Vega' },
      successorTrustees: [{ name: 'Carl Paz' }, { name: 'Dora Paz' }],
    },
    'When you cannot act',
  );
  expect(told).toContain(
    'Then Ben Paz goes on as trustee. When none of those who serve from the start can act, Ana Cruz Vega takes over as trustee. If Ana Cruz Vega cannot or will not, the next who can, first Carl Paz, then Dora Paz, takes that place.',
  );
});

test('a panel of two decides together, and one of three by majority', () => {
  const panel = (...names: readonly string[]) =>
    tell({ incapacityTest: 'panel', incapacityPanel: names.map((name) => ({ name })) }, 'When you cannot act');
  expect(panel('Ann Lee', 'Bo Lee')).toContain('decided in writing by Ann Lee and Bo Lee together.');
  expect(panel('Ann Lee', 'Bo Lee', 'Cy Lee')).toContain('by a majority of Ann Lee, Bo Lee, and Cy Lee.');
});

test('three thirds are said exactly, and those who come next in equal parts', () => {
  const told = tell(
    {
      beneficiaries: [
        { name: 'Ann Lee', percentage: 33.33 },
        { name: 'Bo Lee', percentage: 33.33 },
        { name: 'Cy Lee', percentage: 33.33 },
      ],
      descendantsTakeFirst: false,
      failingShare: 'nextInLine',
      afterBornChildrenShare: false,
      contingentBeneficiaries: [{ name: 'Dee Lee' }, { name: 'Eve Lee' }],
    },
    'When you die',
  );
  expect(told).toContain('Ann Lee receives one third (33⅓%).');
  expect(told).toContain('The share of somebody who does not outlive you goes to those who come next.');
  expect(told).toContain('Those who come next, in equal parts:\nDee Lee.\nEve Lee.');
  expect(told).toContain('The part of one of them who does not outlive you goes to the others.');
});

test('what is kept for a spouse is told to its end', () => {
  const told = tell(
    {
      maritalStatus: 'Married',
      spouseName: 'Luis Reyes Peña',
      beneficiaries: [
        { name: 'Luis Reyes Peña', percentage: 50 },
        { name: 'Mateo Reyes Luna', percentage: 50 },
      ],
      descendantsTakeFirst: false,
      specialArrangements: ['spouseShare'],
      spouseShare: 'marital',
      spouseRemainder: 'named',
      spouseRemainderTaker: 'Sofía Reyes Luna',
    },
    'When you die',
  );
  expect(told).toContain('Luis Reyes Peña receives half (50%), kept in trust for life.');
  expect(told).toContain(
    'What is left when Luis Reyes Peña has died goes to Sofía Reyes Luna, and if that is not possible, to the other shares, in proportion to their size.',
  );
  expect(told).toContain(
    'If Luis Reyes Peña does not outlive you, the share of Luis Reyes Peña goes to Sofía Reyes Luna',
  );
});

test('a gift is told with its alternates in order, and in the words of the person', () => {
  const told = tell(
    { specificGifts: [{ item: 'my upright piano', recipient: 'Ana Cruz Vega', alternate: 'Ben Paz' }] },
    'When you die',
  );
  expect(told).toContain(
    'Ana Cruz Vega receives “my upright piano”. If Ana Cruz Vega does not outlive you, it goes to Ben Paz.',
  );
});

test('what one person takes alone is not divided, and the one who comes next is named at once', () => {
  const told = tell(
    {
      beneficiaries: [{ name: 'Ann Lee', percentage: 100 }],
      descendantsTakeFirst: false,
      failingShare: 'nextInLine',
      afterBornChildrenShare: false,
      contingentBeneficiaries: [{ name: 'Dee Lee' }],
    },
    'When you die',
  );
  expect(told).toContain('What is left after that goes to Ann Lee, all of it.');
  expect(told).toContain('If Ann Lee does not outlive you, it goes to Dee Lee.');
  expect(told).toContain('If Dee Lee cannot take it either, it goes to your heirs under the law of Florida.');
  expect(told).not.toMatch(/is divided:|Those who come next/u);
});
