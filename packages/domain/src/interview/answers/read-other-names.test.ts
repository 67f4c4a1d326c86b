import { expect, test } from 'vitest';
import { whitcombsAt, sayAt } from '#interview/testing/whitcombs.ts';

const asked = whitcombsAt({ kind: 'fact', field: 'grantorAka' });

test.each([
  ['I was Odalys Thackwray while I was married, and went back to my own name after he died.', 'Odalys Thackwray'],
  ['Odalys Thackwray', 'Odalys Thackwray'],
  ['My maiden name was Odalys Renée Rusk', 'Odalys Renée Rusk'],
  ['Before the divorce I was Odalys Rusk', 'Odalys Rusk'],
  ['O. R. Whitcomb', 'O. R. Whitcomb'],
])('another name of whoever makes the document is theirs: %s', (message, name) => {
  expect(sayAt(message, asked).interview.facts.grantorAka).toEqual([name]);
});

test('what is told beside another name is kept', () => {
  const { interview } = sayAt('I was Odalys Rusk while I was married, and went back after he died.', asked);
  expect(JSON.stringify(interview.notes)).toContain('went back after he died');
});

test('a name that has nothing of theirs is asked back', () => {
  const { interview } = sayAt('Delphine Orcutt', asked);
  expect(interview.facts.grantorAka).toBeUndefined();
  expect(interview.doubt?.proposed).toEqual({ grantorAka: ['Delphine Orcutt'] });
});

test.each(["My sister's name is Yvette Moore", 'Odalys Renée Whitcomb', 'no'])(
  'the name of somebody else, or the name itself, is no other name: %s',
  (message) => {
    const { facts, doubt } = sayAt(message, asked).interview;
    expect({ ...facts, ...doubt?.proposed }.grantorAka ?? []).toEqual([]);
  },
);
