import { randomUUID } from 'node:crypto';
import { widgetDocumentType, type AssistantAnswer, type AssistantBody } from '@evergrant/contract/assistant.ts';
import type { z } from 'zod';
import { isSpanish } from '@evergrant/domain/interview/language/spanish/is-spanish.ts';
import { answerInSpanish } from '#assistant/answer-in-spanish.ts';
import { answerQuestion } from '#assistant/answer-question.ts';
import { wordsOfReply } from '#assistant/words-of-reply.ts';
import type { Context } from '#platform/context.ts';

interface Asked extends z.output<typeof AssistantBody> {
  /** Takes the words of the reply one after the other. */
  readonly hear?: (words: string) => void;
}

const asksInSpanish = (message: string): boolean => /^\s*¿/u.test(message);

/** Answers a general question; nothing is stored and no document is touched. */
export const replyInWidget = (
  { clock }: Pick<Context, 'clock'>,
  { message, conversationHistory = [], documentType = widgetDocumentType, hear }: Asked,
): z.input<typeof AssistantAnswer> => {
  const timestamp = clock().toISOString();
  const language = isSpanish(message) || asksInSpanish(message) ? 'es' : 'en';
  const { response, choices } =
    language === 'es' ? answerInSpanish(message) : answerQuestion(message, conversationHistory);
  if (hear) for (const word of wordsOfReply(response)) hear(word);
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
    language,
    shouldShowPreview: false,
  };
};
