import type { Message } from '@evergrant/contract/assistant.ts';
import { cardIn } from '@evergrant/domain/wording/spoken/describe-in.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import type { messages } from '#assistant/tables.ts';

export type MessageRow = typeof messages.$inferSelect;

/** A stored message as the chat shows it; its cards in the language of now, as the facts beside them. */
export const describeMessage = (
  { id, sender, content, timestamp, cards }: MessageRow,
  language: Language,
): Message => ({
  id,
  sender,
  content,
  timestamp: timestamp.toISOString(),
  ...(cards.length > 0 && {
    cards: cards
      .map((card) => cardIn(language, card))
      .map(({ field, label, display, displayWas }) => ({ field, label, display, displayWas })),
  }),
});
