import { expect, test } from 'vitest';
import { changedBy, sayAt, whitcombsAt } from '#interview/testing/whitcombs.ts';

const after = (message: string): unknown => {
  const { facts, doubt } = sayAt(message, whitcombsAt({ kind: 'review' })).interview;
  const { successorTrustee, successorTrustees = [] } = { ...facts, ...doubt?.proposed } as typeof facts;
  return [successorTrustee?.name, ...successorTrustees.map(({ name }) => name)].map((name) => name?.split(' ')[0]);
};

test.each([
  ["thaddeus says he don't want to do it so after juniper just solveig", ['Juniper', 'Solveig']],
  ["Thaddeus doesn't want to be trustee", ['Juniper', 'Solveig']],
  ['Thaddeus backed out, so only Solveig after Juniper', ['Juniper', 'Solveig']],
  ["Juniper told me she can't do it anymore", ['Thaddeus', 'Solveig']],
  ["Thaddeus won't do it, so let it be Caspian", ['Juniper', 'Caspian', 'Solveig']],
  ["Thaddeus doesn't want to do it. Put Caspian in his place.", ['Juniper', 'Caspian', 'Solveig']],
  ["Thaddeus can't do it, Caspian takes his place", ['Juniper', 'Caspian', 'Solveig']],
  ['Thaddeus said no, so Solveig then Juniper', ['Solveig', 'Juniper']],
])('“%s” takes out of the line whoever will not serve', (message, line) => {
  expect(after(message)).toEqual(line);
});

test.each([
  "Thaddeus doesn't want it",
  "Thaddeus doesn't want the money",
  "Thaddeus can't do it until 2030",
  "Caspian doesn't want to do it",
])('“%s” takes nobody out of an office', (message) => {
  expect(after(message)).toEqual(['Juniper', 'Thaddeus', 'Solveig']);
  expect(changedBy(message)).not.toHaveProperty('beneficiaries');
});
