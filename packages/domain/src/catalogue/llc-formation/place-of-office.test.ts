import { expect, test } from 'vitest';
import { llcFormation } from '#catalogue/llc-formation/llc-formation.ts';
import { llcSample } from '#catalogue/llc-formation/llc-sample.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';
import { sectionText } from '#review/read-document.ts';

const type = llcFormation(everyLaw);

interface Office {
  readonly state: StateCode;
  readonly city: string;
  readonly county: string;
}

const finish = ({ state, city, county }: Office) => {
  const registeredAgentAddress = `12 Main Street, ${city}, ${state} 21202`;
  return type.finish(
    { ...llcSample, formationState: state, registeredAgentAddress, registeredOfficeCounty: county },
    '2026-11-20',
  );
};

const agentOf = (office: Office): string => {
  const result = finish(office);
  if (!result.ok) throw new Error(JSON.stringify([office, result.reason]));
  return sectionText(result.value, 'formation.agent').replace(/\s+/gu, ' ');
};

const placesOf = (state: StateCode): readonly Office[] => {
  const { countyExceptions, countyByPlace } = lawOf(state).venue;
  return [
    ...countyExceptions.flatMap(({ name, word, isAlsoCounty }) =>
      [
        ...(isAlsoCounty ? [] : [name]),
        ...(word === null ? [] : [`${name} ${word}`, `${word} of ${name}`, `the ${word} of ${name}`]),
      ].map((county) => ({ state, city: name, county })),
    ),
    ...countyByPlace.flatMap(({ name }) =>
      [name, `Borough of ${name}`, `the ${name}`].map((county) => ({ state, city: name, county })),
    ),
  ];
};

test('no company is refused because its office is in a city that is in no county, in a borough, or in a district', () => {
  const places = stateCodes.flatMap(placesOf);
  expect(places.length).toBeGreaterThan(150);
  for (const office of places) expect(finish(office)).toMatchObject({ ok: true });
  for (const county of ['Washington', 'Washington, D.C.', 'District of Columbia', 'D.C.'])
    expect(finish({ state: 'DC', city: 'Washington', county })).toMatchObject({ ok: true });
});

test('no place in the papers of a company is without its article, nor named twice', () => {
  expect(agentOf({ state: 'VA', city: 'Alexandria', county: 'Alexandria City' })).toContain(
    'Alexandria, VA 21202, in the City of Alexandria.',
  );
  expect(agentOf({ state: 'CO', city: 'Denver', county: 'Denver' })).toContain('in the City and County of Denver.');
  expect(agentOf({ state: 'AK', city: 'Anchorage', county: 'Anchorage' })).toContain(
    'in the Municipality of Anchorage.',
  );
  expect(agentOf({ state: 'CT', city: 'Hartford', county: 'Capitol Planning Region' })).toContain(
    'in the Capitol Planning Region.',
  );
  expect(agentOf({ state: 'NY', city: 'New York', county: 'Manhattan' })).toContain('in New York County.');
  expect(agentOf({ state: 'DC', city: 'Washington', county: 'Washington, D.C.' })).toContain('DC 21202. The Company');
  expect(agentOf({ state: 'DC', city: 'Washington', county: 'D.C.' })).toContain('in the District of Columbia.');
});

test('an office in a city that shares its name with a county is put into neither before the founders say which', () => {
  const shared = finish({ state: 'VA', city: 'Richmond', county: 'Richmond' });
  expect(shared.ok ? '' : JSON.stringify(shared.reason)).toContain('City of Richmond or Richmond County');
  expect(finish({ state: 'VA', city: 'Warsaw', county: 'Richmond' }).ok).toBe(true);
});
