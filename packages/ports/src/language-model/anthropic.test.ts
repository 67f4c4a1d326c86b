import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createAiLanguageModel } from '#language-model/ai-language-model.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const listen = async (answer: unknown) => {
  const received: { url: string | undefined; headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body: JSON.parse(body) as Record<string, unknown> });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, received };
};

const messageOf = (text: string, stopReason: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-sonnet-4-5',
  content: [{ type: 'text', text }],
  stop_reason: stopReason,
  stop_sequence: null,
  usage: { input_tokens: 21, output_tokens: 7 },
});

const readFrom = async (baseUrl: string) => {
  const model = await createAiLanguageModel({
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    apiKey: 'a-key',
    baseUrl,
    timeoutInMs: 60_000,
  });
  return model.read({
    instructions: 'Write down who was named.',
    conversation: [{ by: 'person', words: 'Ann.' }],
    maxTokens: 200,
    name: 'people',
    shape: z.object({ name: z.string().nullable() }),
  });
};

test('Anthropic gets the shape and the key, and its answer is read', async () => {
  const { baseUrl, received } = await listen(messageOf('{"name":"Ann"}', 'end_turn'));
  expect(await readFrom(baseUrl)).toEqual({
    outcome: 'answered',
    value: { name: 'Ann' },
    spent: { inputTokens: 21, outputTokens: 7 },
  });
  expect(received[0]).toMatchObject({ url: '/v1/messages', headers: { 'x-api-key': 'a-key' } });
  expect(received[0]?.body).toMatchObject({ model: 'claude-sonnet-4-5', max_tokens: 200 });
  expect(JSON.stringify(received[0]?.body)).toContain('"required":["name"]');
});

test.each([
  ['refusal', 'refused'],
  ['max_tokens', 'invalid'],
])('an answer of Anthropic that ends with %s is %s', async (stopReason, outcome) => {
  const { baseUrl } = await listen(messageOf('{"name":"Ann"}', stopReason));
  expect(await readFrom(baseUrl)).toMatchObject({ outcome, spent: { inputTokens: 21, outputTokens: 7 } });
});
