import { mediaKinds, type MediaKind } from '@evergrant/domain/properties/media-kinds.ts';
import { fileTypeFromBuffer } from 'file-type';

/** As much of a file as tells its kind. */
const headInBytes = 4_100;

export interface BegunFile {
  /** What its first bytes say it is; undefined for what is not taken. */
  readonly kind: MediaKind | undefined;
  /** All of it, the first bytes again included. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Reads the beginning of a file that is being sent and finds its kind there, whatever it is called. */
export const readHead = async (source: AsyncIterator<Uint8Array>): Promise<BegunFile> => {
  const seen: Uint8Array[] = [];
  let size = 0;
  while (size < headInBytes) {
    const next = await source.next();
    if (next.done) break;
    seen.push(next.value);
    size += next.value.length;
  }
  const found = await fileTypeFromBuffer(Buffer.concat(seen).subarray(0, headInBytes));
  return { kind: found && kindOf(found.mime), chunks: continueWith(seen, source) };
};

async function* continueWith(seen: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* seen;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Other names of the same kinds. */
const sameKind: Readonly<Record<string, MediaKind>> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'video/x-m4v': 'video/mp4',
};

const kindOf = (mime: string): MediaKind | undefined => {
  const known = sameKind[mime] ?? mime;
  return Object.hasOwn(mediaKinds, known) ? (known as MediaKind) : undefined;
};
