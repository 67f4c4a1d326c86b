import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const type = documentTypeOf('living-trust');

const listedAfter = (message: string): readonly string[] => {
  const { assets: _assets, ...facts } = type.sample;
  const asked = { kind: 'fact', field: 'assets' } as const;
  const before: StoredInterview = { ...type.interview.open(), facts, asked, trail: [asked] };
  const { interview } = type.interview.replyTo(before, message, '2026-11-20');
  return (interview.facts.assets ?? interview.doubt?.proposed.assets ?? []).map(({ description }) => description);
};

test.each([
  ['My house and the cottage on Torch Lake. Harold built that cottage with his own hands.', 2],
  ['the house and a boat. my late husband loved that boat', 2],
  ['The farm in Ohio. Dad planted those trees.', 1],
])('a story about a thing that is listed is no property: %s', (message, count) => {
  expect(listedAfter(message)).toHaveLength(count);
});

test.each([
  ['The house. I own the boat and the trailer', 3],
  ['The house. My mother left me the cottage on Torch Lake.', 2],
  ['The house. A savings account at Chase. The truck', 3],
])('a thing in a sentence of its own is property: %s', (message, count) => {
  expect(listedAfter(message)).toHaveLength(count);
});

test.each([
  ['My condo and my savings. My state pension has its own form, so I will leave that out.', 2],
  ['Residence, Schwab account. Retirement accounts have beneficiary forms, exclude those.', 2],
  ['house and the checking account, skip 401k/hsa, they have beneficiaries', 2],
  ['house, savings and the pontoon. 401k is separate', 3],
  ['the house and the savings, car is a lease', 2],
  ["The house in Hilo and the savings. The truck is Kaleo's already.", 2],
  ['The house, my savings and a boat. (It is worth more than the car.)', 3],
  ['The house. The roof needs work.', 1],
  ['the house and savings. The Roth and the 403b have beneficiary designations', 2],
])('a remark with a verb of its own is no property: %s', (message, count) => {
  expect(listedAfter(message)).toHaveLength(count);
});

test.each([
  ['House, 2020 F-150, savings at USAA', ['House', '2020 F-150', 'savings at USAA']],
  ['The house is paid off and the savings account at Chase', ['house', 'savings account at Chase']],
  ['My brokerage is at Fidelity, and the house', ['brokerage at Fidelity', 'house']],
  ["The house and Harold's truck, a 2008 Silverado", ['house', "Harold's truck, a 2008 Silverado"]],
  ['my car, a 2019 Buick, and a boat', ['car, a 2019 Buick', 'boat']],
  ['my truck, a boat', ['truck', 'boat']],
  ['the house that my dad built', ['house that my dad built']],
])('a thing with a verb or a make behind it is one thing: %s', (message, things) => {
  expect(listedAfter(message)).toEqual(things);
});
