import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const type = llcFormation(everyLaw);

const finished = (change: Facts): LegalDocument => {
  const result = type.finish({ ...llcSample, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

const agreed = finished({});

const words = (id: string, change?: Facts): string => sectionText(change === undefined ? agreed : finished(change), id);

const sectionOf = (id: string): string =>
  `Section ${sectionsOf(agreed).find((section) => section.id === id)?.number ?? 'none'}`;

test('a member who says no once, or to what the company can do without, is not forced to sell or to buy', () => {
  expect(words('management.deadlock')).toMatch(
    /deadlock only if, at two votes at least ten \(10\) days apart, the same Major Decision or other decision of the Members, without which the Company cannot carry on its business, failed although no Majority in Interest was against it, as when they are evenly divided/u,
  );
});

test('a member who alone stood in the way makes no offer and does not end the company', () => {
  expect(words('management.deadlock')).toContain(
    'If at either vote at least two-thirds of the Percentage Interests that are counted were for it, whoever was against it then may neither make an offer nor dissolve the Company under this Article',
  );
  expect(words('management.deadlockOffer')).toMatch(
    /^If a deadlock under .* any Member who is not in default under this Agreement, and whom that Section does not bar, may/u,
  );
  expect(words('management.deadlockClosing')).toContain(
    `any Member other than one who failed to close or whom ${sectionOf('management.deadlock')} bars may`,
  );
});

test('buyers who would pay do not lose the purchase because one of them does not', () => {
  expect(words('management.deadlockClosing')).toMatch(
    /If a buyer does not close, any other buyers may, within fifteen \(15\) days, first take the part of that buyer in the purchase\. If nobody takes it, that purchase lapses, and the other side may/u,
  );
});

test('an offer in a deadlock does not take from a member what was contributed beyond the part in percent', () => {
  const { number } = sectionsOf(agreed).find(({ id }) => id === 'ending.order') ?? { number: 'none' };
  expect(words('management.deadlockOffer')).toContain('one price in money for the whole Company');
  expect(words('management.deadlockOffer')).toContain(`what Section ${number} would give the Member`);
  expect(words('management.deadlockOffer')).not.toContain('percentage point');
});

test('an offer in a deadlock does not let its maker pay on easier terms than the agreement', () => {
  expect(words('management.deadlockOffer')).not.toContain('how the price will be paid');
  expect(words('management.deadlockClosing')).toMatch(
    /paid as Section [\d.]+ provides, .* more favorable to the seller, they bind whoever buys/u,
  );
});

test('a member who has died is no reason for a deadlock, and nobody is forced to sell for having no vote', () => {
  const said = words('management.deadlock');
  const { number } = sectionsOf(agreed).find(({ id }) => id === 'buyOut.events') ?? { number: 'none' };
  expect(said).toContain(
    `makes no deadlock while an assignee or another successor without a vote holds it, while it may be bought under Section ${number}, or while its Member is incapacitated and nobody may act`,
  );
  expect(words('management.deadlock', { buySell: 'none' })).toMatch(
    /without a vote holds it or while its Member is incapacitated/u,
  );
  expect(words('management.deadlockOffer')).toContain(
    `no other counts, nobody may buy under Section ${number}, and the times of that Section do not run.`,
  );
  expect(words('management.deadlockOffer')).toContain('holds as an assignee when the offer is made has no part in it');
});

test('no time runs against a successor for whom nobody may act yet', () => {
  expect(words('management.deadlockChoice')).toContain(
    `Against a Member who is incapacitated, or the successor of one who died, this time runs as ${sectionOf('transfers.heirs')} provides`,
  );
  for (const buySell of ['all', 'death', 'none'] as const)
    expect(words('transfers.heirs', { buySell })).toContain(
      'No time in this Agreement runs against a Member who is incapacitated, or against a successor, until somebody may act',
    );
});

test('a member for whom nobody acts does not hold up the others without end', () => {
  for (const buySell of ['all', 'death', 'none'] as const)
    expect(words('transfers.heirs', { buySell })).toContain(
      'but no time is extended by more than one hundred eighty (180) days for this, and silence then has its ordinary effect. Any other Member may ask a court to appoint somebody to act.',
    );
});

test('a loan of a member is not counted twice in the price of an offer', () => {
  const said = words('management.deadlockOffer');
  expect(said).toContain(
    'price in money for the whole Company after payment of all its debts, those to Members included',
  );
  expect(said).toContain('that price remained after those debts were paid');
  expect(said).toContain('A loan of a Member is no part of it, and the Company pays it apart, as the loan provides');
});

test('those who are left can decide when an interest has no vote', () => {
  expect(words('formation.words')).toContain(
    'In a vote, the Percentage Interest of whoever has only the rights of an assignee is not counted',
  );
  expect(words('formation.words')).toContain('exceed fifty percent (50%) of those that are counted');
  expect(words('management.major', { majorDecisions: 'supermajority' })).toContain(
    'two-thirds of the Percentage Interests that are counted',
  );
});

test('a seller does not lose the vote before the price is paid', () => {
  expect(words('buyOut.terms')).toContain('Until closing the seller keeps the rights that the seller has');
});

test('an interest whose member is incapacitated is voted by whoever acts for that member, or else not counted anywhere', () => {
  expect(words('transfers.heirs')).toMatch(
    /an agent under a durable power of attorney, or whoever a court appoints .* may vote the Membership Interest, .* A Membership Interest that nobody may so vote is not counted, in a vote or where the consent of all Members is needed/u,
  );
  expect(words('formation.words')).toContain(
    `not counted, nor that of an incapacitated Member while nobody may vote it under ${sectionOf('transfers.heirs')}.`,
  );
});
