import type { Message } from '@evergrant/contract/assistant.ts';
import type { messages } from '#assistant/tables.ts';

export type MessageRow = typeof messages.$inferSelect;

/** A stored message as the chat shows it. */
export const describeMessage = ({ id, sender, content, timestamp, cards }: MessageRow): Message => ({
  id,
  sender,
  content,
  timestamp: timestamp.toISOString(),
  ...(cards.length > 0 && {
    cards: cards.map(({ field, label, display, displayWas }) => ({ field, label, display, displayWas })),
  }),
});
