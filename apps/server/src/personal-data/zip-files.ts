import { setImmediate as letOthersGo } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that is too large to be held in memory. */
export interface StreamedFile {
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * Packs files into a ZIP while it is being read: the next piece is made when the reader has taken the one before. Between
 * two files other requests are answered.
 */
export const zipFiles = (files: AsyncIterable<File | StreamedFile>, at: Date): ReadableStream<Uint8Array> => {
  let zip: Zip;
  let packing: AsyncGenerator<void>;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
      packing = pack(zip, files, at);
    },
    pull: async () => {
      if ((await packing.next()).done) zip.end();
    },
    cancel: async () => {
      zip.terminate();
      await packing.return(undefined);
    },
  });
};

async function* pack(zip: Zip, files: AsyncIterable<File | StreamedFile>, at: Date): AsyncGenerator<void> {
  for await (const file of files) {
    // Making a file often takes no turn of the event loop, however many are made; nobody else would get one.
    await letOthersGo();
    // PDFs, photos and videos are compressed already.
    const isPacked = 'chunks' in file || file.name.endsWith('.pdf');
    const entry = isPacked ? new ZipPassThrough(file.name) : new ZipDeflate(file.name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    if ('chunks' in file) {
      for await (const chunk of file.chunks) {
        entry.push(chunk);
        yield;
      }
    }
    entry.push('chunks' in file ? new Uint8Array() : file.bytes, true);
    yield;
  }
}
