import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const { sample, finish } = documentTypeOf('pour-over-will');

const printed = (section: string, change: Facts): string => {
  const document = finish({ ...sample, ...change }, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return sectionText(document.value, section);
};

const minors: Facts = {
  children: [
    { name: 'Sam Cole', relationship: 'son', dateOfBirth: '2014-01-05', isMinor: true },
    { name: 'Tess Cole', relationship: 'daughter', dateOfBirth: '2017-07-21', isMinor: true },
  ],
  hasMinorChildren: true,
  guardian: { name: 'Jane Doyle', relationship: 'sister' },
  alternateGuardians: [],
  executor: { name: 'Jane Doyle', relationship: 'sister' },
  alternateExecutors: [],
  tangiblesTo: 'children',
};
const divorced: Facts = { ...minors, maritalStatus: 'Divorced', spouseName: undefined };
const married: Facts = { ...minors, maritalStatus: 'Married' };

test('what a will gives to a minor is not handed to a parent whose marriage to the maker has ended', () => {
  expect(printed('residue.young', divorced)).toMatch(
    /A person whose marriage to the Testator has ended, other than by death, is not custodian under this Section and receives no property of a minor under this will/u,
  );
  expect(printed('residue.young', married)).toContain(', or who is separated from the Testator under a court order,');
  expect(printed('gifts.tangibles', divorced)).toMatch(
    /to the person with whom the minor lives, unless Section [\d.]+ excludes that person/u,
  );
});

test('a divorced parent does not manage for want of a nomination what a child takes, and a spouse who is the parent is not passed over', () => {
  const what = 'as guardian or conservator of the property that a minor child of the Testator takes from the Testator';
  expect(printed('executor.guardian', divorced)).toMatch(
    /Whether or not another parent survives, the Testator nominates/u,
  );
  expect(printed('executor.guardian', divorced)).toContain(what);
  expect(printed('executor.guardian', married)).toMatch(
    /Unless the Spouse is a parent of the child, survives the Testator, and is able and entitled to have the care of the child, the Testator/u,
  );
});

test.each(['Single', 'Widowed'] as const)(
  'with a maker who is %s, no parent manages for want of a nomination what a child takes, and nothing else is asked for',
  (maritalStatus) => {
    expect(printed('executor.guardian', { ...divorced, maritalStatus })).toMatch(
      /Whether or not another parent survives, the Testator nominates .* as guardian or conservator of the property that a minor child of the Testator takes from the Testator or by reason of the death of the Testator, so far as the law permits\./u,
    );
  },
);
