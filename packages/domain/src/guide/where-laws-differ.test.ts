import { expect, test } from 'vitest';
import { statesWithFormalTrusts, statesWithTransferDeeds } from '#guide/where-laws-differ.ts';

test('what a topic says of the states follows from the files of their law', () => {
  expect(statesWithFormalTrusts()).toBe('Delaware, Florida, Louisiana and New York');
  expect(statesWithTransferDeeds()).toBe('34 states and the District of Columbia');
});
