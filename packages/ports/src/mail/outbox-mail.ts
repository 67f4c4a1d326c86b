import { appendFile, mkdir, open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MailUnavailable } from '#mail/mail.ts';
import type { Mail, MailMessage } from '#mail/mail.ts';
import { requireMailAddress } from '#mail/require-mail-address.ts';

/** A message as it lies in the outbox. */
export interface OutboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
  readonly attachments: readonly { filename: string; contentType: string; content: Uint8Array }[];
}

export interface OutboxMail extends Mail {
  /** The newest first; with an address, only what was sent to it (letter case does not matter). */
  readonly list: (to?: string) => Promise<readonly OutboxMessage[]>;
}

const line = z.object({
  idempotencyKey: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
});
type Line = z.infer<typeof line>;

/**
 * Mail that stays on this machine: one JSON line a message in `outbox.jsonl`, kept across restarts.
 * One process at a time may use the folder.
 */
export const createOutboxMail = (folder: string): OutboxMail => {
  const file = join(folder, 'outbox.jsonl');
  const lines: Line[] = [];
  const keys = new Set<string>();
  let opened: Promise<void> | undefined;
  let tail: Promise<void> = Promise.resolve();

  const load = async (): Promise<void> => {
    await mkdir(folder, { recursive: true });
    for (const known of await readLines(file)) {
      lines.push(known);
      keys.add(known.idempotencyKey);
    }
  };
  const ready = async (): Promise<void> => {
    opened ??= load();
    await opened;
  };

  const write = async (message: MailMessage): Promise<void> => {
    await ready();
    if (keys.has(message.idempotencyKey)) return;
    const added = describe(message);
    await appendDurably(file, `${JSON.stringify(added)}\n`);
    lines.push(added);
    keys.add(added.idempotencyKey);
  };

  return {
    // One after the other, so that two repeats at the same moment become one message.
    send: async (message) => {
      requireMailAddress(message.to);
      const turn = tail.then(() => write(message));
      tail = turn.catch(() => undefined);
      try {
        await turn;
      } catch (error) {
        throw new MailUnavailable('The message could not be written to the outbox.', { cause: error });
      }
    },
    list: async (to) => {
      await ready();
      await tail;
      const wanted = to?.trim().toLowerCase();
      return lines
        .filter((kept) => wanted === undefined || kept.to.toLowerCase() === wanted)
        .map(show)
        .toReversed();
    },
  };
};

/** Reads all whole lines and cuts off a last one that a crash left half written. */
const readLines = async (file: string): Promise<readonly Line[]> => {
  await appendFile(file, '');
  const bytes = await readFile(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) await truncate(file, end);
  const whole = bytes.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
  return whole.map((text) => line.parse(JSON.parse(text)));
};

const appendDurably = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'a');
  try {
    const { size } = await handle.stat();
    try {
      await handle.writeFile(text);
      await handle.sync();
    } catch (error) {
      // A full disk must not leave half a line in front of the next message.
      await handle.truncate(size);
      throw error;
    }
  } finally {
    await handle.close();
  }
};

const describe = (message: MailMessage): Line => ({
  idempotencyKey: message.idempotencyKey,
  to: message.to,
  subject: message.subject,
  text: message.text,
  html: message.html,
  sentAt: new Date().toISOString(),
  attachments: (message.attachments ?? []).map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    base64: Buffer.from(content).toString('base64'),
  })),
});

const show = (kept: Line): OutboxMessage => ({
  to: kept.to,
  subject: kept.subject,
  text: kept.text,
  html: kept.html,
  sentAt: new Date(kept.sentAt),
  attachments: kept.attachments.map(({ filename, contentType, base64 }) => ({
    filename,
    contentType,
    content: new Uint8Array(Buffer.from(base64, 'base64')),
  })),
});
