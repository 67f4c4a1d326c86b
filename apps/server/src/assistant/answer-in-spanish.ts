import { brand } from '@evergrant/domain/brand/brand.ts';
import { noLaw } from '@evergrant/domain/law/law-source.ts';
import { inLanguage } from '@evergrant/domain/wording/spoken/in-language.ts';
import type { GuideAnswer } from '#assistant/answer-question.ts';
import { lookUpInSpanish } from '#assistant/look-up-in-spanish.ts';

/** Questions that the floating assistant offers to somebody who writes Spanish; it knows an answer to each of them. */
export const usualSpanishChoices = ['¿Cómo empiezo?', '¿Cuánto cuesta?', '¿Cómo firman los testigos?'] as const;

/** Answers a question that was asked in Spanish from what is written down; says so in Spanish when nothing fits. */
export const answerInSpanish = (question: string): GuideAnswer => {
  const wondered = { question, state: undefined, laws: noLaw, documentName: '', about: '' };
  const known = lookUpInSpanish(wondered);
  if (known !== undefined) return { response: inLanguage('es', known), choices: usualSpanishChoices };
  if (greeting.test(question))
    return {
      response: '¡Hola! ¿Qué le gustaría saber sobre sus documentos o sobre la planificación de su patrimonio?',
      choices: usualSpanishChoices,
    };
  return {
    response: `No lo sé. Puedo buscar lo que está escrito aquí sobre ${brand.name} y sobre los fideicomisos en general. Para su propio caso legal o de impuestos, consulte a un abogado con licencia; para cualquier cosa sobre ${brand.name}, escriba a ${brand.supportEmail}.`,
    choices: usualSpanishChoices,
  };
};

const greeting = /^\W*(?:hola|buen[oa]s (?:días|tardes|noches)|buen día)\b[^?]{0,20}$/iu;
