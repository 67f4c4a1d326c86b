import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { FilesUnavailable } from '#files/files.ts';
import type { Files } from '#files/files.ts';
import { passSourceErrors } from '#files/pass-source-errors.ts';
import { requireFileKey } from '#files/require-file-key.ts';

/** Files in a folder of this machine: complete and on the disk once `put` resolves. */
export const createLocalFiles = (folder: string): Files => {
  // Unfinished files live apart: no key starts with a dot, so none can reach them.
  const unfinished = join(folder, '.unfinished');
  const place = (key: string): string => {
    const parts = requireFileKey(key).split('/');
    // The mark keeps a file `a` and a folder `a` (of the key `a/b`) apart.
    return join(folder, 'files', ...parts.slice(0, -1), `@${parts.at(-1)}`);
  };

  return {
    put: async (key, bytes) => {
      const target = place(key);
      await available(() => writeWhole({ target, bytes, unfinished }));
    },
    putStream: async (key, chunks) => {
      const target = place(key);
      await passSourceErrors(chunks, (bytes) => available(() => writeWhole({ target, bytes, unfinished })));
    },
    get: async (key) => {
      const source = place(key);
      return await available(() => readOrNothing(source));
    },
    getStream: async (key) => {
      const source = place(key);
      return await available(() => openOrNothing(source));
    },
    remove: async (key) => {
      const target = place(key);
      await available(() => rm(target, { force: true }));
    },
  };
};

type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

interface WholeFile {
  readonly target: string;
  readonly bytes: Bytes;
  readonly unfinished: string;
}

const writeWhole = async ({ target, bytes, unfinished }: WholeFile): Promise<void> => {
  const draft = join(unfinished, randomUUID());
  await mkdir(unfinished, { recursive: true });
  await mkdir(dirname(target), { recursive: true });

  try {
    await writeDurably(draft, bytes);
    await rename(draft, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

const writeDurably = async (path: string, bytes: Bytes): Promise<void> => {
  const handle = await open(path, 'wx', 0o600);
  try {
    await writeFile(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

// The new name is durable only once its folder is.
const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const readOrNothing = async (path: string): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const openOrNothing = async (path: string): Promise<ReadableStream<Uint8Array> | undefined> => {
  try {
    const handle = await open(path, 'r');
    return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const available = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    throw new FilesUnavailable('The folder of stored files did not answer.', { cause: error });
  }
};
