import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLanguageModel, chooseMail, choosePayments, readSettings } from '#compose.ts';
import { readEnvironment } from '#env.ts';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'evergrant-compose-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const environment = (source: NodeJS.ProcessEnv = {}) => readEnvironment({ DATA_DIR: folder, ...source });
const testKeys = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
const sandbox = { STRIPE_SANDBOX_URL: 'http://127.0.0.1:4242' };

test('without keys there are no payments, and it is said what to do', () => {
  expect(() => choosePayments(environment())).toThrow('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
});

test('a test key may talk to the sandbox on this machine', () => {
  expect(choosePayments(environment({ ...testKeys, ...sandbox }))).toHaveProperty('openCheckout');
});

test.each([
  ['a live key', 'sandbox', { ...testKeys, ...sandbox, STRIPE_SECRET_KEY: 'sk_live_123' }],
  ['a key', 'sandbox on another machine', { ...testKeys, STRIPE_SANDBOX_URL: 'http://sandbox.example:4242' }],
  ['a key of nothing', 'provider', { ...testKeys, STRIPE_SECRET_KEY: 'pk_odd_123' }],
  ['a webhook secret of nothing', 'provider', { ...testKeys, STRIPE_WEBHOOK_SECRET: 'odd_123' }],
])('%s is not shown to the %s', (_key, _peer, source) => {
  let said = '';
  try {
    choosePayments(environment(source));
  } catch (error) {
    said = String(error);
  }
  expect(said).toMatch(/stripe/i);
  expect(said).not.toContain(source.STRIPE_SECRET_KEY);
});

test('the secret of an installation is made once and can be read by its owner alone', () => {
  const first = readSettings(environment()).secret;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readSettings(environment()).secret).toBe(first);
  const file = join(folder, 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('links begin with the configured address, without a slash at its end', () => {
  expect(readSettings(environment({ BASE_URL: 'https://evergrant.example//' })).origin).toBe(
    'https://evergrant.example',
  );
  expect(readSettings(environment({ PORT: '4000' })).origin).toBe('http://localhost:4000');
});

test('mail stays on this machine until a server for it is set', async () => {
  expect((await chooseMail(environment())).outbox).toBeDefined();
  const configured = await chooseMail(environment({ SMTP_URL: 'smtp://127.0.0.1:2525' }));
  expect(configured.outbox).toBeUndefined();
});

test('no model is asked until a provider is set', async () => {
  expect(await chooseLanguageModel(environment())).toEqual({});
  const configured = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_BASE_URL: 'http://127.0.0.1:9/v1' };
  expect(await chooseLanguageModel(environment(configured))).toHaveProperty('languageModel.read');
});
