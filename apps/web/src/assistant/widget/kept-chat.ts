import { senders } from '@evergrant/contract/assistant.ts';
import { z } from 'zod';

const KeptMessage = z.object({ id: z.string(), sender: z.enum(senders), content: z.string(), timestamp: z.string() });
export type KeptMessage = z.infer<typeof KeptMessage>;

const KeptChat = z.object({
  messages: z.array(KeptMessage),
  /** Questions to tap; absent before the first answer. */
  choices: z.array(z.string()).optional(),
  /** What stands in the input. */
  text: z.string(),
  /** A question that was sent and has no answer yet. */
  asked: z.string().optional(),
});
/** The talk with the floating assistant on this device. */
export type KeptChat = z.infer<typeof KeptChat>;

export const noChat: KeptChat = { messages: [], text: '' };

/** Where the talk of one account is kept: no other account sees it. */
export const chatKey = (userId: string): string => `evergrant-widget:${userId}`;

/** What is kept on this device; none where there is none, or something else. `now` in milliseconds. */
export const readChat = (key: string, now: number): KeptChat => {
  try {
    return parseChat(localStorage.getItem(key), now);
  } catch {
    return noChat;
  }
};

/** The talk as it stands in the storage. What was said is forgotten after a day, what was typed is not; a question without an answer is back in an empty input. */
export const parseChat = (stored: string | null, now: number): KeptChat => {
  const kept = KeptChat.safeParse(jsonOf(stored));
  if (!kept.success) return noChat;
  const { text, asked, messages } = kept.data;
  const lastSaid = messages.at(-1)?.timestamp;
  const isOld = lastSaid !== undefined && now - Date.parse(lastSaid) > dayInMs;
  const typed = text === '' && asked !== undefined ? asked : text;
  return isOld ? { ...noChat, text: typed } : { ...kept.data, text: typed };
};

/** Keeps the talk on this device; nothing stays of an empty one. */
export const keepChat = (key: string, chat: KeptChat): void => {
  try {
    if (chat.messages.length === 0 && chat.text === '' && chat.asked === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...chat, messages: chat.messages.slice(-most) }));
  } catch {
    // Storage is full or switched off: then it lives as long as the page.
  }
};

const dayInMs = 24 * 60 * 60 * 1000;
const most = 60;

const jsonOf = (stored: string | null): unknown => {
  try {
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
};
