import { expect, test } from 'vitest';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import type { Interview } from '#interview/interview.ts';
import { replyTo } from '#interview/conversation/reply-to.ts';
import { openInterview } from '#interview/open-interview.ts';

const answer = (message: string): Interview => {
  const asked = { kind: 'detail', field: 'children', entry: 0, detail: 'surname' } as const;
  const open = { ...openInterview(livingTrustPlan), said: 'Hello.', trail: [asked], asked };
  const children = ['Rosa', 'Dee', 'Luz'].map((name) => ({ name, relationship: 'daughter' }));
  return replyTo({ ...open, facts: { grantorName: 'Diane Hollister', children } }, message, '2026-11-28').interview;
};

const names = ({ facts, doubt }: Interview): readonly string[] =>
  (doubt?.proposed.children ?? facts.children ?? []).map(({ name }) => name);

test.each([
  ["all Reyes except Dee she's Dee Ortiz now", ['Rosa Reyes', 'Dee Ortiz', 'Luz Reyes']],
  ['reyes for all of em', ['Rosa Reyes', 'Dee Reyes', 'Luz Reyes']],
  ['Reyes but dee married shes an Ortiz', ['Rosa Reyes', 'Dee Ortiz', 'Luz Reyes']],
  ['rosa reyes dee ortiz luz reyes', ['Rosa Reyes', 'Dee Ortiz', 'Luz Reyes']],
  ['mine, except Luz goes by Marsh', ['Rosa Hollister', 'Dee Hollister', 'Luz Marsh']],
  ['same as me besides Dee, Ortiz', ['Rosa Hollister', 'Dee Ortiz', 'Luz Hollister']],
  ["They're all Reyes. Dee's married though, she's Ortiz", ['Rosa Reyes', 'Dee Ortiz', 'Luz Reyes']],
  ['hollister for everybody', ['Rosa Hollister', 'Dee Hollister', 'Luz Hollister']],
  ['same as mine', ['Rosa Hollister', 'Dee Hollister', 'Luz Hollister']],
])('“%s” gives each of them a last name', (message, said) => {
  expect(names(answer(message))).toEqual(said);
});

test('whoever is named in full leaves the others as they are', () => {
  const { facts } = answer('Dee Ortiz');
  expect(facts.children?.map(({ name }) => name)).toEqual(['Rosa', 'Dee Ortiz', 'Luz']);
});

test('the full name of somebody else is no last name without asking', () => {
  expect(answer('Carla Reyes').facts.children?.map(({ name }) => name)).toEqual(['Rosa', 'Dee', 'Luz']);
});
