import { execFile } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { claimPort } from '#platform/testing/claim-ports.ts';

const run = promisify(execFile);

/** A private PostgreSQL on this machine. */
export interface TestPostgres {
  readonly database: Database;
  readonly url: string;
  /** Stops the server as its operator would, and starts it again on the same files. */
  readonly halt: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Stops the server and removes its files; the database must be closed before. */
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL of one's own in a temporary folder: real locks and connections, nothing kept afterwards. */
export const openTestPostgres = async (): Promise<TestPostgres> => {
  const programs = findPrograms();
  const server = await findServerUser();
  // Not the usual temporary folder: that may be one that the server's user cannot enter.
  const folder = mkdtempSync('/tmp/evergrant-postgres-');
  if (server) chownSync(folder, server.uid, server.gid);
  const port = await claimPort();
  const as = { ...server, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const data = join(folder, 'data');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=60`;
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'evergrant', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  const control = async (...asked: readonly string[]): Promise<void> => {
    await run(join(programs, 'pg_ctl'), ['-D', data, ...asked], as);
  };
  const resume = (): Promise<void> => control('-o', settings, '-l', join(folder, 'log'), '-w', '-t', '60', 'start');
  await resume();
  const url = `postgres://evergrant@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    await control('-m', 'immediate', '-w', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const database = await openPostgres(url, { connections: 20, waitsMs: 120_000, onError: ignore });
    return { database, url, halt: () => control('-m', 'fast', '-w', 'stop'), resume, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

// The server is stopped under its connections at the end; what fails before is told by the queries themselves.
const ignore = (): void => undefined;

const findPrograms = (): string => {
  const versions = '/usr/lib/postgresql';
  const installed = isThere(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const folders = [...installed, ...(process.env['PATH'] ?? '').split(delimiter)].filter((path) => path !== '');
  const found = folders.find((path) => isThere(join(path, 'initdb')) && isThere(join(path, 'pg_ctl')));
  if (found) return found;
  throw new Error('These tests need PostgreSQL 15 or later. Install it, for example with: apt-get install postgresql');
};

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** PostgreSQL refuses to run as root, so root lends it to the user that the package made for it. */
const findServerUser = async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string): Promise<number> => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch (error) {
    throw new Error('As root these tests need the user "postgres". Make it with: useradd --system postgres', {
      cause: error,
    });
  }
};
