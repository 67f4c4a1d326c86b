import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';

/** The last stored message of a conversation as it is shown, null while nothing was said. */
export const lastSeen = ({ messages }: Pick<ConversationAnswer, 'messages'>): string | null => {
  const last = messages.at(-1);
  return last ? (last.storedId ?? last.id) : null;
};
