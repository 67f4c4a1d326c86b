import { expect, test } from 'vitest';
import { partsOfWhole, spokenSteps } from '#facts/payout-steps.ts';
import type { PayoutStep } from '#facts/shapes.ts';

const steps = (...parts: readonly (readonly [number, PayoutStep['part']])[]): readonly PayoutStep[] =>
  parts.map(([age, part]) => ({ age, part }));

test('a third, half of the rest and the rest are three exact thirds', () => {
  const thirds = steps([25, '1/3'], [30, '1/2'], [35, 'rest']);
  const third = { numerator: 1, denominator: 3 };
  expect(partsOfWhole(thirds)).toEqual([third, third, third]);
  expect(spokenSteps(thirds)).toBe(
    'a third at 25, half of the rest at 30, the rest at 35 (a third of the whole each time)',
  );
});

test('unlike steps say what each is of the whole', () => {
  expect(spokenSteps(steps([21, '2/5'], [30, '1/4'], [40, 'rest']))).toBe(
    'two fifths at 21, a quarter of the rest at 30, the rest at 40 (of the whole: two fifths, 3/20, 9/20)',
  );
});
