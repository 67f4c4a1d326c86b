import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { everyRelation } from '#interview/language/relations.ts';
import { valueIn } from '#wording/spoken/say-value.ts';

const { interview } = documentTypeOf('living-trust');
const shown = (facts: Facts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    interview
      .describe({ ...interview.open(), language: 'es', facts: { grantorName: 'Ana Ruiz', ...facts } })
      .map(({ field, display }) => [field, display]),
  );

test('the panel says days, choices and numbers in Spanish', () => {
  const rows = shown({
    grantorDateOfBirth: '1958-03-04',
    debtsAndTaxesFrom: 'residue',
    survivalDays: 30,
    contingentBeneficiaries: 'heirsAtLaw',
    grantorAka: [],
    specialArrangements: ['paidInSteps', 'petCare'],
  });
  expect(rows['grantorDateOfBirth']).toBe('4 de marzo de 1958');
  expect(rows['debtsAndTaxesFrom']).toBe('El remanente');
  expect(rows['survivalDays']).toBe('30 días');
  expect(rows['contingentBeneficiaries']).toBe('sus herederos legales');
  expect(rows['grantorAka']).toBe('Ninguno');
  expect(rows['specialArrangements']).toBe(
    'Pagar una parte por pasos, a varias edades; Dinero para cuidar a una mascota',
  );
});

test('what the panel says beside a name is Spanish, whatever stands there', () => {
  const rows = shown({
    children: [
      { name: 'Sofía Ruiz', relationship: 'daughter', dateOfBirth: '1990-01-05' },
      { name: 'Teo Ruiz', relationship: 'oldest son', livingStatus: 'deceased' },
      { name: 'Leo Ruiz', relationship: 'son of a previous marriage', isMinor: true },
    ],
    beneficiaries: [{ name: 'Sofía Ruiz', relationship: 'daughter', percentage: 60, distributionAge: 35 }],
    successorTrustee: { name: 'Rosa Vega', relationship: "my friend's daughter" },
    payoutSteps: [
      { age: 25, part: '1/3' },
      { age: 30, part: '1/2' },
      { age: 35, part: 'rest' },
    ],
  });
  expect(rows['children']).toBe(
    'Sofía Ruiz (hija, nació el 5 de enero de 1990); Teo Ruiz (hijo mayor, ya falleció); Leo Ruiz (hijo de un matrimonio anterior, menos de 18 años)',
  );
  expect(rows['beneficiaries']).toBe('Sofía Ruiz (hija, 60%, a los 35 años)');
  expect(rows['successorTrustee']).toBe('Rosa Vega (hija de su amiga o amigo)');
});

test('steps in which a share is paid out are said in Spanish', () => {
  const said = (display: string) => valueIn('es', { field: 'payoutSteps', value: [{ age: 25, part: '1/3' }], display });
  expect(said('a third at 25, half of the rest at 30, the rest at 35 (a third of the whole each time)')).toBe(
    'un tercio a los 25, la mitad del resto a los 30, el resto a los 35 (un tercio del total cada vez)',
  );
  expect(said('a fifth at 26, the rest at 36 (of the whole: a fifth, four fifths)')).toBe(
    'un quinto a los 26, el resto a los 36 (del total: un quinto, cuatro quintos)',
  );
});

test('names and own words stay as they are, also where the product has the same words', () => {
  const rows = shown({
    grantorName: 'Son Friend',
    grantorCounty: 'Orange',
    grantorAka: ['Agent Organization', 'Everything'],
    successorTrustee: { name: 'Successor trustee', relationship: 'sister' },
    specificGifts: [{ item: 'my letters to Ana', recipient: 'Bo Vega' }],
    assets: [{ description: 'Will' }, { description: 'House at 12 Palm Street' }],
    specialInstructions: 'Two physicians',
    trustName: 'The Residue',
  });
  expect(rows).toMatchObject({
    grantorName: 'Son Friend',
    grantorCounty: 'Orange',
    grantorAka: 'Agent Organization; Everything',
    successorTrustee: 'Successor trustee (hermana)',
    specificGifts: 'my letters to Ana para Bo Vega',
    assets: 'Will; House at 12 Palm Street',
    specialInstructions: 'Two physicians',
    trustName: 'The Residue',
  });
});

test('every relation that is understood is said in Spanish', () => {
  const said = (relationship: string) =>
    valueIn('es', { field: 'successorTrustee', value: { name: 'Ana', relationship }, display: relationship });
  const alike = new Set(['pastor', 'comadre', 'compadre']);
  expect(everyRelation.filter((one) => !alike.has(one) && said(one).includes(`(${one}`))).toEqual([]);
});
