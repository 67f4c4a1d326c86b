import { largestPaperInBytes, type PaperText } from '@evergrant/contract/papers.ts';
import { cleanPaper, longestPaper } from '@evergrant/domain/interview/papers/clean-paper.ts';
import { WorkerBusy } from '@evergrant/rendering/worker/start-press.ts';
import type { Extracted } from '#assistant/papers/extract/extract-text.ts';
import { openExtractor } from '#assistant/papers/open-extractor.ts';
import { refusedPaper } from '#assistant/papers/paper-words.ts';
import type { Actor, Origin } from '#platform/actor.ts';
import type { Context } from '#platform/context.ts';
import { networkOf } from '#platform/network-of.ts';
import { type Limit, rateLimitOf } from '#platform/rate-limit.ts';

// A drawer full of papers, and a bound to what one person can make us unpack.
const papersOfMember: Limit = { name: 'paper', attempts: 40, seconds: 600 };
const papersFromAddress: Limit = { name: 'paper-guest', attempts: 20, seconds: 600 };
const tooMany = (wait: string): string =>
  `You have brought many papers in a short time. Please wait ${wait}; nothing you have told us is lost.`;

interface Brought {
  readonly actor: Actor;
  readonly source: AsyncIterator<Uint8Array>;
  readonly origin: Origin;
}

/** The text of a file that somebody brings. The file is held while it is read, and nothing of it is kept (decision 82). */
export const readPaperText = async (
  context: Pick<Context, 'db' | 'log'>,
  { actor, source, origin }: Brought,
): Promise<PaperText> => {
  const limits = rateLimitOf(context.db);
  if (actor.kind === 'member') await limits.count(papersOfMember, actor.userId, tooMany);
  else await limits.count(papersFromAddress, networkOf(origin.ipAddress), tooMany);

  const bytes = await gather(source);

  const extracted = await extract(context, bytes);

  if ('refusal' in extracted) throw refusedPaper(extracted.refusal);
  const text = cleanPaper(extracted.text.text);
  return { ...extracted.text, text, isCut: extracted.text.isCut || text.length >= longestPaper };
};

const gather = async (source: AsyncIterator<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    size += next.value.length;
    if (size > largestPaperInBytes) throw refusedPaper('too-large');
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
};

const extract = async ({ log }: Pick<Context, 'log'>, bytes: Uint8Array): Promise<Extracted> => {
  try {
    return await openExtractor().run(new Uint8Array(bytes));
  } catch (error) {
    if (error instanceof WorkerBusy) throw refusedPaper('busy');
    log.warn({ error }, 'a paper could not be read');
    throw refusedPaper('takes-too-long');
  }
};
