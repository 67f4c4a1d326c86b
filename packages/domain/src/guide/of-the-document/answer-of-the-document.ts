import { agencyAnswers } from '#guide/of-the-document/agency-answers.ts';
import { commonAnswers } from '#guide/of-the-document/common-answers.ts';
import { companyAnswers } from '#guide/of-the-document/company-answers.ts';
import type { DocumentAnswer } from '#guide/of-the-document/document-answer.ts';
import { trustAnswers } from '#guide/of-the-document/trust-answers.ts';
import { willAnswers } from '#guide/of-the-document/will-answers.ts';
import { stateNameByCode } from '#law/state-code.ts';
import { stateAsked } from '#guide/of-the-state/state-asked.ts';
import { instrumentAsked } from '#guide/of-the-state/instrument-asked.ts';

/** Every answer that fits one kind of document and not another. */
export const documentAnswers: readonly DocumentAnswer[] = [
  ...trustAnswers,
  ...willAnswers,
  ...agencyAnswers,
  ...companyAnswers,
  ...commonAnswers,
];

/**
 * The answer to a question about the document at hand, where the same words ask something else of another kind of document: “Can I
 * cancel it later?”. `documentName`: what is being made; a question may name another document. Undefined where nothing fits.
 */
export const answerOfTheDocument = (question: string, documentName: string): DocumentAnswer | undefined => {
  const named = stateAsked(question);
  const placed = named === undefined ? question : question.replace(stateNameByCode[named], 'another state');
  const low = placed.toLowerCase().replaceAll('’', "'");
  const { kind } = instrumentAsked(question, documentName);
  return documentAnswers.find(
    ({ kinds, asked, unless, notOf }) =>
      kinds.includes(kind) &&
      notOf?.test(documentName) !== true &&
      unless?.test(low) !== true &&
      asked.some((words) => words.test(low)),
  );
};
