import { expect, test } from 'vitest';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const printed = (change: Facts = {}) => {
  const result = documentTypeOf('llc-formation').finish({ ...llcSample, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  const document = result.value;
  return {
    words: (id: string): string => sectionText(document, id),
    numberOf: (id: string): string => sectionsOf(document).find((one) => one.id === id)?.number ?? 'none',
  };
};

test('between the choice and the closing nobody makes another offer or buys by another section', () => {
  const { words, numberOf } = printed();
  expect(words('management.deadlockOffer')).toContain(
    `From an offer until a purchase under Section ${numberOf('management.deadlockClosing')} has closed or can no longer close, no other counts, nobody may buy under Section ${numberOf('buyOut.events')}, and the times of that Section do not run.`,
  );
  expect(printed({ buySell: 'none' }).words('management.deadlockOffer')).toContain(
    'has closed or can no longer close, no other counts.',
  );
});

test('members who wind up their company may appoint somebody to do it, and a company without members has somebody', () => {
  expect(printed().words('ending.windingUp')).toContain(
    'The Members, or a person whom they appoint, or, if there are none, a person whom those who hold more than half of the Percentage Interests or a court appoints, shall collect',
  );
});

test('managers who wind up a company do not choose who does it in their place', () => {
  const { words } = printed({ management: 'manager', managers: [{ name: 'Ada Obi' }] });
  expect(words('ending.windingUp')).toContain(
    'The Managers, or, if there is nobody to do it, a person whom the Members appoint, or, if there are no Members, a person whom those who hold more than half of the Percentage Interests or a court appoints, shall collect',
  );
});

test('the company of one is wound up by its member, or else by whoever can be found', () => {
  const { words } = printed({ members: [{ name: 'Nora Whitfield' }], contributesByShare: undefined });
  expect(words('ending.windingUp')).toContain(
    'The Member, or, if there is nobody to do it, a person whom the successors to the Membership Interest or a court appoints, shall collect',
  );
});
