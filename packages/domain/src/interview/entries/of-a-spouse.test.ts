import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const childrenAfter = (message: string): StoredInterview['facts']['children'] => {
  const { interview, sample } = documentTypeOf('living-trust');
  const { grantorAddress, grantorState, grantorCounty, grantorDateOfBirth } = sample;
  const asked = { kind: 'fact', field: 'children' } as const;
  const facts = {
    ...{ grantorAddress, grantorState, grantorCounty, grantorDateOfBirth },
    grantorName: 'Royce Elbert Pelkington',
    maritalStatus: 'Married',
    spouseName: 'Charlene Faye Pelkington',
  };
  const before = { ...interview.open(), facts, asked, trail: [asked] } as unknown as StoredInterview;
  return interview.replyTo(before, message, '2026-11-20').interview.facts.children;
};

test.each([
  'Tucker is mine, Aimee and Renee are my wifes',
  "Tucker is mine, Aimee and Renee are my wife's",
  "Tucker is mine, Aimee and Renee are both my wife's.",
])('children who are said to be of the spouse are stepchildren, and no spouse: %s', (message) => {
  expect(childrenAfter(message)).toEqual([
    { name: 'Tucker' },
    { name: 'Aimee', relationship: 'stepchild' },
    { name: 'Renee', relationship: 'stepchild' },
  ]);
});
