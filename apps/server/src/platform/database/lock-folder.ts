import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';

/** Another process already holds the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Takes the data folder for this process alone: two processes on one embedded database lose commits in silence.
 * The lock is a socket, which the kernel frees on any kind of death, so it is never stale.
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  mkdirSync(folder, { recursive: true });
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      reject(inUse ? new FolderInUse(`Another Evergrant is already running on ${folder}. Stop it first.`) : error);
    });
    server.listen(addressOf(folder), resolve);
  });
  server.unref();
  return () => void server.close();
};

const addressOf = (folder: string): string => {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0evergrant-${digest}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\evergrant-${digest}`;
  return join(folder, 'lock.socket');
};
