import { FactValue } from '@evergrant/contract/documents.ts';
import { languages } from '@evergrant/domain/kit/language.ts';
import { z } from 'zod';

/** What was taken of papers, filled into forms or taken back, each after how many messages; `cleared`: facts that were taken out. */
const KeptTaking = z.object({
  after: z.int(),
  taken: z.array(z.object({ field: z.string(), value: FactValue, isEntry: z.boolean() })),
  cleared: z.array(z.string()).optional(),
});
export type KeptTaking = z.infer<typeof KeptTaking>;

/** Which languages were chosen, each after how many messages. */
const KeptSpoken = z.object({ after: z.int(), language: z.enum(languages) });
export type KeptSpoken = z.infer<typeof KeptSpoken>;

const KeptTalk = z.object({
  said: z.array(z.string()),
  text: z.string(),
  takings: z.array(KeptTaking).optional(),
  spoken: z.array(KeptSpoken).optional(),
});
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
    if (talk.said.length === 0 && talk.text === '' && (talk.takings ?? []).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(talk));
  } catch {
    // Storage is full or switched off: then it lives as long as the page.
  }
};
