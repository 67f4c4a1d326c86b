import type { ConversationAnswer, Message } from '@evergrant/contract/assistant.ts';

interface Unsettled {
  readonly beingSent: { readonly clientMessageId: string; readonly message: string } | undefined;
  /** Moment (ISO) of the last attempt to send. */
  readonly sentAt: string;
  /** Why the last attempt failed, in words. */
  readonly failure: string | undefined;
  /** The browser's id of a message that it sent itself, by its stored id. */
  readonly sentHere?: ReadonlyMap<string, string>;
}

/** A bubble; the welcome has no time, as nobody said it at a particular moment. */
export type ShownMessage = Omit<Message, 'timestamp'> & {
  readonly timestamp: string | undefined;
  /** Stays the same while the message gets its stored id, so that it is not shown, and read out, as another one. */
  readonly shownAs?: string | undefined;
  /** It says what went wrong. */
  readonly isFailure?: true;
};

/** What the chat shows: the welcome while nothing was said, the stored messages, the one on its way, the apology for a failure. */
export const shownMessages = (conversation: ConversationAnswer, unsettled: Unsettled): readonly ShownMessage[] => {
  const { beingSent, sentAt, failure, sentHere } = unsettled;
  const shown: ShownMessage[] = conversation.messages.map((message) => ({
    ...message,
    shownAs: sentHere?.get(message.id),
  }));
  if (shown.length === 0) {
    shown.push({ id: 'welcome', sender: 'ai', content: conversation.welcome, timestamp: undefined });
  }
  if (beingSent) {
    shown.push({
      shownAs: beingSent.clientMessageId,
      id: beingSent.clientMessageId,
      sender: 'user',
      content: beingSent.message,
      timestamp: sentAt,
    });
  }
  if (failure !== undefined) {
    const content = `I apologize, but I encountered an error: ${failure}. Please try again.`;
    shown.push({ id: 'apology', sender: 'ai', content, timestamp: sentAt, isFailure: true });
  }
  return shown;
};
