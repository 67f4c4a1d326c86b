import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimPorts } from '@evergrant/server/platform/testing/claim-ports.ts';
import { expect, onTestFinished, vi } from 'vitest';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The whole product as its start command runs it: a launcher, the server and the payment sandbox. */
export interface Product {
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  readonly sandboxUrl: string;
  /** Everything printed so far. */
  readonly output: () => string;
  /** Resolves when it says that it is ready; rejects when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<Ending>;
  /** The process of the server, or of the payment sandbox. */
  readonly processOf: (part: 'server' | 'sandbox') => number | undefined;
}

const start = resolve(import.meta.dirname, '..', 'start.mjs');

/** A folder that is gone after the test. */
export const openTestFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'evergrant-life-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  return folder;
};

/** Runs the start command on free ports and a web app of one page; it is killed after the test if it still runs. */
export const startProduct = async (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> => {
  const [port = 0, sandboxPort = 0] = await claimPorts(2);
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [start], {
    cwd: tmpdir(),
    env: {
      PATH,
      HOME,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      // However busy the machine is, what ends by force is what did not end by itself.
      STOP_WITHIN_SECONDS: '120',
      WEB_ROOT: openWebRoot(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<Ending>((end) => child.once('exit', (code, signal) => end({ code, signal })));
  onTestFinished(async () => {
    const parts = childrenOf(child.pid ?? 0);
    child.kill('SIGKILL');
    for (const { pid } of parts) killIfThere(pid);
    await ended;
    // A killed process keeps its lock on the data folder until the system has taken it apart.
    await vi.waitFor(() => expect(parts.filter(({ pid }) => isAlive(pid))).toEqual([]), { timeout: 120_000 });
  });
  let output = '';
  const ready = new Promise<void>((isReady, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Evergrant is ready.') && output.includes('/api/docs')) isReady();
      });
    }
    child.once('close', () => fail(new Error(`It ended before it was ready:\n${output}`)));
  });
  // Those who expect that it does not become ready wait for its end alone.
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    port,
    url: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    output: () => output,
    ready,
    ended,
    processOf: (part) => childrenOf(child.pid ?? 0).find(({ command }) => command.includes(programs[part]))?.pid,
  };
};

/** Starts it and waits until it is ready. */
export const startReady = async (dataDir: string, settings?: Readonly<Record<string, string>>): Promise<Product> => {
  const product = await startProduct(dataDir, settings);
  await product.ready;
  return product;
};

/** Asks it to end, and says how it did. */
export const stopProduct = async (product: Product, signal: NodeJS.Signals = 'SIGTERM'): Promise<Ending> => {
  process.kill(product.pid, signal);
  return product.ended;
};

/** Whether the process still runs; one that has ended and waits for its parent does not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/\) Z /.test(readIfThere(`/proc/${pid}/stat`));
};

const programs = { server: 'apps/server/src/main.ts', sandbox: 'stripe-sandbox/main.ts' } as const;

const childrenOf = (pid: number): readonly { readonly pid: number; readonly command: string }[] =>
  readIfThere(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((part) => part !== '')
    .map((child) => ({ pid: Number(child), command: readIfThere(`/proc/${child}/cmdline`) }));

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const killIfThere = (pid: number): void => {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
};

const openWebRoot = (): string => {
  const folder = openTestFolder();
  const page = '<!doctype html><title>Evergrant</title><p>The web app stands here.</p>';
  mkdirSync(join(folder, '404'));
  for (const file of ['index.html', '__spa-fallback.html', '404/index.html']) writeFileSync(join(folder, file), page);
  writeFileSync(join(folder, '__routes.json'), '["/"]');
  return folder;
};
