import { expect, test } from 'vitest';
import { answerInSpanish, usualSpanishChoices } from '#assistant/answer-in-spanish.ts';

test.each(usualSpanishChoices)('the floating assistant knows an answer to %s, which it offers', (question) => {
  expect(answerInSpanish(question).response).not.toMatch(/^No lo sé|\b(?:the|and|your)\b/u);
});

test('what is asked in Spanish and written down nowhere is answered in Spanish', () => {
  expect(answerInSpanish('¿Cuántos planetas hay?').response).toMatch(/^No lo sé\./u);
  expect(answerInSpanish('Hola').response).toMatch(/^¡Hola!/u);
});
