import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '#platform/database/lock-folder.ts';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'evergrant-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = `
  const { lockFolder } = await import('#platform/database/lock-folder.ts');
  await lockFolder(process.argv[1]).then(
    () => { process.stdout.write('locked'); setInterval(() => {}, 1000); },
    (error) => { process.stderr.write(error.message); process.exit(3); },
  );`;

/** Another process that wants the folder. */
const contend = () =>
  spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    cwd: new URL('../../../', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('a second process on the same folder is refused with a sentence', async () => {
  const release = await lockFolder(folder);
  const second = contend();
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(second, 'close')) as [number];
  release();

  expect(code).toBe(3);
  expect(said).toBe(`Another Evergrant is already running on ${folder}. Stop it first.`);
});

test('the same folder under another name is the same folder', async () => {
  const release = await lockFolder(folder);
  const alias = `${folder}-alias`;
  symlinkSync(folder, alias);
  await expect(lockFolder(alias)).rejects.toThrow(FolderInUse);
  release();
  rmSync(alias);
});

test('the folder is free again after it was released, and after its process was killed', async () => {
  (await lockFolder(folder))();

  const other = contend();
  await once(other.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  other.kill('SIGKILL');
  await once(other, 'close');

  const release = await lockFolder(folder);
  release();
});
