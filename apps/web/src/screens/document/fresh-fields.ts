import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';

/** The facts that were understood since the person spoke last. */
export const freshFields = (conversation: Pick<ConversationAnswer, 'messages'> | undefined): readonly string[] => {
  const { messages = [] } = conversation ?? {};
  const spoken = messages.findLastIndex(({ sender }) => sender === 'user');
  return messages.slice(spoken + 1).flatMap(({ cards = [] }) => cards.map(({ field }) => field));
};
