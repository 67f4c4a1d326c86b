import { appendFile, chmod, mkdir, open, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MailUnavailable } from '#mail/mail.ts';
import type { Mail, MailAttachment, MailMessage } from '#mail/mail.ts';
import { openOutboxAttachments, type OutboxAttachments } from '#mail/outbox-attachments.ts';
import { requireMailAddress } from '#mail/require-mail-address.ts';

/** A message as it lies in the outbox. */
export interface OutboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
  /** `key`: to read the content by. */
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly sizeInBytes: number;
    readonly key: string;
  }[];
}

export interface OutboxMail extends Mail {
  /** The newest first; with an address, only what was sent to it (letter case does not matter). */
  readonly list: (to?: string) => Promise<readonly OutboxMessage[]>;
  /** The content of an attachment, while it is kept. */
  readonly readAttachment: (key: string) => Promise<Uint8Array | undefined>;
}

/** How much is kept; what is older makes room. */
interface Limits {
  readonly messages: number;
  readonly attachmentBytes: number;
}

const usual: Limits = { messages: 2000, attachmentBytes: 100 * 1024 * 1024 };

const keptAttachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  sizeInBytes: z.int(),
  key: z.string(),
});
// As attachments lay within the message once.
const oldAttachment = z.object({ filename: z.string(), contentType: z.string(), base64: z.string() });
const line = z.object({
  idempotencyKey: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
  attachments: z.array(z.union([keptAttachment, oldAttachment])),
});
type OldLine = z.infer<typeof line>;
type Line = Omit<OldLine, 'attachments'> & { readonly attachments: readonly z.infer<typeof keptAttachment>[] };

/**
 * Mail that stays on this machine, for its user alone: one JSON line a message in `outbox.jsonl`, attachments beside it, kept
 * across restarts. One process at a time may use the folder.
 */
export const createOutboxMail = (folder: string, limits: Limits = usual): OutboxMail => {
  const attachments = openOutboxAttachments(join(folder, 'attachments'), limits.attachmentBytes);
  const outbox = keepLines({ folder, limits, attachments });
  let tail: Promise<void> = Promise.resolve();
  return {
    // One after the other, so that two repeats at the same moment become one message.
    send: async (message) => {
      requireMailAddress(message.to);
      const turn = tail.then(() => outbox.add(message));
      tail = turn.catch(() => undefined);
      try {
        await turn;
      } catch (error) {
        throw new MailUnavailable('The message could not be written to the outbox.', { cause: error });
      }
    },
    list: async (to) => {
      const lines = await outbox.open();
      await tail;
      const wanted = to?.trim().toLowerCase();
      return lines
        .filter((kept) => wanted === undefined || kept.to.toLowerCase() === wanted)
        .slice(-limits.messages)
        .map(show)
        .toReversed();
    },
    readAttachment: attachments.read,
  };
};

interface Keeping {
  readonly folder: string;
  readonly limits: Limits;
  readonly attachments: OutboxAttachments;
}

interface KeptLines {
  /** What is kept, oldest first; it grows with what is added. */
  readonly open: () => Promise<readonly Line[]>;
  /** Adds a message that is not there yet. One call at a time. */
  readonly add: (message: MailMessage) => Promise<void>;
}

const keepLines = ({ folder, limits, attachments }: Keeping): KeptLines => {
  const file = join(folder, 'outbox.jsonl');
  const lines: Line[] = [];
  const keys = new Set<string>();
  let opened: Promise<void> | undefined;

  const load = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = await readLines(file);
    await Promise.all([chmod(folder, 0o700), chmod(file, 0o600)]);
    for (const known of found) {
      lines.push(await setApart(known, attachments));
      keys.add(known.idempotencyKey);
    }
    if (found.some((known) => known.attachments.some((one) => 'base64' in one))) await replace(file, lines);
  };
  const open = async (): Promise<readonly Line[]> => {
    opened ??= load();
    await opened;
    return lines;
  };

  return {
    open,
    add: async (message) => {
      await open();
      if (keys.has(message.idempotencyKey)) return;
      const added = await describe(message, attachments);
      await appendDurably(file, `${JSON.stringify(added)}\n`);
      lines.push(added);
      keys.add(added.idempotencyKey);
      if (lines.length < 2 * limits.messages) return;
      for (const old of lines.splice(0, lines.length - limits.messages)) keys.delete(old.idempotencyKey);
      await replace(file, lines);
    },
  };
};

/** Reads all whole lines and cuts off a last one that a crash left half written. */
const readLines = async (file: string): Promise<readonly OldLine[]> => {
  await appendFile(file, '', { mode: 0o600 });
  const bytes = await readFile(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) await truncate(file, end);
  const whole = bytes.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
  return whole.map((text) => line.parse(JSON.parse(text)));
};

const setApart = async (known: OldLine, attachments: OutboxAttachments): Promise<Line> => ({
  ...known,
  attachments: await keepAll(
    known.attachments.map((one) => ('key' in one ? one : { ...one, content: Buffer.from(one.base64, 'base64') })),
    attachments,
  ),
});

type KeptAttachment = z.infer<typeof keptAttachment>;

/** One after the other: each makes room among what is there. */
const keepAll = async (
  given: readonly (MailAttachment | KeptAttachment)[],
  attachments: OutboxAttachments,
): Promise<readonly KeptAttachment[]> => {
  const kept: KeptAttachment[] = [];
  for (const one of given) {
    if ('key' in one) kept.push(one);
    else {
      const { filename, contentType, content } = one;
      kept.push({ filename, contentType, sizeInBytes: content.length, key: await attachments.keep(content) });
    }
  }
  return kept;
};

/** Puts the lines in the place of the file at once: a crash leaves the old ones or the new ones. */
const replace = async (file: string, lines: readonly Line[]): Promise<void> => {
  const part = `${file}.part`;
  await writeFile(part, lines.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 });
  await rename(part, file);
};

const appendDurably = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'a', 0o600);
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

const describe = async (message: MailMessage, attachments: OutboxAttachments): Promise<Line> => {
  const { idempotencyKey, to, subject, text, html } = message;
  const kept = await keepAll(message.attachments ?? [], attachments);
  return { idempotencyKey, to, subject, text, html, sentAt: new Date().toISOString(), attachments: kept };
};

const show = ({ to, subject, text, html, sentAt, attachments }: Line): OutboxMessage => ({
  to,
  subject,
  text,
  html,
  sentAt: new Date(sentAt),
  attachments,
});
