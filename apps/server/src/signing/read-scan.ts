import { createHash } from 'node:crypto';
import { largestScanInBytes } from '@evergrant/contract/signature-scans.ts';
import { fileTypeFromBuffer } from 'file-type';
import { refusedScan } from '#signing/scan-words.ts';

export const scanExtensions = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
} as const;

export type ScanKind = keyof typeof scanExtensions;

export interface ArrivingScan {
  /** What its first bytes say it is. */
  readonly kind: ScanKind;
  /** All of it as it arrives; it breaks off at what is too large, or ends as no scan does. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** What was read, once the chunks have come to their end. */
  readonly told: () => { readonly sizeInBytes: number; readonly sha256: string };
}

/** As much of a file as tells its kind. */
const headInBytes = 4_100;

/** Looks at the beginning of a scan, and at its size and end while it is stored; nothing but its two ends is held. */
export const readScan = async (source: AsyncIterator<Uint8Array>): Promise<ArrivingScan> => {
  const head: Uint8Array[] = [];
  for (let size = 0; size < headInBytes; size += head.at(-1)?.length ?? 0) {
    const next = await source.next();
    if (next.done) break;
    head.push(next.value);
  }
  const kind = requireKind((await fileTypeFromBuffer(Buffer.concat(head).subarray(0, headInBytes)))?.mime);

  const hash = createHash('sha256');
  let [sizeInBytes, tail] = [0, Buffer.alloc(0)];
  async function* look(): AsyncGenerator<Uint8Array> {
    for await (const chunk of continueWith(head, source)) {
      sizeInBytes += chunk.length;
      if (sizeInBytes > largestScanInBytes) throw refusedScan('file-too-large');
      hash.update(chunk);
      tail = Buffer.concat([tail, chunk]).subarray(-tailInBytes);
      yield chunk;
    }
    if (sizeInBytes < smallestInBytes || !endsLike[kind](tail)) throw refusedScan('broken-scan');
  }
  return { kind, chunks: look(), told: () => ({ sizeInBytes, sha256: hash.digest('hex') }) };
};

async function* continueWith(head: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** No page in ink fits into less. */
const smallestInBytes = 200;
// Cameras write a few KB of their own behind the end of a picture.
const tailInBytes = 64 * 1024;

const endsLike: { readonly [Kind in ScanKind]: (tail: Buffer) => boolean } = {
  'application/pdf': (tail) => tail.subarray(-1024).includes('%%EOF'),
  'image/jpeg': (tail) => tail.includes(Buffer.from([0xff, 0xd9])),
  'image/png': (tail) => tail.includes('IEND'),
  // It has no end of its own; its boxes say how long they are.
  'image/heic': () => true,
};

const requireKind = (mime: string | undefined): ScanKind => {
  if (mime !== undefined && Object.hasOwn(scanExtensions, mime)) return mime as ScanKind;
  throw refusedScan('not-a-scan');
};
