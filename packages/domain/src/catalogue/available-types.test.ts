import { expect, test } from 'vitest';
import { nameAvailableTypes, sayWhatCanBeMade } from '#catalogue/available-types.ts';
import { cards } from '#catalogue/cards.ts';
import { madeTypes } from '#catalogue/document-types.ts';

test('the sentence on what can be made names every available type of the catalogue and no other', () => {
  const said = nameAvailableTypes().toLowerCase();
  const named = cards.filter(({ name }) => said.includes(name.toLowerCase()));
  expect(named.map(({ id }) => id)).toEqual(cards.filter((type) => type.isAvailable).map(({ id }) => id));
});

test('whoever reads what can be made also reads that the rest is not available yet', () => {
  expect(sayWhatCanBeMade()).toMatch(
    /^Today you can make a living trust, .+, or an? .+\. Other documents are not available yet and are not sold\.$/u,
  );
  for (const { inWords } of madeTypes) expect(sayWhatCanBeMade()).toContain(inWords);
});
