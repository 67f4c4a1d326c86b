import { defineConfig } from 'vitest/config';

/** Unit and integration tests of every workspace; what a browser does is tested in `e2e`. */
export default defineConfig({
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', '{tools,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    pool: 'forks',
    setupFiles: ['tools/test/fix-seed.ts'],
    // Modules are loaded once for all files of a worker: loading them took longer than most tests.
    isolate: false,
    execArgv: ['tools/start/remember-imports.mjs', 'tools/test/hash-quickly.ts'].flatMap((file) => [
      '--import',
      new URL(file, import.meta.url).href,
    ]),
    // More than a machine of CI has cores: tests with jobs mostly wait for the queue to look.
    maxWorkers: 3,
    // Only a test that hangs is ended: how long one takes says nothing on a machine that does something else beside it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 30_000,
  },
});
