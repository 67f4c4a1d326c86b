import { randomUUID } from 'node:crypto';
import type { Files } from '@evergrant/ports/files/files.ts';
import { CannotStart } from '#platform/cannot-start.ts';

const key = 'installation/storage-id';

/** What tells one storage of files from another: made once, kept inside of it. */
export const readStorageId = async (files: Files): Promise<string> => {
  try {
    const kept = await files.get(key);
    if (kept) return Buffer.from(kept).toString('utf8');
    const id = randomUUID();
    await files.put(key, Buffer.from(id, 'utf8'), 'text/plain');
    return id;
  } catch (error) {
    const why = error instanceof Error ? error.message : 'no answer';
    throw new CannotStart(`Files cannot be kept (${why}). Check S3_BUCKET and its keys, or DATA_DIR.`, {
      cause: error,
    });
  }
};
