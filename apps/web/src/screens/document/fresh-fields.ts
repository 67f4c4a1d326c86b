import type { ConversationAnswer } from '@evergrant/contract/assistant.ts';
import type { FactsAnswer } from '@evergrant/contract/documents.ts';

/** The facts that were understood since the person spoke last, and still are what was understood. */
export const freshFields = (
  conversation: Pick<ConversationAnswer, 'messages'> | undefined,
  { rows }: Pick<FactsAnswer, 'rows'>,
): readonly string[] => {
  const { messages = [] } = conversation ?? {};
  const spoken = messages.findLastIndex(({ sender }) => sender === 'user');
  const cards = messages.slice(spoken + 1).flatMap((message) => message.cards ?? []);
  const holds = ({ field, display }: (typeof cards)[number]) =>
    rows.some((row) => row.field === field && row.display === display);
  return cards.filter(holds).map(({ field }) => field);
};
