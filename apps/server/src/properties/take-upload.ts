import { randomUUID } from 'node:crypto';
import type { PropertyUpload } from '@evergrant/contract/properties.ts';
import {
  findSizeMistake,
  kindsInWords,
  mediaKinds,
  type MediaKind,
  type Medium,
} from '@evergrant/domain/properties/media-kinds.ts';
import { cleanText } from '@evergrant/domain/facts/clean-text.ts';
import { eq } from 'drizzle-orm';
import { triesFromAddress, tooMany, uploadsFromAddress } from '#properties/limits.ts';
import { readHead } from '#properties/read-head.ts';
import { propertyFiles } from '#properties/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { rateLimitOf } from '#platform/rate-limit.ts';
import { Refused } from '#platform/refused.ts';

type Needs = Pick<Context, 'db' | 'files' | 'clock'>;

interface Upload {
  readonly medium: Medium;
  readonly name: string;
  /** The bytes as they arrive. */
  readonly source: AsyncIterator<Uint8Array>;
  readonly origin: Origin;
}

/** Takes one photo or video, looking at its content and counting its bytes while it streams to where files are kept. */
export const takeUpload = async (context: Needs, { medium, name, source, origin }: Upload): Promise<PropertyUpload> => {
  const network = networkOf(origin.ipAddress);
  const rateLimit = rateLimitOf(context.db);
  await rateLimit.count(triesFromAddress, network, tooMany);

  const { kind, chunks } = await readHead(source);

  if (!kind || mediaKinds[kind].medium !== medium) throw unreadable(medium);
  await rateLimit.count(uploadsFromAddress[medium], network, tooMany);

  const row = { id: randomUUID(), kind, name: nameOf(name, kind) };
  const sizeInBytes = await store(context, { ...row, medium, chunks });
  return { uploadId: row.id, kind, sizeInBytes };
};

interface Arriving {
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly medium: Medium;
  readonly chunks: AsyncIterable<Uint8Array>;
}

// The row comes first, so that what a killed process leaves behind is found and removed with other unclaimed files.
const store = async ({ db, files, clock }: Needs, { id, kind, name, medium, chunks }: Arriving): Promise<number> => {
  const fileKey = `properties/${id}`;
  await db.insert(propertyFiles).values({ id, kind, name, fileKey, sizeInBytes: 0, createdAt: clock() });
  try {
    let sizeInBytes = 0;
    const counted = countBytes(chunks, (size) => {
      sizeInBytes = size;
      requireSize(medium, size);
    });
    await files.putStream(fileKey, counted, kind);
    await db.update(propertyFiles).set({ sizeInBytes, storedAt: clock() }).where(eq(propertyFiles.id, id));
    return sizeInBytes;
  } catch (error) {
    await db.delete(propertyFiles).where(eq(propertyFiles.id, id));
    throw error;
  }
};

async function* countBytes(
  chunks: AsyncIterable<Uint8Array>,
  tell: (sizeInBytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    tell(size);
    yield chunk;
  }
}

const requireSize = (medium: Medium, bytes: number): void => {
  const message = findSizeMistake(medium, bytes);
  if (message) throw new Refused('invalid', { code: 'file-too-large', message });
};

const unreadable = (medium: Medium): Refused =>
  new Refused('invalid', {
    code: 'not-a-medium',
    message: `This file is not a ${medium} that we can take. Please send ${kindsInWords[medium]}.`,
  });

/** The name without a path, with the extension of what the content really is. */
const nameOf = (typed: string, kind: MediaKind): string => {
  const [last = ''] = cleanText(typed).split(/[/\\]/).slice(-1);
  const bare = last
    .replace(/\.[^.]{1,8}$/, '')
    .trim()
    .slice(0, 120);
  return `${bare || mediaKinds[kind].medium}.${mediaKinds[kind].extension}`;
};
