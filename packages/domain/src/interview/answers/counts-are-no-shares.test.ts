import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const { interview } = documentTypeOf('living-trust');
const asked = { kind: 'fact', field: 'beneficiaries' } as const;
const three: StoredInterview = {
  ...interview.open(),
  facts: {
    grantorName: 'Eufrasia Lujan',
    children: ['Baltazar Tafoya', 'Ximena Tafoya', 'Griselda Ordway'].map((name) => ({ name, relationship: 'child' })),
  },
  asked,
  trail: [asked],
};

test.each([
  'For the three the same, one third each one.',
  'a third to each one',
  'one third each one',
  'the three get the same',
  'all three equally',
])('how many they are is nobody’s part: %s', (message) => {
  const { beneficiaries = [] } = interview.replyTo(three, message, '2026-11-20').interview.facts;
  expect(beneficiaries.map(({ percentage }) => Math.round(Number(percentage ?? 0)))).toEqual([33, 33, 33]);
});
