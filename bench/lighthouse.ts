// Lighthouse scores of the public pages at the mobile preset, against the product as its start command runs it.
// Simulated throttling, medians of several rounds: the scores say little about this machine.
// Run: npx node bench/lighthouse.ts [rounds]   (ORIGIN: a product that runs already; PAGES=/,/login; CHROMIUM)
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse, { type Result } from 'lighthouse';
import { throttling as presets } from 'lighthouse/core/config/constants.js';

const rounds = Number(process.argv[2] ?? 3);
const pages = (process.env['PAGES'] ?? '/,/features,/pricing,/login').split(',');
const targets = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

const folder = mkdtempSync(join(tmpdir(), 'evergrant-lighthouse-'));
const children: ChildProcess[] = [];

const waitFor = async <T>(find: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> => {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const found = await find();
    if (found !== undefined) return found;
    await wait(200);
  }
  throw new Error(`${what} did not start`);
};

const startProduct = async (): Promise<string> => {
  const port = 20_000 + (process.pid % 20_000);
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
  children.push(
    spawn(process.execPath, [resolve(import.meta.dirname, '../tools/start.mjs')], { env, stdio: 'ignore' }),
  );
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => (ok ? true : undefined),
      () => undefined,
    );
  await waitFor(isReady, 'The product');
  return origin;
};

const startBrowser = async (): Promise<number> => {
  const profile = join(folder, 'profile');
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--remote-debugging-port=0'];
  const program = process.env['CHROMIUM'] ?? 'chromium';
  children.push(spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' }));
  const file = join(profile, 'DevToolsActivePort');
  return waitFor(() => {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    return port > 0 ? port : undefined;
  }, 'Chromium');
};

/** How fast this machine is at the moment, by Lighthouse's own measure: about 1500 for an idle desktop, 400 for a phone. */
const measureMachine = async (address: string, port: number): Promise<number> => {
  const run = await lighthouse(address, { port, onlyAudits: ['document-title'], logLevel: 'error' });
  return run?.lhr.environment.benchmarkIndex ?? 0;
};

// The preset slows an idle desktop down four times to be a phone. A busy machine may be as slow as one already.
const slowdownFor = (benchmarkIndex: number): number => Math.min(4, Math.max(1, benchmarkIndex / 400));

const inspect = async (address: string, port: number): Promise<Result> => {
  const cpuSlowdownMultiplier = slowdownFor(await measureMachine(address, port));
  const throttling = { ...presets.mobileSlow4G, cpuSlowdownMultiplier };
  const run = await lighthouse(address, { port, throttling, onlyCategories: categories, logLevel: 'error' });
  if (!run) throw new Error(`${address} could not be inspected`);
  return run.lhr;
};

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const scoreOf = (results: readonly Result[], category: Category): number =>
  Math.round(medianOf(results.map((result) => result.categories[category]?.score ?? 0)) * 100);

const roundOf = ({ categories: rated, environment, configSettings }: Result): string =>
  `${Math.round((rated['performance']?.score ?? 0) * 100)} at ${Math.round(environment.benchmarkIndex)} x${configSettings.throttling.cpuSlowdownMultiplier.toFixed(1)}`;

const measuresOf = (results: readonly Result[]): string =>
  ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    .map((id) => `${id} ${medianOf(results.map((one) => one.audits[id]?.numericValue ?? 0)).toFixed(2)}`)
    .join(', ');

/** What the last round found to be improved, outside of the figures of speed. */
const findingsOf = (result: Result | undefined): readonly string[] =>
  Object.values(result?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);

const report = (page: string, results: readonly Result[]): boolean => {
  const scores = categories.map((category) => [category, scoreOf(results, category)] as const);
  console.log(`${page.padEnd(10)} ${scores.map(([category, score]) => `${category} ${score}`).join('  ')}`);
  console.log(`           ${measuresOf(results)}`);
  // A score says most where the machine was fast and therefore slowed down as the preset wants it.
  console.log(`           each round's score, speed of the machine and slowdown: ${results.map(roundOf).join(', ')}`);
  for (const finding of findingsOf(results.at(-1))) console.log(`           ! ${finding}`);
  return scores.every(([category, score]) => score >= targets[category]);
};

try {
  const origin = process.env['ORIGIN'] ?? (await startProduct());
  const port = await startBrowser();
  for (const page of pages) {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await inspect(`${origin}${page}`, port));
    if (!report(page, results)) process.exitCode = 1;
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await wait(2_000);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
