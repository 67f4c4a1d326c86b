import { execFileSync } from 'node:child_process';

/** What a tool of poppler says of a PDF; it prints warnings of its own on standard error. */
export const askPoppler = (tool: 'pdftotext' | 'pdfinfo', pdf: Uint8Array, ...options: readonly string[]): string => {
  const words = tool === 'pdftotext' ? [...options, '-', '-'] : [...options, '-'];
  return execFileSync(tool, words, {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 20_000_000,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
};

/** The text of a PDF with single blanks. */
export const pdfText = (pdf: Uint8Array): string => askPoppler('pdftotext', pdf).replace(/\s+/g, ' ');

/** Where a word stands, in points from the left and the top of its page. */
interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
}

/** Every word of some pages with its place. */
export const placedWords = (pdf: Uint8Array, ...options: readonly string[]): readonly PlacedWord[] =>
  [
    ...askPoppler('pdftotext', pdf, '-bbox', ...options).matchAll(
      /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g,
    ),
  ].map(([, left, top, right, bottom, text = '']) => ({
    text,
    left: Number(left),
    right: Number(right),
    top: Number(top),
    height: Number(bottom) - Number(top),
  }));
