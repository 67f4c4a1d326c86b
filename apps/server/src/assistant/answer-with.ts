import type { AssistantAnswer } from '@evergrant/contract/assistant.ts';
import { languageOf } from '@evergrant/domain/wording/spoken/language-of.ts';
import type { z } from 'zod';
import { describeMessage } from '#assistant/describe-message.ts';
import type { SpokenTurn } from '#assistant/turns.ts';
import type { DocumentRow } from '#documents/document-row.ts';
import { typeOf } from '#documents/document-type-of.ts';
import { factsAnswer } from '#documents/facts-answer.ts';

/** From this progress on the preview is offered, in percent. */
const previewProgress = 80;

/** What the browser is told of a turn that is kept. */
export const answerWith = (
  document: DocumentRow,
  { turn, now }: { readonly turn: SpokenTurn; readonly now: Date },
): z.input<typeof AssistantAnswer> => {
  const facts = factsAnswer(document, now);
  return {
    response: turn.ai.content,
    progress: facts.progress,
    isComplete: facts.isComplete,
    extractedData: typeOf(document).extract(document.interview.facts),
    missingFields: facts.missingFields,
    documentType: document.documentTypeId,
    choices: [...turn.ai.choices],
    form: typeOf(document).interview.formAsked(document.interview),
    userMessage: describeMessage(turn.user, languageOf(document.interview)),
    aiMessage: describeMessage(turn.ai, languageOf(document.interview)),
    facts,
    language: languageOf(document.interview),
    shouldShowPreview: facts.progress >= previewProgress || facts.isComplete,
  };
};
