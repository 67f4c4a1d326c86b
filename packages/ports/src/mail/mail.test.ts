import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { MailRefused, MailUnavailable } from '#mail/mail.ts';
import type { Mail, MailMessage } from '#mail/mail.ts';
import { createOutboxMail } from '#mail/outbox-mail.ts';
import { createSmtpMail } from '#mail/smtp-mail.ts';

interface Peer {
  readonly mail: Mail;
  /** Everything that arrived, as text, oldest first. */
  readonly arrived: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

const decode = (mime: string): string =>
  mime
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'));

const startSmtpServer = async (refusedRecipient = 'nobody@example.org') => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === refusedRecipient ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        received.push(`Envelope-To: ${recipients}\n${decode(Buffer.concat(chunks).toString('utf8'))}`);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((done) => server.close(done)) };
};

const startSmtp = async (): Promise<Peer> => {
  const server = await startSmtpServer();
  const mail = createSmtpMail({ url: server.url, from: 'Evergrant <no-reply@example.org>' });
  const stop = async () => {
    mail.close();
    await server.stop();
  };
  return { mail, arrived: async () => server.received, stop };
};

const startOutbox = async (): Promise<Peer> => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const mail = createOutboxMail(folder);
  const arrived = async () =>
    Promise.all(
      (await mail.list()).toReversed().map(async ({ to, subject, text, html, attachments }) => {
        const contents = attachments.map(async ({ filename, key }) => {
          const content = (await mail.readAttachment(key)) ?? new Uint8Array();
          return `${filename} ${Buffer.from(content).toString('base64')}`;
        });
        return [to, subject, text, html, ...(await Promise.all(contents))].join('\n');
      }),
    );
  return { mail, arrived, stop: () => rm(folder, { recursive: true }) };
};

const invitation: MailMessage = {
  to: 'wren.okafor@example.org',
  subject: 'Please witness a trust',
  text: 'Zoë Müller asks you to sign: https://example.org/witness/abc',
  html: '<p>Zoë Müller asks you to <a href="https://example.org/witness/abc">sign</a></p>',
  idempotencyKey: 'invitation-1',
};

const adapters = [
  { name: 'SMTP', start: startSmtp },
  { name: 'the outbox', start: startOutbox },
];

test.for(adapters)('$name delivers a message with its words, picture and address intact', async ({ start }) => {
  const { mail, arrived, stop } = await start();
  const content = new Uint8Array([0, 1, 2, 250, 255, 7]);
  await mail.send({ ...invitation, attachments: [{ filename: 'trust.pdf', contentType: 'application/pdf', content }] });

  const [message, ...more] = await arrived();
  await stop();

  expect(more).toEqual([]);
  expect(message).toContain('wren.okafor@example.org');
  expect(message).toContain('Please witness a trust');
  expect(message).toContain('Zoë Müller asks you to sign: https://example.org/witness/abc');
  expect(message).toContain('<a href="https://example.org/witness/abc">sign</a>');
  expect(message).toContain('trust.pdf');
  expect(message).toContain(Buffer.from(content).toString('base64'));
});

test.for(adapters)('$name keeps messages to different people apart and in order', async ({ start }) => {
  const { mail, arrived, stop } = await start();
  for (const name of ['ada', 'ben', 'cy']) {
    await mail.send({ ...invitation, to: `${name}@example.org`, idempotencyKey: name });
  }

  const messages = await arrived();
  await stop();

  expect(messages.map((message) => /\w+(?=@example\.org)/.exec(message)?.[0])).toEqual(['ada', 'ben', 'cy']);
});

const smugglingAddresses = [
  'ada@example.org, eve@example.org',
  'ada@example.org\r\nBcc: eve@example.org',
  'Ada <ada@example.org>',
  'ada@example.org;eve@example.org',
  'ada',
  '',
];

test.for(adapters)('$name takes exactly one recipient and no smuggled headers', async ({ start }) => {
  const { mail, arrived, stop } = await start();
  for (const to of smugglingAddresses) {
    await expect(mail.send({ ...invitation, to })).rejects.toBeInstanceOf(MailRefused);
  }
  await mail.send({ ...invitation, subject: 'Hello' });

  expect(await arrived()).toHaveLength(1);
  await stop();
});

test('a subject with line breaks does not become a header', async () => {
  const { mail, arrived, stop } = await startSmtp();
  await mail.send({ ...invitation, subject: 'Hello\r\nBcc: eve@example.org' });

  const [message] = await arrived();
  await stop();

  expect(message).toMatch(/^Subject: Hello/m);
  expect(message).not.toMatch(/^Bcc:/m);
  expect(message?.split('\n')[0]).toBe('Envelope-To: wren.okafor@example.org');
});

test('a repeated SMTP message carries the same Message-ID, a different one another', async () => {
  const { mail, arrived, stop } = await startSmtp();
  await mail.send(invitation);
  await mail.send(invitation);
  await mail.send({ ...invitation, idempotencyKey: 'invitation-2' });

  const ids = (await arrived()).map((message) => /^Message-ID: (<[^>]+>)/im.exec(message)?.[1]);
  await stop();

  expect(ids[0]).toMatch(/@example\.org>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a mailbox that does not exist is refused, a server that is away is unavailable', async () => {
  const { url, stop } = await startSmtpServer();
  const mail = createSmtpMail({ url, from: 'no-reply@example.org' });
  await expect(mail.send({ ...invitation, to: 'nobody@example.org' })).rejects.toBeInstanceOf(MailRefused);
  mail.close();
  await stop();

  const later = createSmtpMail({ url, from: 'no-reply@example.org' });
  await expect(later.send(invitation)).rejects.toBeInstanceOf(MailUnavailable);
  later.close();
});

test('the outbox holds one message however often and however fast it is repeated', async () => {
  const { mail, arrived, stop } = await startOutbox();
  await Promise.all(Array.from({ length: 20 }, () => mail.send(invitation)));
  await mail.send({ ...invitation, subject: 'changed' });

  expect(await arrived()).toHaveLength(1);
  await stop();
});

test('the outbox shows the newest first, to one address or to all, after a restart too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const before = createOutboxMail(folder);
  await before.send({ ...invitation, subject: 'first', idempotencyKey: '1' });
  await before.send({ ...invitation, to: 'Ben@example.org', subject: 'second', idempotencyKey: '2' });
  await before.send({ ...invitation, subject: 'third', idempotencyKey: '3' });

  const after = createOutboxMail(folder);
  await after.send({ ...invitation, subject: 'third again', idempotencyKey: '3' });

  expect((await after.list()).map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
  expect((await after.list('WREN.okafor@example.org ')).map(({ subject }) => subject)).toEqual(['third', 'first']);
  expect(await after.list('ben@example.org')).toMatchObject([{ to: 'Ben@example.org', sentAt: expect.any(Date) }]);
  await rm(folder, { recursive: true });
});

test('a message that a crash left half written is dropped and does not spoil the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  await createOutboxMail(folder).send(invitation);
  await appendFile(join(folder, 'outbox.jsonl'), '{"idempotencyKey":"half","to":"x');

  const after = createOutboxMail(folder);
  await after.send({ ...invitation, idempotencyKey: 'next' });

  expect(await createOutboxMail(folder).list()).toHaveLength(2);
  expect((await readFile(join(folder, 'outbox.jsonl'), 'utf8')).trimEnd().split('\n')).toHaveLength(2);
  await rm(folder, { recursive: true });
});

const pdf = (bytes: number, first = 1) => ({
  filename: 'trust.pdf',
  contentType: 'application/pdf',
  content: new Uint8Array(bytes).fill(first),
});

test('nobody else on the machine can read the outbox, which holds live links', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'mail');
  await mkdir(folder, { mode: 0o755 });
  await writeFile(join(folder, 'outbox.jsonl'), '', { mode: 0o644 });
  const mail = createOutboxMail(folder);
  await mail.send({ ...invitation, attachments: [pdf(10)] });

  const [{ key } = { key: '' }] = (await mail.list())[0]?.attachments ?? [];
  const modes = [folder, join(folder, 'outbox.jsonl'), join(folder, 'attachments'), join(folder, 'attachments', key)];
  expect(await Promise.all(modes.map(async (path) => ((await stat(path)).mode & 0o777).toString(8)))).toEqual([
    '700',
    '600',
    '700',
    '600',
  ]);
  await rm(folder, { recursive: true });
});

test('the outbox does not grow without end: the oldest messages and attachments make room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const mail = createOutboxMail(folder, { messages: 5, attachmentBytes: 2500 });
  for (let index = 0; index < 23; index += 1) {
    await mail.send({
      ...invitation,
      subject: `message ${index}`,
      idempotencyKey: `${index}`,
      attachments: [pdf(1000, index)],
    });
  }

  const kept = await mail.list();
  expect(kept.map(({ subject }) => subject)).toEqual([22, 21, 20, 19, 18].map((index) => `message ${index}`));
  expect((await readFile(join(folder, 'outbox.jsonl'), 'utf8')).trimEnd().split('\n').length).toBeLessThan(10);
  expect((await readdir(join(folder, 'attachments'))).length).toBe(2);
  const contents = await Promise.all(kept.map(({ attachments: [one] }) => mail.readAttachment(one?.key ?? '')));
  expect(contents.filter(Boolean)).toHaveLength(2);
  expect(await mail.readAttachment('../outbox.jsonl')).toBeUndefined();
  await rm(folder, { recursive: true });
});

test('the same document to three people is kept once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const mail = createOutboxMail(folder);
  for (const key of ['1', '2', '3']) await mail.send({ ...invitation, idempotencyKey: key, attachments: [pdf(1000)] });
  expect(await readdir(join(folder, 'attachments'))).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test('an outbox with attachments within its messages is taken over whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const old = {
    ...{ idempotencyKey: 'old', to: 'ada@example.org', subject: 'old', text: 'old', html: '<p>old</p>' },
    sentAt: '2026-03-02T15:00:00.000Z',
    attachments: [{ filename: 'trust.pdf', contentType: 'application/pdf', base64: 'AAECAw==' }],
  };
  await writeFile(join(folder, 'outbox.jsonl'), `${JSON.stringify(old)}\n`);

  for (const mail of [createOutboxMail(folder), createOutboxMail(folder)]) {
    const [{ key, sizeInBytes } = { key: '', sizeInBytes: 0 }] = (await mail.list())[0]?.attachments ?? [];
    expect(sizeInBytes).toBe(4);
    expect([...((await mail.readAttachment(key)) ?? [])]).toEqual([0, 1, 2, 3]);
  }
  expect(await readFile(join(folder, 'outbox.jsonl'), 'utf8')).not.toContain('base64');
  await rm(folder, { recursive: true });
});

test('an outbox that can not be written says that the message was not taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  await writeFile(join(folder, 'in-the-way'), '');

  await expect(createOutboxMail(join(folder, 'in-the-way')).send(invitation)).rejects.toBeInstanceOf(MailUnavailable);
  await rm(folder, { recursive: true });
});
