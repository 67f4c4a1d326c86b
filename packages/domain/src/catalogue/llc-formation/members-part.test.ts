import { expect, test } from 'vitest';
import { blocksOfAct } from '#assembly/blocks-of-act.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const type = llcFormation(everyLaw);

const finished = (change: Facts) => {
  const result = type.finish({ ...llcSample, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};

const words = (id: string, change: Facts = {}): string => sectionText(finished(change), id);

test('nobody votes on whether the company buys their own interest', () => {
  const without = 'decision whether the Company buys; the Company buys if Members who hold more than half of the other';
  expect(words('buyOut.events')).toContain(without);
  expect(words('transfers.firstRefusal')).toContain(without);
  for (const majorDecisions of ['unanimous', 'supermajority', 'majority'] as const)
    expect(words('management.interested', { majorDecisions })).toMatch(
      /does not vote, as a Member or as one who manages .* counted among the other Members alone/u,
    );
});

test('nobody votes on their own pay, or on a contract of a relative or a business of their own', () => {
  for (const majorDecisions of ['unanimous', 'supermajority', 'majority'] as const)
    expect(words('management.interested', { majorDecisions })).toMatch(
      /does not vote, .* on a claim against or the pay of that Member, or on a contract in which that Member, or a relative who is no Member, has an interest of their own/u,
    );
});

test('members who are all interested in a contract are not left without a way to make it', () => {
  expect(words('management.interested')).toContain(
    'if none of them may vote, all Members must consent, and the terms must be those of unrelated parties',
  );
});

test('an offer in a deadlock is never open without end, chosen in part or left unpaid', () => {
  const said = words('management.deadlockOffer');
  expect(said).toMatch(
    /within the next ninety \(90\) days, offer .* buy all Membership Interests of the other Members/u,
  );
  expect(words('management.deadlockChoice')).toMatch(/Within forty-five \(45\) days .* silence is a choice to sell/u);
  const closing = words('management.deadlockClosing');
  expect(closing).toMatch(/closes and is paid as Section [\d.]+ provides/u);
  expect(closing).toMatch(
    /does not close, .* the other side may, within the next thirty \(30\) days, buy .* ninety percent \(90%\)/u,
  );
});

test('a purchase by the company is secured, and never takes what the law keeps for creditors', () => {
  for (const buySell of ['all', 'none'] as const) {
    const said = words('buyOut.terms', { buySell });
    expect(said).toContain('by the Company or another Member closes within sixty (60) days');
    expect(said).toContain('secured by a pledge of the Membership Interest that was bought');
    expect(said).toContain('only as far as the Act would allow it to distribute what it pays');
  }
});

const signaturesOf = (change: Facts): string => textOfBlocks(finished(change).acts.flatMap(blocksOfAct));

test('members who sign on different days are not said to sign on one', () => {
  expect(signaturesOf({})).toMatch(/the day on which the Member named first signs.*stands beside the signature/u);
  const members = [{ name: 'Nora Whitfield', percentage: 100 }];
  expect(signaturesOf({ members })).not.toContain('named first');
});

test('members in equal parts have a way out of a deadlock that no vote and no court can close', () => {
  const members = [
    { name: 'Nora Whitfield', percentage: 50 },
    { name: 'Tomás Iglesias', percentage: 50 },
  ];
  expect(words('management.deadlock', { members })).toMatch(/evenly divided\. .* notice counts as the demand/u);
  expect(words('management.deadlockClosing', { members })).toMatch(
    /dissolve the Company by written notice to all others, without a vote, and it is wound up under Section [\d.]+/u,
  );
  expect(words('management.deadlockClosing', { members })).not.toContain('serious harm');
  const { number } = sectionsOf(finished({ members })).find(({ id }) => id === 'management.deadlockClosing') ?? {
    number: 'none',
  };
  expect(words('ending.events', { members })).toContain(
    `the notice of a Member after a deadlock under Section ${number}`,
  );
  expect(words('management.major', { members })).toContain(`to dissolve the Company, except under Section ${number},`);
});

test('no transfer is called void that the law lets stand: it moves the right to money, and no vote', () => {
  for (const transferLimit of ['firstRefusal', 'consent', 'free'] as const) {
    const limits = words('transfers.restraint', { transferLimit });
    expect(limits).toContain('makes nobody a Member and gives nobody a right to vote');
    expect(limits).toContain('whoever acquires has the rights of an assignee and no others');
    expect(limits).not.toContain('is void');
  }
  expect(words('transfers.permitted')).toContain('is no Transfer and is not void');
});
