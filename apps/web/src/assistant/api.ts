import type { FactValue } from '@evergrant/contract/documents.ts';
import {
  aiTrustAssistant,
  answerByForm,
  readConversation,
  speakLanguage,
  TurnPart,
  undoFact,
} from '@evergrant/contract/assistant.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call.ts';
import { callStreamed } from '#platform/call-streamed.ts';

export const conversationKey = (documentId: string) => ['conversation', documentId] as const;

export const conversationQuery = (documentId: string) =>
  queryOptions({
    queryKey: conversationKey(documentId),
    queryFn: async ({ signal }) => call(readConversation, { params: { id: documentId }, signal }),
  });

/** One message of the person. The same `clientMessageId` again is answered again, not recorded twice. */
export interface Said {
  readonly documentId: string;
  readonly message: string;
  readonly clientMessageId: string;
  readonly beginsRevision: boolean;
  /** The last message that stood there; the conversation may have gone on elsewhere. */
  readonly seen: string | null;
}

interface Hearing {
  readonly signal: AbortSignal;
  /** Hears what is done with the message, and the reply word by word. */
  readonly onPart: (part: TurnPart) => void;
}

export const tellAssistant = async ({ documentId, ...said }: Said, { signal, onPart }: Hearing) =>
  callStreamed(aiTrustAssistant, {
    body: { ...said, trustId: documentId },
    signal,
    onPart: (part) => onPart(TurnPart.parse(part)),
  });

/** A fact that is filled in where it is asked; the rest as with a message. */
export interface FilledIn extends Omit<Said, 'message'> {
  readonly field: string;
  readonly value: FactValue;
}

export const fillIn = async ({ documentId: id, field, ...body }: FilledIn) =>
  call(answerByForm, { params: { id, field }, body });

/** Goes on in another language. */
export const speak = async (id: string, language: Language) =>
  call(speakLanguage, { params: { id }, body: { language } });

/** Puts a fact back to what it was before a message. */
export const putBack = async (id: string, undone: Undone) =>
  call(undoFact, {
    params: { id, messageId: undone.messageId, field: undone.field },
    query: undone.beginsRevision ? { beginsRevision: 'true' } : {},
  });

/** The fact of a card, and the message under which it stands. */
export interface Undone {
  readonly messageId: string;
  readonly field: string;
  readonly beginsRevision: boolean;
}
