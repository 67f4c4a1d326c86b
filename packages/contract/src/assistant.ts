import { languages } from '@evergrant/domain/kit/language.ts';
import { z } from 'zod';
import { operation } from '#operation.ts';
import { Problem } from '#problem.ts';
import { DocumentFact, FactsAnswer, FactValue, DocumentId, RevisionQuery } from '#documents.ts';

const tag = 'assistant';

/** Who said something in a conversation. */
export const senders = ['user', 'ai'] as const;
export type Sender = (typeof senders)[number];

/** What a turn did to one fact. `display` is empty where it was taken out, `displayWas` where nothing stood before. */
export const FactCard = z
  .object({ field: z.string(), label: z.string(), display: z.string(), displayWas: z.string() })
  .meta({ id: 'FactCard' });
export type FactCard = z.infer<typeof FactCard>;

/** `cards`: what was understood and recorded with this message; absent where nothing was. `storedId`: of the message to which this one is added. */
export const Message = z
  .object({
    id: z.string(),
    sender: z.enum(senders),
    content: z.string(),
    timestamp: z.iso.datetime(),
    cards: z.array(FactCard).readonly().optional(),
    storedId: z.string().optional(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** The fact whose form answers the question that is open. `isOpen`: it is shown without being asked for. */
export const FormAsked = z.object({ field: z.string(), isOpen: z.boolean() }).meta({ id: 'FormAsked' });
export type FormAsked = z.infer<typeof FormAsked>;

/** A language in which a conversation can be held. */
export const LanguageCode = z.enum(languages).meta({ id: 'LanguageCode' });

/**
 * `choices`: short answers that can be tapped instead of typing the answer to the last message. `language` is the one in which it is
 * held, `languages` are all in which it can be.
 */
export const ConversationAnswer = z
  .object({
    messages: z.array(Message),
    choices: z.array(z.string()),
    /** Absent where no single fact is asked. */
    form: FormAsked.optional(),
    welcome: z.string(),
    language: LanguageCode,
    languages: z.array(LanguageCode),
  })
  .meta({ id: 'ConversationAnswer' });
export type ConversationAnswer = z.infer<typeof ConversationAnswer>;

/** What a message is about: a document of the member, or the product, which the floating assistant is asked about. */
export type About = { readonly kind: 'interview'; readonly documentId: string } | { readonly kind: 'product' };

const product = 'widget-general';

/** What is sent as `trustId`: the interface has one word in place of an id (decision 68). */
export const trustIdOf = (about: About): string => (about.kind === 'product' ? product : about.documentId);

/** What a `trustId` that was sent speaks of. */
export const aboutOf = (trustId: string): About =>
  trustId === product ? { kind: 'product' } : { kind: 'interview', documentId: trustId };

/** The kind of document that the floating assistant says it is asked about. */
export const widgetDocumentType = 'revocable_living_trust';

/** How long a message may be, in characters. */
export const longestMessage = 4000;

/** The id of what is added to a message when answers were changed beside the conversation. */
export const sinceIdOf = (messageId: string): string => `${messageId}-since`;

/** `message` of 1 to 4,000 characters; `clientMessageId` makes a repeated request harmless. `trustId`: of the document. */
export const AssistantBody = z
  .object({
    message: z.string().trim().min(1).max(longestMessage),
    trustId: z.string().max(80),
    clientMessageId: z.uuid().optional(),
    /** The last message that stood there when this one was sent, null for none: an answer to an older question is refused. */
    seen: z.string().max(80).nullable().optional(),
    /** A new version of a document that carries signatures is wanted. */
    beginsRevision: z.boolean().optional(),
    conversationHistory: z
      .array(z.object({ role: z.string(), content: z.string() }))
      .max(500)
      .optional(),
    documentType: z.string().max(60).optional(),
    agentMode: z.boolean().optional(),
  })
  .meta({ id: 'AssistantBody' });

export const AssistantAnswer = z
  .object({
    response: z.string(),
    progress: z.int().min(0).max(100),
    isComplete: z.boolean(),
    /** What was understood, in the names of the interface; each value has the shape of a fact. */
    extractedData: z.record(z.string(), FactValue),
    missingFields: z.array(z.string()),
    documentType: z.string(),
    choices: z.array(z.string()),
    form: FormAsked.optional(),
    userMessage: Message,
    aiMessage: Message,
    facts: FactsAnswer,
    /** In which the reply is, and what follows it. */
    language: LanguageCode,
    /** True when the preview should be offered: progress of 80 or more, or complete. */
    shouldShowPreview: z.boolean(),
  })
  .meta({ id: 'AssistantAnswer' });
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

/** A fact that is filled in where it is asked. `value` in the shape that `Facts` gives the field; the rest as with a message. */
export const AnswerByFormBody = z
  .object({
    value: FactValue,
    clientMessageId: z.uuid().optional(),
    seen: z.string().max(80).nullable().optional(),
    beginsRevision: z.boolean().optional(),
  })
  .meta({ id: 'AnswerByFormBody' });

/** What is done with a message by a language model, before there is a reply. */
const turnSteps = ['reading', 'wording'] as const;
export type TurnStep = (typeof turnSteps)[number];

/**
 * One event of a turn that is streamed. `words` are those of the reply, one after the other, once the turn is kept; `answer` is the
 * whole turn as without a stream and ends it, `failed` ends it without one. Sent again with its `clientMessageId`, a turn that broke
 * off is answered again and recorded once.
 */
export const TurnPart = z
  .discriminatedUnion('part', [
    z.object({ part: z.literal('step'), step: z.enum(turnSteps) }),
    z.object({ part: z.literal('words'), words: z.string() }),
    z.object({ part: z.literal('answer'), answer: AssistantAnswer }),
    z.object({ part: z.literal('failed'), problem: Problem }),
  ])
  .meta({ id: 'TurnPart' });
export type TurnPart = z.infer<typeof TurnPart>;

export const readConversation = operation({
  id: 'readConversation',
  method: 'get',
  path: '/documents/{id}/messages',
  tag,
  access: 'member',
  summary: 'The conversation about a document, oldest first',
  params: DocumentId,
  answer: ConversationAnswer,
});
export const speakLanguage = operation({
  id: 'speakLanguage',
  method: 'put',
  path: '/documents/{id}/language',
  tag,
  access: 'member',
  summary: 'Go on in another language in which the document can be made; every answer stays',
  params: DocumentId,
  body: z.object({ language: LanguageCode }).meta({ id: 'SpeakLanguageBody' }),
  answer: ConversationAnswer,
});
export const aiTrustAssistant = operation({
  id: 'aiTrustAssistant',
  method: 'post',
  path: '/functions/ai-trust-assistant',
  tag,
  access: 'member',
  signInMessage: 'You must be logged in to use the AI assistant',
  summary: 'Say something to the assistant',
  body: AssistantBody,
  answer: AssistantAnswer,
  parts: TurnPart,
});
export const answerByForm = operation({
  id: 'answerByForm',
  method: 'put',
  path: '/documents/{id}/answers/{field}',
  tag,
  access: 'member',
  summary: 'Fill in a fact instead of saying it; the conversation goes on with the next question',
  params: DocumentFact,
  body: AnswerByFormBody,
  answer: AssistantAnswer,
});
export const undoFact = operation({
  id: 'undoFact',
  method: 'post',
  path: '/documents/{id}/messages/{messageId}/undo/{field}',
  tag,
  access: 'member',
  summary: 'Put a fact back to what it was before a message, while it still is what the message has made it',
  params: DocumentId.extend({ messageId: z.uuid(), field: z.string().max(60) }),
  query: RevisionQuery,
  answer: FactsAnswer,
});
