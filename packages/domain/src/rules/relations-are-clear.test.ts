import { expect, test } from 'vitest';
import { everyLaw } from '#law/every-law.ts';
import { relationsAreClear } from '#rules/relations-are-clear.ts';

const circumstances = { today: '2026-11-20', laws: everyLaw };
const asked = (relationship: string | undefined, field: 'children' | 'beneficiaries' = 'children') =>
  relationsAreClear({ [field]: [{ name: 'Ana Paz', relationship }] }, circumstances).map(({ level }) => level);

test.each(['like a son', 'goddaughter', 'grandson', 'niece'])(
  '%s among the children is asked about',
  (relationship) => {
    expect(asked(relationship)).toEqual(['error']);
  },
);

test.each([undefined, 'daughter', 'eldest son', 'stepson', 'foster son', "my wife's daughter"])(
  '%s among the children needs no question',
  (relationship) => expect(asked(relationship)).toEqual([]),
);

test('among those who receive, only words that leave open whose child it is are asked about', () => {
  expect(asked('daughter of a friend', 'beneficiaries')).toEqual(['error']);
  expect(asked('goddaughter', 'beneficiaries')).toEqual([]);
  expect(asked(undefined, 'beneficiaries')).toEqual([]);
});
