import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { everyLaw } from '#law/every-law.ts';

const type = llcFormation(everyLaw);

const printed = (facts: Partial<typeof llcSample>): string => {
  const document = type.finish({ ...llcSample, ...facts }, '2026-11-20');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return plainText(document.value);
};

test('whoever buys the owner of a member does not become a co-owner unasked', () => {
  for (const buySell of ['all', 'death', 'none'] as const)
    expect(printed({ buySell })).toContain('that Member has the rights of an assignee under Section 5.');
  const isEvent = 'its dissolution or a change of control by which it has the rights of an assignee';
  expect(printed({ buySell: 'all' })).toContain(isEvent);
  expect(printed({ buySell: 'death' })).toContain(isEvent);
});

test('an event that lets nobody buy is not named as if it did', () => {
  const ofDeath = printed({ buySell: 'death' });
  expect(ofDeath).toContain('the death of the transferor counts as happening to the transferee');
  expect(ofDeath).not.toMatch(/at death, divorce|to buy under Section \S+ is not affected/u);
  expect(printed({ buySell: 'none' })).not.toContain('counts as happening to the transferee');
  expect(printed({ buySell: 'all' })).toMatch(/at death, divorce[\s\S]*to buy under Section \S+ is not affected/u);
});

test('a manager that is an entity leaves the office when it is dissolved or bankrupt', () => {
  expect(printed({ management: 'manager', managers: [{ name: 'Nora Whitfield' }] })).toContain(
    'one that is an entity until resignation, removal, or its dissolution or bankruptcy',
  );
});

test('a member who is bought out receives what the member would receive at the end of the company', () => {
  for (const buyOutPrice of ['appraisal', 'bookValue'] as const) {
    const text = printed({ buyOutPrice });
    const [, section = ''] =
      /The price is what Section (\S+) would give the Member for the Membership Interest/u.exec(text) ?? [];
    expect(text).toContain(`\n${section} Order of Payment`);
    expect(text).not.toContain('multiplied by the Percentage Interest');
  }
});

test('a divorce that gives a spouse a part of an interest does not cost the member the rest of it', () => {
  const ofAll = printed({ buySell: 'all' });
  expect(ofAll).toContain('After such a decree or agreement only what the spouse or former spouse received is bought');
  expect(ofAll).toContain(
    'only the part of the price that falls on it is paid, and what the Member owes is not deducted',
  );
  expect(printed({ buySell: 'death' })).not.toContain('spouse or former spouse');
});

test('a member whose state appoints a guardian and no conservator still has somebody to vote', () => {
  const appointed = 'or whoever a court appoints for the property of the Member, may vote';
  expect(printed({ buySell: 'none' })).toContain(appointed);
});

test('what a member and the company owe each other is not counted twice in the price of a buy-out', () => {
  for (const buyOutPrice of ['appraisal', 'bookValue'] as const) {
    const text = printed({ buyOutPrice });
    expect(text).toContain('remained after all its debts, those to Members included, were paid');
    expect(text).toContain(
      'A loan of the Member to the Company is no part of the price, and the Company pays it apart',
    );
    expect(text).toMatch(/is deducted from the price and is then discharged\. Another Member who buys pays it/u);
  }
});
