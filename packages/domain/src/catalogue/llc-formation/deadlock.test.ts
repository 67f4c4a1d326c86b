import { expect, test } from 'vitest';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const type = llcFormation(everyLaw);

const agreed = (() => {
  const result = type.finish(llcSample, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
})();

const words = (id: string): string => sectionText(agreed, id);

test('a member who says no once, or to a daily matter, is not forced to sell or to buy', () => {
  expect(words('management.deadlock')).toMatch(
    /deadlock only if, at two votes at least ten \(10\) days apart, .* evenly divided on the same Major Decision, or .* cannot carry on its business failed although no Majority in Interest was against it/u,
  );
});

test('an offer in a deadlock does not take from a member what was contributed beyond the part in percent', () => {
  const { number } = sectionsOf(agreed).find(({ id }) => id === 'ending.order') ?? { number: 'none' };
  expect(words('management.deadlockOffer')).toContain('one price in money for the whole Company');
  expect(words('management.deadlockOffer')).toContain(`would receive under Section ${number} if the Company were sold`);
  expect(words('management.deadlockOffer')).not.toContain('percentage point');
});

test('an offer in a deadlock does not let its maker pay on easier terms than the agreement', () => {
  expect(words('management.deadlockOffer')).not.toContain('how the price will be paid');
  expect(words('management.deadlockClosing')).toMatch(
    /paid as Section [\d.]+ provides, .* more favorable to the seller, they bind whoever buys/u,
  );
});

test('no section on a deadlock is too long to be read', () => {
  for (const id of ['management.deadlock', 'management.deadlockOffer', 'management.deadlockClosing'])
    expect(words(id).split(/\s+/u).length).toBeLessThanOrEqual(250);
});
