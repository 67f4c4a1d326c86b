import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts, FieldId } from '#facts/facts.ts';

const { interview, sample } = documentTypeOf('living-trust');
const answer = (field: FieldId, message: string) => {
  const { [field]: _open, ...facts } = sample;
  const asked = { kind: 'fact', field } as const;
  return interview.replyTo({ ...interview.open(), language: 'es', facts, asked }, message, '2026-11-28');
};
const heard = (field: FieldId, message: string) => answer(field, message).interview.facts[field];

test.each<readonly [FieldId, string, Facts[FieldId]]>([
  ['survivalDays', 'un mes', 30],
  ['survivalDays', 'quince días', 15],
  ['survivalDays', 'lo normal', 30],
  ['initialTrustee', 'yo mientras viva', [{ name: 'Marisol Reyes Luna' }]],
  ['residencePlan', 'que la vendan y se repartan el dinero', 'sell'],
  ['residencePlan', 'que la vendan', 'sell'],
  ['incapacityTest', 'que lo decida un juez', 'court'],
  ['children', 'gracias a Dios tengo dos: Luis Medina y Eva Medina', [{ name: 'Luis Medina' }, { name: 'Eva Medina' }]],
  ['grantorCounty', 'nuestro condado es Polk', 'Polk'],
])('asked for %s, “%s” is understood', (field, message, value) => {
  expect(heard(field, message)).toEqual(value);
});

test('“yo y mi hija” are two people who manage together', () => {
  expect(heard('initialTrustee', 'yo y mi hija')).toEqual([
    { name: 'Marisol Reyes Luna' },
    { name: 'Sofía Reyes Luna', relationship: 'daughter' },
  ]);
});

test('a small word is never recorded as a name', () => {
  for (const message of ['yo quien sabe', 'mientras tanto', 'donde sea'])
    expect(heard('successorTrustee', message)).toBeUndefined();
});

test('a number behind its label is said in Spanish', () => {
  expect(answer('survivalDays', '60 días').reply).toContain('Días que un beneficiario debe sobrevivirle: 60 días.');
});

test('what is kept of one message is quoted once', () => {
  const { reply, interview: after } = answer('grantorName', 'todos me dicen Chuy pero soy Jesús Ortega');
  expect(reply.match(/todos me dicen Chuy/gu)).toHaveLength(1);
  expect(after.notes).toHaveLength(1);
});
