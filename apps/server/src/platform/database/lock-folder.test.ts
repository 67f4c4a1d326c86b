import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotStart } from '#platform/cannot-start.ts';
import { lockFolder } from '#platform/database/lock-folder.ts';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'evergrant-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = `
  const { lockFolder } = await import('#platform/database/lock-folder.ts');
  try {
    lockFolder(process.argv[1]);
    globalThis.gc();
    process.stdout.write('locked');
    setInterval(() => {}, 1000);
  } catch (error) {
    process.stderr.write(error.message);
    process.exit(3);
  }`;

/** Another process that wants the folder. */
const contend = () =>
  spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program, folder], {
    cwd: new URL('../../../', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('a second process on the same folder is refused with a sentence', async () => {
  const release = lockFolder(folder);
  const second = contend();
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(second, 'close')) as [number];
  release();

  expect(code).toBe(3);
  expect(said).toBe(`Another Evergrant is already running on ${folder}. Stop it first.`);
});

test('the same folder under another name is the same folder', () => {
  const release = lockFolder(folder);
  const alias = `${folder}-alias`;
  symlinkSync(folder, alias);
  expect(() => lockFolder(alias)).toThrow(CannotStart);
  release();
  rmSync(alias);
});

test('the folder is locked until it is released or its process is killed, whatever is collected meanwhile', async () => {
  lockFolder(folder)();

  const other = contend();
  await once(other.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(CannotStart);
  other.kill('SIGKILL');
  await once(other, 'close');

  const release = lockFolder(folder);
  release();
});

test('a folder that cannot be written to is refused with a sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file'))).toThrow('cannot be written to. Set DATA_DIR to one that can.');
});
