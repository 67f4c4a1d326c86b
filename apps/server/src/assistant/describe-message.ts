import type { Message } from '@evergrant/contract/assistant.ts';
import type { messages } from '#assistant/tables.ts';

export type MessageRow = typeof messages.$inferSelect;

/** A stored message as the chat shows it. */
export const describeMessage = ({ id, sender, content, timestamp }: MessageRow): Message => ({
  id,
  sender,
  content,
  timestamp: timestamp.toISOString(),
});
