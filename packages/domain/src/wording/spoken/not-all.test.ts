import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';

const { interview, sample } = documentTypeOf('living-trust');
const replyTo = (asked: StoredInterview['asked'], message: string, facts: Facts = { grantorName: 'Ana Ruiz' }) =>
  interview.replyTo({ ...interview.open(), language: 'es', facts, asked }, message, '2026-11-28');
const gifts = (message: string) => replyTo({ kind: 'fact', field: 'specificGifts' }, message);
const skippedBy = (message: string) => gifts(message).interview.skipped;

test.each(['No, es todo', 'No. Sería todo.', 'es todo', 'no falta nada', 'No, no me falta nada.'])(
  '“%s” says that there is nothing else',
  (message) => {
    expect(skippedBy(message)).toContain('specificGifts');
  },
);

test.each([
  'no es todo',
  'no sería todo',
  'No, eso no es todo',
  'Falta algo',
  'No, faltan varias cosas',
  'sí, hay más',
])('“%s” may say that there is more, and is asked again', (message) => {
  expect(skippedBy(message)).toEqual([]);
});

test.each([
  'No, eso no es todo',
  'Falta algo',
  'Todavía no',
  'aún no, falta una cosa',
  'No, hay un error',
  'algo está mal',
  'casi todo bien',
  'No todo está bien',
  'quiero corregir algo',
  'pues todavía me falta algo',
])('“%s” says no to whether everything is right, and is asked what to change', (message) => {
  const { reply, interview: after } = replyTo({ kind: 'review' }, message);
  expect(reply).toContain('¿Qué cambio?');
  expect(after).toMatchObject({ asked: { kind: 'review' }, confirmed: [] });
  expect(after.notes ?? []).toEqual([]);
});

test.each(['todo perfecto', 'no falta nada', 'sin cambios', 'está bien así', 'de acuerdo con todo', 'es todo'])(
  '“%s” says yes to whether everything is right',
  (message) => {
    expect(replyTo({ kind: 'review' }, message).interview.confirmed).toContain('grantorName');
  },
);

test('what is named as missing is added, and not taken for a no', () => {
  expect(gifts('No, falta mi reloj').interview.skipped).toEqual([]);
  const { doubt } = replyTo({ kind: 'review' }, 'No, falta mi reloj', sample).interview;
  expect(JSON.stringify(doubt?.proposed)).toContain('watch');
});
