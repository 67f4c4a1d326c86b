import type { PaperText } from '@evergrant/contract/papers.ts';
import { fileTypeFromBuffer } from 'file-type';
import { readDocx } from '#assistant/papers/extract/read-docx.ts';
import { readPdf } from '#assistant/papers/extract/read-pdf.ts';
import { readPlain } from '#assistant/papers/extract/read-plain.ts';
import { type PaperRefusal, Unreadable } from '#assistant/papers/extract/paper-refusal.ts';

export type Extracted = { readonly text: PaperText } | { readonly refusal: PaperRefusal };

/** The text of a file, told by its content and not by its name; or why it has none that can be read. */
export const extractText = async (bytes: Uint8Array): Promise<Extracted> => {
  try {
    const text = await readByKind(bytes);
    return text.text.trim() === '' ? { refusal: text.kind === 'pdf' ? 'pages-are-pictures' : 'empty' } : { text };
  } catch (error) {
    if (error instanceof Unreadable) return { refusal: error.reason };
    throw error;
  }
};

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const readByKind = async (bytes: Uint8Array): Promise<PaperText> => {
  if (bytes.length === 0) throw new Unreadable('empty');
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === undefined) return readPlain(bytes);
  if (mime === 'application/pdf') return readPdf(bytes);
  // Word writes some files whose first entry tells nothing.
  if (mime === docx || mime === 'application/zip') return readDocx(bytes);
  if (mime.startsWith('image/')) throw new Unreadable('a-picture');
  if (/rtf|cfb|msword|opendocument\.text|pages/.test(mime)) throw new Unreadable('an-older-file');
  if (/spreadsheet|excel/.test(mime)) throw new Unreadable('a-spreadsheet');
  throw new Unreadable('not-a-paper');
};
