import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutboxMail } from '@evergrant/ports/mail/outbox-mail.ts';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveDevMailbox } from '#notifications/dev-mailbox.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';

const folder = mkdtempSync(join(tmpdir(), 'evergrant-mailbox-'));
const outbox = createOutboxMail(folder);
const app = new OpenAPIHono<HttpEnv>();
const pdf = new TextEncoder().encode('%PDF-1.7 signed');

beforeAll(async () => {
  serveDevMailbox(app, { outbox, origin: 'https://preview.evergrant.example:8443' });
  await outbox.send({
    to: 'marisol@example.org',
    subject: 'Your signed <trust>',
    text: 'It is attached.',
    html: '<p>It is attached.</p>',
    idempotencyKey: 'signed-1',
    attachments: [
      { filename: 'trust.pdf', contentType: 'application/pdf', content: pdf },
      { filename: 'trust.html', contentType: 'text/html', content: new TextEncoder().encode('<script>1</script>') },
    ],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const linksIn = (page: string): readonly string[] =>
  [...page.matchAll(/href="(\/dev\/mailbox\/attachments\/[^"]+)"/g)].map(([, href = '']) => href);

test('what a mail brought along is listed beneath it and opens as it was attached', async () => {
  const page = await (await app.request('/dev/mailbox')).text();
  expect(page).toContain('Your signed &lt;trust&gt;');
  expect(page).toContain('trust.pdf</a> (1 kB)');
  const [first = '', second = ''] = linksIn(page);

  const opened = await app.request(first);
  expect(opened.headers.get('Content-Type')).toBe('application/pdf');
  expect(new Uint8Array(await opened.arrayBuffer())).toEqual(pdf);
  const saved = await app.request(second);
  expect(saved.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''trust.html");
});

test.each(['nothing', '..%2Foutbox.jsonl', '%00'])('%s is no attachment', async (key) => {
  const answer = await app.request(`/dev/mailbox/attachments/${key}`);
  expect([answer.status, await answer.text()]).toEqual([404, 'This attachment is no longer kept.']);
});

test.each([
  ['localhost', 200],
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['preview.evergrant.example:8443', 200],
  ['preview.evergrant.example', 404],
  ['evil.example', 404],
  ['evil.example:3000', 404],
  ['localhost.evil.example:3000', 404],
  ['127.0.0.1.evil.example', 404],
  ['192.0.2.1:3000', 404],
])('a request that was meant for %s is answered %i, so no other site reads the mail', async (host, status) => {
  const [opened = ''] = linksIn(await (await app.request('/dev/mailbox')).text());
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', opened]) {
    expect((await app.request(path, { headers: { Host: host } })).status).toBe(status);
  }
});
