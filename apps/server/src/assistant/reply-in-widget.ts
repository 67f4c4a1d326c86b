import { randomUUID } from 'node:crypto';
import { widgetDocumentType, type AssistantAnswer, type AssistantBody } from '@evergrant/contract/assistant.ts';
import type { z } from 'zod';
import { answerQuestion } from '#assistant/answer-question.ts';
import type { Context } from '#platform/context.ts';

/** Answers a general question; nothing is stored and no document is touched. */
export const replyInWidget = (
  { clock }: Pick<Context, 'clock'>,
  { message, conversationHistory = [], documentType = widgetDocumentType }: z.output<typeof AssistantBody>,
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
      notes: [],
      isEditable: false,
      requiresRevision: false,
      whatIsReplaced: null,
    },
    language: 'en',
    shouldShowPreview: false,
  };
};
