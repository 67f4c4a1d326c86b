import type { Language } from '@evergrant/domain/kit/language.ts';

interface Found {
  /** In which the conversation was held when it was last seen on this page; undefined when it has just been opened. */
  readonly before: Language | undefined;
  readonly now: Language;
  /** In which it can be held. */
  readonly languages: readonly Language[];
  /** Nothing was said in it. */
  readonly isFresh: boolean;
  /** What this browser speaks, and the account. */
  readonly chosen: Language;
}

/**
 * What follows from the language of a conversation: one that has not begun goes on in the language of the browser (`speak`). One that
 * has keeps its own and changes no other, unless it was changed before our eyes: then a person has chosen (`choose`).
 */
export const settleLanguage = ({
  before,
  now,
  languages,
  isFresh,
  chosen,
}: Found): { readonly speak?: Language; readonly choose?: Language } => {
  if (languages.length < 2 || now === chosen) return {};
  if (before !== undefined && before !== now) return { choose: now };
  return isFresh && before === undefined && languages.includes(chosen) ? { speak: chosen } : {};
};
