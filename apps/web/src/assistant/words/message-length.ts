import { longestMessage } from '@evergrant/contract/assistant.ts';

/** From here on a person sees how much room is left, in characters. */
const counterFrom = 3500;

const figures = new Intl.NumberFormat('en-US');

/** How much of a message's room is used, once that matters; `isTooLong` keeps it from being sent. Nothing is ever cut off. */
export const messageLength = (typed: string): { readonly words: string | undefined; readonly isTooLong: boolean } => {
  const { length } = typed.trim();
  const isTooLong = length > longestMessage;
  if (length < counterFrom) return { words: undefined, isTooLong };
  const used = `${figures.format(length)} of ${figures.format(longestMessage)} characters.`;
  return {
    isTooLong,
    words: isTooLong
      ? `${used} That is more than one message can hold: please send it in two parts. Nothing is cut off, and all of it stays here.`
      : used,
  };
};
