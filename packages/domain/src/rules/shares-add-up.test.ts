import { expect, test } from 'vitest';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { isOfTotal, sharesAddUp, sharesAreGiven } from '#rules/shares-add-up.ts';

const issues = (facts: Facts) =>
  [sharesAreGiven('members'), sharesAddUp('members')].flatMap((rule) =>
    rule(facts, { today: '2026-11-20', laws: everyLaw }),
  );

test('what the question for the shares says by itself is known by its code, whatever its words', () => {
  const [total] = issues({
    members: [
      { name: 'Ann Fisher', percentage: 60 },
      { name: 'Bo Lee', percentage: 30 },
    ],
  });
  const reworded = { code: total?.code ?? '', message: 'Other words.' };
  expect(isOfTotal(reworded)).toBe(true);
});

test('a share that is missing, or somebody named twice, is said in the conversation even where a total is named', () => {
  const others = issues({
    members: [{ name: 'Ann Fisher', percentage: 60 }, { name: 'ann fisher', percentage: 20 }, { name: 'Bo Lee' }],
  });
  expect(others.length).toBe(2);
  const reworded = others.map(({ code }) => ({ code, message: 'They add up to 80%.' }));
  expect(reworded.filter(isOfTotal)).toEqual([]);
});
