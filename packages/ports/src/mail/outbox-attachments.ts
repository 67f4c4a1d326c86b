import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Attachments beside the messages: the same content is kept once, and the oldest make room for new ones. */
export interface OutboxAttachments {
  /** Returns the key to read it by. */
  readonly keep: (content: Uint8Array) => Promise<string>;
  /** Undefined when it has made room, or was never there. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>;
}

/** @param mostBytes what all attachments together may take. */
export const openOutboxAttachments = (folder: string, mostBytes: number): OutboxAttachments => ({
  keep: async (content) => {
    const key = createHash('sha256').update(content).digest('hex');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const part = join(folder, `${key}.part`);
    await writeFile(part, content, { mode: 0o600 });
    await rename(part, join(folder, key));
    await makeRoom(folder, mostBytes);
    return key;
  },
  read: async (key) => {
    if (!/^[0-9a-f]{64}$/.test(key)) return undefined;
    return readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  },
});

const makeRoom = async (folder: string, mostBytes: number): Promise<void> => {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { path: join(folder, name), size, mtimeMs };
    }),
  );
  let bytes = 0;
  for (const { path, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size;
    if (bytes > mostBytes) await rm(path, { force: true });
  }
};
