import type { PaperText } from '@evergrant/contract/papers.ts';
import { strFromU8, unzipSync } from 'fflate';
import { Unreadable } from '#assistant/papers/extract/paper-refusal.ts';

/** What the words of the longest document take, unpacked. */
const mostUnpackedInBytes = 24 * 1024 * 1024;

const wordsOfDocument = 'word/document.xml';

/** The words of a Word document: one line a paragraph, a tab between the cells of a row. Nothing else of the package is unpacked. */
export const readDocx = (bytes: Uint8Array): PaperText => {
  const xml = unpack(bytes);
  return { text: textOf(xml), kind: 'docx', pages: null, isCut: false };
};

const unpack = (bytes: Uint8Array): string => {
  let names: readonly string[] = [];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names = [...names.slice(-200), name];
        if (name !== wordsOfDocument) return false;
        // As much room is made as the package says, and nothing is written beyond it.
        if (originalSize > mostUnpackedInBytes) throw new Unreadable('too-much-inside');
        return true;
      },
    });
    const words = files[wordsOfDocument];
    if (words) return strFromU8(words);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('broken');
  }
  if (names.some((name) => name.startsWith('xl/'))) throw new Unreadable('a-spreadsheet');
  throw new Unreadable(
    names.some((name) => name === 'content.xml' || name.startsWith('Index/')) ? 'an-older-file' : 'not-a-paper',
  );
};

// What was deleted while changes were tracked, and the codes of fields, are no words of the document.
const hidden = /<(w:del|w:instrText|w:delText)\b[^>]*>[^]*?<\/\1>/g;
const piece = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^>]*\/>|<\/w:(p|tc|tr)>/g;

const textOf = (xml: string): string => {
  let [text, cell] = ['', 0];
  const shown = xml.replace(hidden, '');
  for (const [tag, words, mark, end] of shown.matchAll(piece)) {
    if (words !== undefined) text += unescapeXml(words);
    else if (mark !== undefined) text += mark === 'tab' ? '\t' : '\n';
    else if (end === 'p') text += '\n';
    // A cell ends with a paragraph, whose line goes on in the next cell.
    else if (end === 'tc') [text, cell] = [`${text.replace(/\n+$/, '')}\t`, cell + 1];
    else if (tag) text = `${text.replace(/\t$/, '')}\n`;
  }
  return text;
};

const namedMarks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (words: string): string =>
  words.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (name !== undefined) return namedMarks[name] ?? whole;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
