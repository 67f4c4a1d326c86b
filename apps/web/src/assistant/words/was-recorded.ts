import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import type { Attempt, KeptWords } from '#assistant/words/kept-words.ts';

type Said = Pick<ConversationAnswer, 'messages'>;

/** Whether what was sent without an acknowledgement stands in the conversation all the same. */
export const wasRecorded = ({ messages }: Said, { message, seen }: Attempt): boolean =>
  messages
    .slice(messages.findIndex(({ id }) => id === seen) + 1)
    .some(({ sender, content }) => sender === 'user' && content === message);

/** What is in the input when a conversation is opened: what was typed, or what was sent and never arrived. */
export const wordsToOpenWith = (kept: KeptWords, conversation: Said): KeptWords => {
  const { text, attempt } = kept;
  if (!attempt) return kept;
  if (wasRecorded(conversation, attempt)) return withoutAttempt(kept);
  return text === '' ? { text: attempt.message, attempt } : kept;
};

/** The words once the server has what was sent: an input that still holds it is empty again. */
export const withoutAttempt = ({ text, attempt }: KeptWords): KeptWords => ({
  text: text.trim() === attempt?.message ? '' : text,
});
