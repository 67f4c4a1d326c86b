import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('living-trust');
const said = (message: string) =>
  interview.replyTo({ ...interview.open(), asked: { kind: 'fact', field: 'beneficiaries' } }, message, '2026-11-28')
    .interview.facts.beneficiaries ?? [];

test.each([
  'three children: Emma (14), Lucas (11) and Olivia (6)',
  'my kids Emma (14) and Lucas (11)',
  'Emma (9), Lucas (30)',
])('numbers in brackets that are no whole together are ages and no shares: %s', (message) => {
  expect(said(message).map(({ percentage }) => percentage)).not.toContain(14);
  expect(said(message).every(({ percentage }) => percentage === undefined)).toBe(true);
});

test('numbers in brackets that are a whole together are shares', () => {
  expect(said('Emma (60) and Lucas (40)')).toMatchObject([{ percentage: 60 }, { percentage: 40 }]);
});
