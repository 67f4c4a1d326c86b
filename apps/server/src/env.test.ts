import { expect, test } from 'vitest';
import { findHost, readEnvironment } from '#env.ts';

const safe = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://evergrant@db/evergrant',
  SESSION_SECRET: '0f3b9c5d7e1a2846b0c9d8e7f6a51423',
  SMTP_URL: 'smtps://mail.example.org',
  STRIPE_SECRET_KEY: 'sk_live_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  BASE_URL: 'https://evergrant.example',
};

test('nothing has to be set for a first start', () => {
  expect(readEnvironment({})).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    TRUSTED_PROXIES: 0,
    DATA_DIR: '.data',
  });
});

test('outside production nobody else in the network is let in, unless the operator says so', () => {
  expect(findHost(readEnvironment({}))).toBe('127.0.0.1');
  expect(findHost(readEnvironment({ HOST: '0.0.0.0' }))).toBe('0.0.0.0');
  expect(findHost(readEnvironment(safe))).toBeUndefined();
  expect(findHost(readEnvironment({ ...safe, HOST: '10.0.0.5' }))).toBe('10.0.0.5');
});

test('a variable that is set to nothing counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', SIGNUPS_DISABLED: '' })).toMatchObject({ PORT: 3000 });
});

test('a complete production configuration is accepted', () => {
  expect(readEnvironment(safe)).toMatchObject({ NODE_ENV: 'production', BASE_URL: 'https://evergrant.example' });
});

test.each([
  ['DATABASE_URL', undefined, 'Set DATABASE_URL: the embedded database is not for production.'],
  ['SESSION_SECRET', undefined, 'Set SESSION_SECRET to at least 32 random characters.'],
  ['SMTP_URL', undefined, 'Set SMTP_URL: without it no mail leaves this machine.'],
  ['STRIPE_SECRET_KEY', undefined, 'Set STRIPE_SECRET_KEY: the payment sandbox takes no real money.'],
  ['STRIPE_WEBHOOK_SECRET', undefined, 'STRIPE_SECRET_KEY is set: set STRIPE_WEBHOOK_SECRET too'],
  ['STRIPE_SANDBOX_URL', 'http://127.0.0.1:4242', 'Unset STRIPE_SANDBOX_URL: the payment sandbox takes no real money.'],
  ['BASE_URL', undefined, 'Set BASE_URL to the public https:// address.'],
  ['BASE_URL', 'http://evergrant.example', 'Set BASE_URL to the public https:// address.'],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET needs at least 32 characters'],
  ['SESSION_SECRET', 'changeme-changeme-changeme-changeme', 'this one can be guessed'],
  ['SESSION_SECRET', 'a'.repeat(40), 'this one can be guessed'],
])('production with %s set to %s is refused with a sentence', (name, value, sentence) => {
  expect(() => readEnvironment({ ...safe, [name]: value })).toThrow(sentence);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['BASE_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://db'],
  ['SMTP_URL', 'https://mail.example.org'],
  ['MIN_PASSWORD_LENGTH', '5'],
  ['TRUSTED_PROXIES', '-1'],
  ['NODE_ENV', 'staging'],
])('%s cannot be %s', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});

test('half of a storage or payment configuration is refused everywhere', () => {
  expect(() => readEnvironment({ S3_BUCKET: 'documents' })).toThrow(
    'S3_BUCKET is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.',
  );
  expect(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_123' })).toThrow('set STRIPE_WEBHOOK_SECRET too');
});

test('everything that is wrong is said at once, and no secret is repeated', () => {
  const broken = {
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: 'sk_live_very_secret',
    SMTP_URL: 'smtps://user:pass@mail',
  };
  let said = '';
  try {
    readEnvironment(broken);
  } catch (error) {
    said = String(error);
  }
  expect(said.split('\n').length).toBeGreaterThanOrEqual(5);
  expect(said).not.toContain('very_secret');
  expect(said).not.toContain('pass');
});
