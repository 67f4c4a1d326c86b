// Sets up what the tests need and runs all of them. The last line counts: N passed, N failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks } from './check.mjs';
import { buildIfChanged } from './start/build-if-changed.mjs';
import { installIfChanged } from './start/install-if-changed.mjs';
import { countEnding, countPlaywright, countVitest } from './test/count-results.mjs';
import { requirePrograms } from './test/find-programs.mjs';
import { runSteps } from './test/run-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (text) => process.stdout.write(`${text}\n`);
const reports = mkdtempSync(path.join(tmpdir(), 'evergrant-tests-'));
const bin = path.join(root, 'node_modules', '.bin');

const run = (command, options, { folder = '.', env = {} } = {}) =>
  spawnSync(command, options, {
    cwd: path.join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
  }).status;

await installIfChanged(root, say);
requirePrograms(say);

say('\nChecks');
const results = [runSteps(root, checks, say)];

say('\nUnit and integration tests');
const vitestReport = path.join(reports, 'vitest.json');
const vitest = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]);
results.push(countEnding(vitest, countVitest(vitestReport)));

say('\nBrowser tests');
await buildIfChanged(root, say);
const playwrightReport = path.join(reports, 'playwright.json');
const playwright = run('playwright', ['test'], {
  folder: 'e2e',
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
});
results.push(countEnding(playwright, countPlaywright(playwrightReport)));

rmSync(reports, { recursive: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
