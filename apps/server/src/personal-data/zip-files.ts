import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Packs files into a ZIP while it is being read: the next file is made when the reader has taken the one before. */
export const zipFiles = (files: AsyncIterable<File>, at: Date): ReadableStream<Uint8Array> => {
  const waiting = files[Symbol.asyncIterator]();
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    pull: async () => {
      const next = await waiting.next();
      if (next.done) return zip.end();
      const { name, bytes } = next.value;
      // A PDF is compressed already.
      const entry = name.endsWith('.pdf') ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      entry.mtime = at;
      zip.add(entry);
      entry.push(bytes, true);
    },
    cancel: async () => {
      zip.terminate();
      await waiting.return?.();
    },
  });
};
