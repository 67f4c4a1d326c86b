import { randomUUID } from 'node:crypto';
import type { AssistantAnswer, AssistantBody } from '@evergrant/contract/assistant.ts';
import type { z } from 'zod';
import { answerQuestion } from '#assistant/answer-question.ts';
import type { Context } from '#platform/context.ts';

/** The id under which the floating assistant speaks: it belongs to no document. */
export const widgetDocumentId = 'widget-general';

const defaultDocumentType = 'revocable_living_trust';

/** Answers a general question; nothing is stored and no document is touched. */
export const replyInWidget = (
  { clock }: Pick<Context, 'clock'>,
  { message, conversationHistory = [], documentType = defaultDocumentType }: z.output<typeof AssistantBody>,
): z.input<typeof AssistantAnswer> => {
  const timestamp = clock().toISOString();
  const { response, choices } = answerQuestion(message, conversationHistory);
  return {
    response,
    progress: 0,
    isComplete: false,
    extractedData: {},
    missingFields: [],
    documentType,
    choices: [...choices],
    userMessage: { id: randomUUID(), sender: 'user', content: message, timestamp },
    aiMessage: { id: randomUUID(), sender: 'ai', content: response, timestamp },
    facts: {
      rows: [],
      progress: 0,
      isComplete: false,
      missingFields: [],
      problems: [],
      warnings: [],
      isEditable: false,
      requiresRevision: false,
    },
    shouldShowPreview: false,
  };
};
