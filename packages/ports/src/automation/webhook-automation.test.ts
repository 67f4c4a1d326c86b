import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { AutomationFailed, type AutomationMessage } from '#automation/automation.ts';
import { createWebhookAutomation } from '#automation/webhook-automation.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
const message: AutomationMessage = {
  id: 'delivery-1',
  event: 'payment_complete',
  data: { amount: 29_700, user_email: 'kim@example.com' },
  occurredAt: new Date('2026-11-20T10:00:00Z'),
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const listen = async (answer: { readonly status: number; readonly location?: string }) => {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.location ? { Location: answer.location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
};

test('a receiver can verify what it is sent, and sees event, data and time', async () => {
  const receiver = await listen({ status: 204 });
  await expect(createWebhookAutomation({ url: receiver.url, secret }).deliver(message)).resolves.toBe(204);
  const [sent] = receiver.received;
  const verified = new Webhook(secret).verify(sent?.body ?? '', sent?.headers as Record<string, string>);
  expect(verified).toEqual({
    event: 'payment_complete',
    amount: 29_700,
    user_email: 'kim@example.com',
    timestamp: '2026-11-20T10:00:00.000Z',
  });
  expect(sent?.headers['webhook-id']).toBe('delivery-1');
});

test('a receiver that answers with an error has not taken the message', async () => {
  const receiver = await listen({ status: 503 });
  const delivering = createWebhookAutomation({ url: receiver.url, secret }).deliver(message);
  await expect(delivering).rejects.toMatchObject({ name: 'AutomationFailed', status: 503 });
});

test('a redirect is not followed', async () => {
  const elsewhere = await listen({ status: 200 });
  const receiver = await listen({ status: 302, location: elsewhere.url });
  const delivering = createWebhookAutomation({ url: receiver.url, secret }).deliver(message);
  await expect(delivering).rejects.toBeInstanceOf(AutomationFailed);
  expect(elsewhere.received).toEqual([]);
});

test('a receiver that is not there has not taken the message', async () => {
  const delivering = createWebhookAutomation({ url: 'http://127.0.0.1:9/hook', secret }).deliver(message);
  await expect(delivering).rejects.toMatchObject({ name: 'AutomationFailed', status: undefined });
});
