import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';

const { interview } = documentTypeOf('living-trust');
const facts: Facts = {
  grantorName: 'Derek Paul Hollis',
  grantorState: 'TX',
  maritalStatus: 'Married',
  spouseName: 'Jessica Marie Hollis',
  children: [
    { name: 'Tyler Hollis', relationship: 'son' },
    { name: 'Lily Hollis', relationship: 'daughter' },
  ],
};
const after = (message: string) =>
  interview.replyTo(
    { ...interview.open(), facts, asked: { kind: 'fact', field: 'beneficiaries' } },
    message,
    '2026-11-28',
  ).interview.facts;

test.each([
  ["Ruthie Cole, Tyler's wife, half and Jess half", 'Ruthie Cole', 'daughter-in-law'],
  ["Everything to Ruthie Cole, Tyler's wife", 'Ruthie Cole', 'daughter-in-law'],
  ["Ruthie Cole (Tyler's wife) 50%, Jess 50%", 'Ruthie Cole', 'daughter-in-law'],
  ["Omar Diaz, Lily's husband, everything", 'Omar Diaz', 'son-in-law'],
  ["Sharon Cole, Tyler's girl, everything", 'Sharon Cole', 'granddaughter'],
])('whoever is called by whose kin they are is that to the speaker: %s', (message, name, relationship) => {
  const { beneficiaries, children } = after(message);
  expect(beneficiaries).toEqual(expect.arrayContaining([expect.objectContaining({ name, relationship })]));
  expect(children).toEqual(facts.children);
});

test.each(["Tyler's wife", "Lily's husband"])('“%s” changes nothing of the child', (message) => {
  expect(after(message).children).toEqual(facts.children);
});
