import type { PaperText } from '@evergrant/contract/papers.ts';
import { Unreadable } from '#assistant/papers/extract/paper-refusal.ts';

/** The words of a text file, whichever way a computer has written them; a file of no words is refused. */
export const readPlain = (bytes: Uint8Array): PaperText => ({
  text: decode(bytes),
  kind: 'text',
  pages: null,
  isCut: false,
});

const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Unreadable('not-a-paper');
  try {
    return requireWords(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    return requireWords(new TextDecoder('windows-1252').decode(bytes));
  }
};

// What a program wrote for itself has marks that no text has.
const requireWords = (text: string): string => {
  const odd = text.match(/(?!\s)[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (odd > text.length / 200) throw new Unreadable('not-a-paper');
  return text;
};
