import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { administrators } from '#steps/administrator.ts';
import { automationPort, automationSecret } from '#steps/automation-receiver.ts';
import { browserOptions } from '#steps/browser-options.ts';
import { team } from '#steps/team.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const origin = `http://localhost:${port}`;

// The journeys run against the real thing: the start command on an empty data folder.
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  timeout: 300_000,
  // Only what hangs is ended: how long a step takes says nothing on a machine that does something else beside it.
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // More than a machine of CI has cores: journeys wait a good deal, for mails, pauses and pages.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    baseURL: origin,
    // Nothing moves, so nothing has to be waited for; what moves has its own tests.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording every step costs a third of the time; to look at a failure: TRACE=1 npx playwright test FILE
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: browserOptions,
  },
  webServer: {
    command: 'node ../tools/start.mjs',
    url: `${origin}/readyz`,
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'evergrant-e2e-')),
      LOG_LEVEL: 'warn',
      AUTOMATION_WEBHOOK_URL: `http://127.0.0.1:${automationPort}/told`,
      AUTOMATION_WEBHOOK_SECRET: automationSecret,
      ADMIN_EMAILS: [team, ...Object.values(administrators)].join(','),
    },
  },
});
