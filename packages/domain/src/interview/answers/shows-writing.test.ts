import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('living-trust');
const replyTo = (message: string) => interview.replyTo(interview.open(), message, '2026-11-20').interview;

test.each([
  ['Ardith Jean Vander Wal, that is Vander Wal with a space', 'Ardith Jean Vander Wal'],
  ['Pieter Van Dyke, Van Dyke is two words', 'Pieter Van Dyke'],
  ['Ann St. Clair, St. Clair with a period', 'Ann St. Clair'],
  ["Joan Le Blanc, that's Le Blanc, capital B", 'Joan Le Blanc'],
  ["Joan Smith-Jones, that's Smith-Jones with a hyphen", 'Joan Smith-Jones'],
])('a name whose writing is explained is recorded once: %s', (message, name) => {
  const { facts, notes = [] } = replyTo(message);
  expect(facts).toEqual({ grantorName: name });
  expect(notes).toEqual([]);
});

test.each([
  ["Ann Bell, that's Ann Marie Bell", 'Ann Marie Bell'],
  ["Bobby, that's Robert James Hollis", 'Robert James Hollis'],
  ['Bobby Hollis, that is Robert James Hollis', 'Robert James Hollis'],
])('the full name behind a short one stands for both: %s', (message, name) => {
  expect(replyTo(message).facts).toEqual({ grantorName: name });
});
