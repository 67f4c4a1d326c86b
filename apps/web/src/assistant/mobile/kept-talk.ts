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

/** The document that a save has begun, and the messages it was sent under one id each: a repeated save records nothing twice. */
const KeptSave = z.object({
  documentId: z.string(),
  documentTypeId: z.string(),
  sent: z.array(z.object({ id: z.string(), words: z.string() })),
});
export type KeptSave = z.infer<typeof KeptSave>;

const KeptTalk = z.object({
  said: z.array(z.string()),
  text: z.string(),
  takings: z.array(KeptTaking).optional(),
  spoken: z.array(KeptSpoken).optional(),
  begun: KeptSave.optional(),
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

/** The talk with one message more; an input that still holds it is empty. */
export const withMessage =
  (message: string) =>
  ({ text, ...before }: KeptTalk): KeptTalk => ({
    ...before,
    said: [...before.said, message],
    text: text.trim() === message ? '' : text,
  });

/** The talk without the last message, which is back in an empty input. */
export const withoutLast = ({ said, text, ...before }: KeptTalk): KeptTalk => ({
  ...before,
  said: said.slice(0, -1),
  text: text === '' ? (said.at(-1) ?? '') : text,
});

/** The talk with what a save of it has begun. */
export const withBegun =
  (begun: KeptSave | undefined) =>
  ({ begun: _before, ...talk }: KeptTalk): KeptTalk => ({ ...talk, ...(begun && { begun }) });
