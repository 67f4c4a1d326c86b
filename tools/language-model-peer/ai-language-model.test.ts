import { createAiLanguageModel } from '@evergrant/ports/language-model/ai-language-model.ts';
import type { Asked, LanguageModel } from '@evergrant/ports/language-model/language-model.ts';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Reply } from '#language-model-peer/reply.ts';
import { inOrder, startLanguageModelPeer } from '#language-model-peer/start-peer.ts';
import type { LanguageModelPeer } from '#language-model-peer/start-peer.ts';

const shape = z.object({ name: z.string().nullable(), children: z.array(z.string()) });
const secret = 'Ottilie Brandvold';
const asked: Asked = {
  instructions: 'Write down who was named.',
  conversation: [
    { by: 'assistant', words: 'Who are your children?' },
    { by: 'person', words: `Just ${secret}.` },
  ],
  maxTokens: 300,
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const open = async (
  replies: readonly Reply[],
  {
    provider = 'openai-compatible',
    timeoutInMs = 60_000,
  }: { provider?: 'openai' | 'openai-compatible'; timeoutInMs?: number } = {},
): Promise<{ readonly model: LanguageModel; readonly peer: LanguageModelPeer }> => {
  const peer = await startLanguageModelPeer(inOrder(...replies));
  closing.push(peer.stop);
  const settings = { provider, model: 'small', apiKey: 'a-key', baseUrl: peer.baseUrl, timeoutInMs };
  return { model: await createAiLanguageModel(settings), peer };
};

const read = (model: LanguageModel) => model.read({ ...asked, name: 'people', shape });

const listen = async (model: LanguageModel) => {
  const heard: string[] = [];
  const answer = await model.speak({ ...asked, hear: (words) => heard.push(words) });
  return { heard, answer };
};

test.each(['openai', 'openai-compatible'] as const)(
  '%s gets the shape, the key and nothing that was not asked',
  async (provider) => {
    const object = { name: null, children: [secret] };
    const { model, peer } = await open([{ kind: 'object', object }], { provider });
    expect(await read(model)).toEqual({
      outcome: 'answered',
      value: object,
      spent: { inputTokens: 30, outputTokens: 12 },
    });
    expect(peer.questions).toHaveLength(1);
    expect(peer.questions[0]).toMatchObject({
      authorization: 'Bearer a-key',
      model: 'small',
      isStream: false,
      maxTokens: 300,
      temperature: 0,
      messages: [
        { role: 'system', content: asked.instructions },
        { role: 'assistant', content: 'Who are your children?' },
        { role: 'user', content: `Just ${secret}.` },
      ],
      schema: { type: 'object', required: ['name', 'children'], additionalProperties: false },
    });
  },
);

test.each(['openai', 'openai-compatible'] as const)('%s is heard word by word', async (provider) => {
  const { model, peer } = await open([{ kind: 'words', words: 'Thank you, Kim.' }], { provider });
  const { heard, answer } = await listen(model);
  expect(heard).toEqual(['Thank ', 'you, ', 'Kim.']);
  expect(answer).toEqual({
    outcome: 'answered',
    value: 'Thank you, Kim.',
    spent: { inputTokens: 30, outputTokens: 12 },
  });
  expect(peer.questions[0]).toMatchObject({ isStream: true, schema: undefined });
});

test('a model on this machine that asks for no key is sent none', async () => {
  const peer = await startLanguageModelPeer(inOrder({ kind: 'words', words: 'Good.' }));
  closing.push(peer.stop);
  const settings = {
    provider: 'openai-compatible',
    model: 'small',
    baseUrl: peer.baseUrl,
    timeoutInMs: 60_000,
  } as const;
  await listen(await createAiLanguageModel(settings));
  expect(peer.questions[0]?.authorization).toBeUndefined();
});

test.each<[string, Reply]>([
  ['prose instead of an object', { kind: 'words', words: `Sure! ${secret} is the child.` }],
  ['an object in a fence', { kind: 'words', words: '```json\n{"name":null,"children":[]}\n```' }],
  ['a missing key', { kind: 'object', object: { name: 'Ann' } }],
  ['a value of another kind', { kind: 'object', object: { name: null, children: 'Ann' } }],
  ['nothing at all', { kind: 'words', words: '' }],
  ['an object that is cut by the limit', { kind: 'ended', words: '{"name":null,', reason: 'length' }],
  ['a whole object that the limit ended', { kind: 'ended', words: '{"name":null,"children":[]}', reason: 'length' }],
])('%s is no reading', async (_, reply) => {
  const { model, peer } = await open([reply]);
  expect(await read(model)).toMatchObject({ outcome: 'invalid' });
  expect(peer.questions).toHaveLength(1);
});

test.each([401, 404, 408, 429, 500, 503])(
  'a provider that answers %d is unavailable, and is asked once',
  async (status) => {
    const { model, peer } = await open([
      { kind: 'status', status },
      { kind: 'status', status },
    ]);
    expect(await read(model)).toMatchObject({ outcome: 'unavailable', reason: `the provider answered ${status}` });
    expect((await listen(model)).answer).toMatchObject({ outcome: 'unavailable' });
    expect(peer.questions).toHaveLength(2);
  },
);

test('what the provider will not answer is refused', async () => {
  const withheld = { kind: 'ended', words: '{"name":null,"children":[]}', reason: 'content_filter' } as const;
  const { model } = await open([{ kind: 'status', status: 400 }, withheld, withheld]);
  expect(await read(model)).toMatchObject({ outcome: 'refused' });
  expect(await read(model)).toMatchObject({ outcome: 'refused' });
  expect((await listen(model)).answer).toMatchObject({ outcome: 'refused' });
});

test('a provider that does not answer is given up in time', async () => {
  const { model } = await open([{ kind: 'hang' }, { kind: 'hang', words: 'Thank you' }], { timeoutInMs: 400 });
  expect(await read(model)).toMatchObject({ outcome: 'timed-out' });
  expect((await listen(model)).answer).toMatchObject({ outcome: 'timed-out' });
});

test('an answer that breaks off is never taken for a whole one', async () => {
  const { model } = await open([
    { kind: 'cut', words: '{"name":null,"children":[]}' },
    { kind: 'cut', words: 'Thank you, Kim. ' },
    { kind: 'cut', words: 'Thank you, Kim. ', isClean: true },
  ]);
  expect(await read(model)).toMatchObject({ outcome: 'unavailable' });
  expect((await listen(model)).answer).toMatchObject({ outcome: 'unavailable' });
  expect((await listen(model)).answer).toMatchObject({ outcome: 'unavailable' });
});

test('a stream that says nothing is no answer', async () => {
  const { model } = await open([{ kind: 'words', words: '' }]);
  expect(await listen(model)).toMatchObject({ heard: [], answer: { outcome: 'invalid' } });
});

test('a page instead of an answer is another server, not a reading', async () => {
  const { model } = await open([{ kind: 'page' }, { kind: 'page' }]);
  expect(await read(model)).toMatchObject({ outcome: 'unavailable' });
  expect((await listen(model)).answer.outcome).not.toBe('answered');
});

test('a redirect carries nothing to another address', async () => {
  const elsewhere = await startLanguageModelPeer(inOrder());
  closing.push(elsewhere.stop);
  const { model } = await open([{ kind: 'redirect', location: `${elsewhere.baseUrl}/chat/completions` }]);
  expect(await read(model)).toMatchObject({ outcome: 'unavailable' });
  expect(elsewhere.questions).toEqual([]);
});

test('an answer that does not end is broken off', async () => {
  const endless: Reply = { kind: 'words', words: 'and so on '.repeat(1_000_000) };
  const { model } = await open([endless, { kind: 'words', words: 'and so on '.repeat(60_000) }]);
  expect(await read(model)).toMatchObject({ outcome: 'invalid', reason: 'the answer does not end' });
  expect((await listen(model)).answer).toMatchObject({ outcome: 'invalid', reason: 'the answer does not end' });
});

test('a provider that is not there is unavailable', async () => {
  const { model, peer } = await open([]);
  await peer.stop();
  closing.splice(0);
  expect(await read(model)).toMatchObject({ outcome: 'unavailable' });
  expect((await listen(model)).answer).toMatchObject({ outcome: 'unavailable' });
});

test('why a question failed says neither what a person said nor the key', async () => {
  const replies: readonly Reply[] = [
    { kind: 'words', words: `Sure! ${secret}` },
    { kind: 'status', status: 500 },
    { kind: 'cut', words: secret },
    { kind: 'page' },
  ];
  const { model } = await open(replies);
  const reasons = [await read(model), await read(model), await read(model), await read(model)];
  expect(JSON.stringify(reasons)).not.toMatch(/Ottilie|a-key/);
});

test('what a listener throws is a fault of ours, not of the model', async () => {
  const { model } = await open([{ kind: 'words', words: 'Good.' }]);
  const hear = (): never => {
    throw new Error('the screen is gone');
  };
  await expect(model.speak({ ...asked, hear })).rejects.toThrow('the screen is gone');
});
