import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts, FieldId } from '#facts/facts.ts';

const answer = (field: FieldId, message: string, id: Parameters<typeof documentTypeOf>[0] = 'living-trust') => {
  const { interview, sample } = documentTypeOf(id);
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

test.each([
  ['joint-trust', 'sharesHome', 'sí, en la misma casa', true],
  ['joint-trust', 'survivorPlan', 'para el que quede vivo', 'survivorDecides'],
  ['durable-financial-poa', 'agencyStart', 'desde ya', 'atOnce'],
  ['durable-financial-poa', 'agencyStart', 'cuando ya no pueda', 'onIncapacity'],
  ['durable-financial-poa', 'mayMakeGifts', 'mejor no', false],
  ['llc-formation', 'taxTreatment', 'como siempre', 'default'],
  ['testamentary-trust', 'tangiblesTo', 'a mis hijos', 'children'],
  ['pour-over-will', 'noContest', 'pues claro', true],
] as const)('in a %s, asked for %s, “%s” is understood', (id, field, message, value) => {
  expect(answer(field, message, id).interview.facts[field]).toEqual(value);
});

test('a yes or no with words behind it that are not understood is asked back', () => {
  const { interview } = answer('sharesHome', 'no, cada quien en su casa', 'joint-trust');
  expect(interview.facts.sharesHome).toBeUndefined();
  expect(interview.doubt?.proposed).toEqual({ sharesHome: false });
});
