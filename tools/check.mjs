// Everything that a machine can say about the code without running the product. Each step is one command.
import { fileURLToPath } from 'node:url';
import { installIfChanged } from './start/install-if-changed.mjs';
import { runSteps } from './test/run-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export const checks = [
  ['format', ['oxfmt', '--check', '.']],
  ['lint', ['oxlint', '--quiet']],
  ['types of the domain', ['tsc', '-p', 'packages/domain']],
  ['types of the domain tests', ['tsc', '-p', 'packages/domain/tsconfig.test.json']],
  ['types of the contract', ['tsc', '-p', 'packages/contract']],
  ['types of the rendering', ['tsc', '-p', 'packages/rendering']],
  ['types of the ports', ['tsc', '-p', 'packages/ports']],
  ['types of the server', ['tsc', '-p', 'apps/server']],
  ['route types of the web app', ['react-router', 'typegen'], 'apps/web'],
  ['types of the web app', ['tsc', '-p', 'apps/web']],
  ['types of the journeys', ['tsc', '-p', 'e2e']],
  ['types of the benchmarks', ['tsc', '-p', 'bench']],
  ['types of the tools', ['tsc', '-p', 'tools']],
  ['unused code', ['knip', '--no-progress']],
  ['borders', ['vitest', 'run', 'tools/architecture', '--reporter=dot']],
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const say = (text) => process.stdout.write(`${text}\n`);
  await installIfChanged(root, say);
  const { failed } = runSteps(root, checks, say);
  process.exit(failed > 0 ? 1 : 0);
}
