import { expect, test } from 'vitest';
import { findModelDangers, readModelSettings } from '#env-of-model.ts';
import { findWarnings, readEnvironment } from '#env.ts';

const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_BASE_URL: 'http://127.0.0.1:11434/v1' };
const hosted = { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-sonnet-4-5', AI_API_KEY: 'a-key-of-mine' };

const read = (source: NodeJS.ProcessEnv) => readModelSettings(readEnvironment(source));

test('without a provider there is no model', () => {
  expect(read({})).toBeUndefined();
  expect(readEnvironment({})).toMatchObject({ AI_TIMEOUT_SECONDS: 15, AI_TOKENS_PER_PERSON_AND_DAY: 200_000 });
});

test('a model on this machine needs an address and no key, a hosted one a key and no address', () => {
  expect(read(local)).toEqual({
    provider: 'openai-compatible',
    model: 'small',
    baseUrl: 'http://127.0.0.1:11434/v1',
    timeoutInMs: 15_000,
  });
  expect(read({ ...local, AI_API_KEY: 'a-key-of-mine' })).toMatchObject({ apiKey: 'a-key-of-mine' });
  expect(read({ ...hosted, AI_TIMEOUT_SECONDS: '5' })).toEqual({
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    apiKey: 'a-key-of-mine',
    timeoutInMs: 5000,
  });
});

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['a key without a provider', { AI_API_KEY: 'a-key-of-mine' }, 'AI_API_KEY is set: set AI_PROVIDER too'],
  ['a model without a provider', { AI_MODEL: 'small' }, 'AI_MODEL is set: set AI_PROVIDER too'],
  ['an address without a provider', { AI_BASE_URL: local.AI_BASE_URL }, 'AI_BASE_URL is set: set AI_PROVIDER too'],
  ['a provider without a model', { ...hosted, AI_MODEL: '' }, 'set AI_MODEL to what the provider calls the model'],
  ['Anthropic without a key', { ...hosted, AI_API_KEY: '' }, 'AI_PROVIDER is anthropic: set AI_API_KEY too.'],
  ['OpenAI without a key', { AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_PROVIDER is openai: set AI_API_KEY too.'],
  ['a hosted model elsewhere', { ...hosted, AI_BASE_URL: local.AI_BASE_URL }, 'which has its own address'],
  ['a compatible model nowhere', { ...local, AI_BASE_URL: '' }, 'set AI_BASE_URL to where the model answers'],
  ['a password in an address', { ...local, AI_BASE_URL: 'https://me:hidden@llm.example/v1' }, 'put the key into'],
  ['an unknown provider', { AI_PROVIDER: 'oracle' }, 'AI_PROVIDER'],
  ['no time at all', { ...local, AI_TIMEOUT_SECONDS: '0' }, 'AI_TIMEOUT_SECONDS'],
  ['a budget of nothing', { ...local, AI_TOKENS_PER_PERSON_AND_DAY: '0' }, 'AI_TOKENS_PER_PERSON_AND_DAY'],
  ['an address that is no website', { ...local, AI_BASE_URL: 'ftp://llm.example' }, 'AI_BASE_URL'],
])('%s is refused with a sentence that repeats no secret', (_, source, sentence) => {
  let said = '';
  try {
    readEnvironment(source);
  } catch (error) {
    said = String(error);
  }
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/a-key-of-mine|hidden/);
});

test('real people are not read by a company that the privacy page does not name', () => {
  const find = (source: NodeJS.ProcessEnv, around: Parameters<typeof findModelDangers>[1]) =>
    findModelDangers(readEnvironment(source), around).join();
  const unnamed = { isProduction: true, modelReader: undefined };
  expect(find(hosted, unnamed)).toContain('set modelReader in packages/domain/src/brand/brand.ts');
  expect(find(hosted, { ...unnamed, modelReader: 'Anthropic' })).toBe('');
  expect(find(hosted, { ...unnamed, isProduction: false })).toBe('');
  expect(find(local, unnamed)).toBe('');
});

test('an unencrypted way to a model on another machine is worth a warning', () => {
  const warn = (address: string) => findWarnings(readEnvironment({ ...local, AI_BASE_URL: address })).join();
  expect(warn('http://llm.example/v1')).toContain('unencrypted');
  expect(warn('https://llm.example/v1')).not.toContain('unencrypted');
  expect(warn(local.AI_BASE_URL)).not.toContain('unencrypted');
});
