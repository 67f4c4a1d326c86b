import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '#platform/cannot-start.ts';

/**
 * Takes the data folder for this process alone: two processes on one embedded database lose commits in silence.
 * The lock is SQLite's own on an empty file: the kernel frees it on any kind of death, so it is never stale, and it
 * holds between containers that see the same folder.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = openLock(folder);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new CannotStart(`Another Evergrant is already running on ${folder}. Stop it first.`, { cause: error });
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
};

// What nobody refers to is collected, and its lock would be free.
const held = new Set<DatabaseSync>();

const openLock = (folder: string): DatabaseSync => {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  } catch (error) {
    throw new CannotStart(`The data folder ${folder} cannot be written to. Set DATA_DIR to one that can.`, {
      cause: error,
    });
  }
};
