import { inflateSync } from 'node:zlib';
import { mostPages, type PaperText } from '@evergrant/contract/papers.ts';
import { getDocumentProxy } from 'unpdf';
import { layOutPage, type PlacedWords } from '#assistant/papers/extract/lay-out-page.ts';
import { Unreadable } from '#assistant/papers/extract/paper-refusal.ts';

/** The words of a PDF, line by line as its pages show them; nothing in it is run or fetched. */
export const readPdf = async (bytes: Uint8Array): Promise<PaperText> => {
  requireModest(bytes);
  const pdf = await open(bytes);
  try {
    const count = Math.min(pdf.numPages, mostPages);
    const pages: string[] = [];
    for (let number = 1; number <= count; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(layOutPage(items.flatMap((item): readonly PlacedWords[] => ('str' in item ? [placed(item)] : []))));
      page.cleanup();
    }
    const text = pages.join('\n\n');
    return { text: isWords(text) ? text : '', kind: 'pdf', pages: pdf.numPages, isCut: pdf.numPages > count };
  } catch {
    throw new Unreadable('broken');
  } finally {
    await pdf.loadingTask.destroy();
  }
};

// A scan has a page number at most, and a font without a map of its letters gives none that is a word.
const isWords = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= 5;

const open = async (bytes: Uint8Array) => {
  try {
    // It keeps what it is given.
    return await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      verbosity: 0,
    });
  } catch (error) {
    throw new Unreadable(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken');
  }
};

const placed = ({
  str,
  transform,
  width,
  height,
}: {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}): PlacedWords => ({ words: str, x: transform[4] ?? 0, y: transform[5] ?? 0, width, height });

const mostUnpackedInBytes = 96 * 1024 * 1024;

// A stream that unpacks into more than any paper has is not opened, nor one that is packed again inside.
const requireModest = (bytes: Uint8Array): void => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = mostUnpackedInBytes;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const from = at + (file[at + 6] === 0x0d ? 8 : 7);
    left -= unpackedSize(file.subarray(from), left, 0);
  }
};

const deepest = 3;

const unpackedSize = (stream: Buffer, left: number, depth: number): number => {
  // The first byte of what deflate packs.
  if (stream[0] === undefined || (stream[0] & 0x0f) !== 8 || ((stream[0] << 8) | (stream[1] ?? 1)) % 31 !== 0) return 0;
  try {
    const unpacked = inflateSync(stream, { maxOutputLength: Math.max(1, left) });
    return unpacked.length + (depth < deepest ? unpackedSize(unpacked, left - unpacked.length, depth + 1) : 0);
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('too-much-inside');
    if (error instanceof Unreadable) throw error;
    return 0;
  }
};
