import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesIn } from '#people/places.ts';
import { createHousehold, type Household } from '#people/testing/household.ts';

const typeByDocument = { trust: 'living-trust', will: 'pour-over-will', power: 'durable-financial-poa' } as const;
type Document = keyof typeof typeByDocument;
const documents = Object.keys(typeByDocument) as readonly Document[];

// Berg and Bergh may be one person spelled anew, or two.
const name = fc.constantFrom('Maria Lindqvist', 'Karl Berg', 'Karl Bergh', 'Ines Moreau', 'Oak Trust Company');
const relationship = fc.constantFrom('friend', 'daughter', 'sister', undefined);
const party = fc.record({ name, relationship }).map(({ name: called, relationship: said }) => ({
  name: called,
  ...(said !== undefined && { relationship: said }),
}));

const edit = fc.oneof(
  fc.record({ document: fc.constant('trust' as const), field: fc.constant('successorTrustee' as const), value: party }),
  fc.record({
    document: fc.constant('trust' as const),
    field: fc.constant('children' as const),
    value: fc.uniqueArray(name, { maxLength: 3 }).map((all) => all.map((one) => ({ name: one }))),
  }),
  fc.record({ document: fc.constant('will' as const), field: fc.constant('executor' as const), value: party }),
  fc.record({ document: fc.constant('power' as const), field: fc.constant('agent' as const), value: party }),
  fc.record({
    document: fc.constantFrom(...documents),
    field: fc.constantFrom('grantorCounty' as const, 'grantorName' as const),
    value: fc.constantFrom('Rosa Lindqvist', 'Rosa Lindquist'),
  }),
);

const live = (edits: readonly (typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never)[]): Household => {
  const home = createHousehold();
  for (const document of documents) {
    home.begin(document, typeByDocument[document]);
    home.record(document, 'grantorName', 'Rosa Lindqvist');
  }
  for (const { document, field, value } of edits) home.record(document, field, value);
  return home;
};

test('whatever is edited in three documents, a person has one name in all of them, and it is the one of the register', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
      const home = live(edits);
      const nameById = new Map(home.people().map(({ id, name: called }) => [id, called]));
      for (const document of documents) {
        const { facts, people = [] } = home.interview(document);
        const meant = people.filter(({ personId }) => personId !== null);
        for (const one of meant) expect(nameById.get(one.personId ?? '')).toBe(one.name);
        // Everybody who is meant stands where the facts name them.
        const places = placesIn(facts).map((place) => `${place.field} ${place.at} ${place.name}`);
        for (const one of meant) expect(places).toContain(`${one.field} ${one.at} ${one.name}`);
      }
    }),
    { numRuns: 200 },
  );
});

test('nobody is in the register twice, whatever was spelled anew', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
      const names = live(edits)
        .people()
        .map(({ name: called }) => called);
      expect(new Set(names).size).toBe(names.length);
    }),
    { numRuns: 200 },
  );
});

test('whatever is edited, a fact of the maker is alike in all drafts, or waits for an answer', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
      const home = live(edits);
      const counties = documents.map((document) => ({
        said: home.interview(document).facts.grantorCounty,
        waits: (home.interview(document).known ?? []).some(({ field }) => field === 'grantorCounty'),
      }));
      const latest = home.people().flatMap(({ told }) => told.filter(({ field }) => field === 'grantorCounty'))[0];
      for (const { said, waits } of counties) expect(waits || said === latest?.value).toBe(true);
    }),
    { numRuns: 100 },
  );
});
