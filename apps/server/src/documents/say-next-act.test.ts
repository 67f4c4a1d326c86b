import { madeTypes, startingType } from '@evergrant/domain/catalogue/document-types.ts';
import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import type { Facts } from '@evergrant/domain/facts/facts.ts';
import { expect, test } from 'vitest';
import { marriedFacts } from '#platform/testing/sign-in-test.ts';
import { sayNextAct } from '#documents/say-next-act.ts';

const requirementsIn = (id: string, facts: Facts) => {
  const { execution, sample } = documentTypeOf(id);
  return execution.requirements({ ...sample, ...facts }, '2026-11-20');
};

const said = (
  documentTypeId: string,
  { facts = {}, isInterviewComplete = true, otherMakers = [] as string[] } = {},
): string => sayNextAct({ name: 'Ours', isInterviewComplete, otherMakers }, requirementsIn(documentTypeId, facts));

test('what ink signs is to be printed, and nobody is sent to a screen for it', () => {
  const inked = madeTypes.filter(({ id }) => requirementsIn(id, {}).method.kind === 'print-and-sign');
  expect(inked.length).toBeGreaterThan(1);
  for (const { id } of inked) expect(said(id)).toMatch(/^Next, print “Ours” and sign it in ink/u);
});

test('what a screen signs is signed on the dashboard, with witnesses where it takes any', () => {
  expect(said(startingType.id, { facts: marriedFacts })).toBe(
    'Next, sign “Ours” on your dashboard and invite your witnesses.',
  );
  const unwitnessed = madeTypes.filter(({ id }) => !documentTypeOf(id).execution.takesWitnesses);
  expect(unwitnessed).toHaveLength(1);
  for (const { id } of unwitnessed) {
    expect(said(id)).toMatch(/^Next, sign “Ours” on your dashboard, and ask everybody else/u);
    expect(said(id)).not.toContain('witness');
  }
});

test('whoever has paid with open questions is sent to them, not to the signature', () => {
  for (const { id } of madeTypes)
    expect(said(id, { isInterviewComplete: false })).toMatch(/^Next, answer the questions/);
});

test('no receipt forgets whoever makes the document together with its owner', () => {
  const otherMakers = ['Robert Sandoval'];
  expect(said(startingType.id, { facts: marriedFacts, otherMakers })).toBe(
    'Next, sign “Ours” on your dashboard and invite Robert Sandoval and your witnesses.',
  );
  const inFlorida = { grantorState: 'FL', governingState: 'FL' };
  expect(said('joint-trust', { facts: inFlorida, otherMakers })).toContain(
    'Robert Sandoval makes and signs it with you.',
  );
});
