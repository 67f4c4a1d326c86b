import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';

const { interview } = documentTypeOf('living-trust');
const factsAfter = (message: string): unknown =>
  interview.replyTo(interview.open(), message, '2026-11-20').interview.facts;

test.each([
  ['Nora Blake', 'Nora Blake'],
  ['My name is Nora Blake', 'Nora Blake'],
  ['Hello, Nora Blake.', 'Nora Blake'],
  ['nora blake', 'Nora Blake'],
  ['This is Peter Novak', 'Peter Novak'],
  ['María José Cantú', 'María José Cantú'],
])('the name alone is an answer from the first message on: %s', (message, grantorName) => {
  expect(factsAfter(message)).toEqual({ grantorName });
});

test.each([
  'need trust',
  'Living trust please',
  'Trust for Anna Bell',
  'Help please',
  'first one please',
  'Let us begin',
])('an opening that names nobody as its speaker records no name: %s', (message) => {
  const turn = interview.replyTo(interview.open(), message, '2026-11-20');
  expect(turn.interview.facts).toEqual({});
  expect(turn.reply).not.toContain('What you said of');
});
