/** Keeps bytes under a key, such as `signatures/2026/a1b2.png`. */
export interface Files {
  /**
   * Stores all of the bytes or nothing, replacing what was under the key.
   * @throws FileKeyRefused, FilesUnavailable
   */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /**
   * Stores what the chunks add up to, or nothing, holding no more than a few MB of it at a time. An error of the chunks
   * themselves comes out unchanged.
   * @throws FileKeyRefused, FilesUnavailable
   */
  readonly putStream: (key: string, chunks: AsyncIterable<Uint8Array>, contentType: string) => Promise<void>;
  /** The bytes under the key, or `undefined` when there are none. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** The bytes under the key as they are read, or `undefined` when there are none. Cancel the stream if it is not read. */
  readonly getStream: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removes what is under the key; removing nothing is no error. */
  readonly remove: (key: string) => Promise<void>;
}

/** The key is not one that every storage can hold safely. */
export class FileKeyRefused extends Error {
  override readonly name = 'FileKeyRefused';
}

/** The storage did not answer; the same call can be repeated. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
