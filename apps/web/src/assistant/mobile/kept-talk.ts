import { z } from 'zod';

const KeptTalk = z.object({ said: z.array(z.string()), text: z.string() });
/** What somebody has said on this device so far, and what stands in the input. */
export type KeptTalk = z.infer<typeof KeptTalk>;

export const noTalk: KeptTalk = { said: [], text: '' };

/** Where the talk of one account is kept. */
export const talkKey = (userId: string): string => `evergrant-talk:${userId}`;

/** The talk that is kept on this device; none where there is none, or something else. */
export const readTalk = (key: string): KeptTalk => {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? noTalk : KeptTalk.parse(JSON.parse(stored));
  } catch {
    return noTalk;
  }
};

/** Keeps the talk on this device until it is saved; nothing stays of an empty one. */
export const keepTalk = (key: string, talk: KeptTalk): void => {
  try {
    if (talk.said.length === 0 && talk.text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(talk));
  } catch {
    // Storage is full or switched off: then it lives as long as the page.
  }
};
