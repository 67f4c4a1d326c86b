// How long the start command takes until it is ready: the first time, and again with nothing changed; and how soon a
// second process on the same data folder is refused. Wall time depends on the machine's other work, processor time less.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimPorts } from '@evergrant/server/platform/testing/claim-ports.ts';

const command = resolve(import.meta.dirname, '..', 'tools', 'start.mjs');
const dataDir = mkdtempSync(join(tmpdir(), 'evergrant-bench-'));

// A web app of one page, so that building the real one is not measured.
const webRoot = join(dataDir, 'web');
mkdirSync(join(webRoot, '404'), { recursive: true });
for (const file of ['index.html', '__spa-fallback.html', '404/index.html']) {
  writeFileSync(join(webRoot, file), '<!doctype html><title>Evergrant</title>');
}
writeFileSync(join(webRoot, '__routes.json'), '["/"]');

const launch = async (): Promise<{ readonly child: ChildProcess; readonly url: string }> => {
  const [port = 0, sandboxPort = 0] = await claimPorts(2);
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    WEB_ROOT: webRoot,
    LOG_LEVEL: 'warn',
  };
  const env = { ...process.env, ...settings };
  return {
    child: spawn(process.execPath, [command], { env, stdio: ['ignore', 'inherit', 'inherit'] }),
    url: `http://localhost:${port}`,
  };
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Processor seconds that a process and its children have used, as Linux counts them: hundredths of a second. */
const processorSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const own = (Number(fields[11]) + Number(fields[12])) / 100;
  return children.reduce((sum, child) => sum + processorSeconds(child), own);
};

const measureStart = async (name: string, whileRunning: () => Promise<void>): Promise<void> => {
  const began = performance.now();
  const { child, url } = await launch();
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`It ended with exit code ${child.exitCode} before it was ready.`);
    await new Promise((done) => setTimeout(done, 20));
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${name}: ready after ${seconds.toFixed(2)} s, ${processorSeconds(child.pid ?? 0).toFixed(2)} s of processor`,
  );
  await whileRunning();
  const told = performance.now();
  child.kill('SIGTERM');
  await once(child, 'exit');
  console.log(`  ended ${((performance.now() - told) / 1000).toFixed(2)} s after SIGTERM`);
};

const measureRefusal = async (): Promise<void> => {
  const began = performance.now();
  const { child } = await launch();
  const [code] = (await once(child, 'exit')) as [number];
  console.log(
    `  second process refused after ${((performance.now() - began) / 1000).toFixed(2)} s with exit code ${code}`,
  );
};

const nothing = (): Promise<void> => Promise.resolve();
await measureStart('first start', measureRefusal);
await measureStart('second start', measureRefusal);
await measureStart('third start', nothing);
rmSync(dataDir, { recursive: true });
