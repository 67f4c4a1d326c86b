import type { PaperFindings } from '@evergrant/contract/papers.ts';
import type { z } from 'zod';
import { typeOf } from '#documents/document-type-of.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';
import { todayOf } from '#documents/today.ts';
import type { Context } from '#platform/context.ts';
import { type Limit, rateLimitOf } from '#platform/rate-limit.ts';

const readings: Limit = { name: 'paper-findings', attempts: 60, seconds: 600 };
const tooMany = (wait: string): string =>
  `You have brought many papers in a short time. Please wait ${wait}; nothing you have told us is lost.`;

/** What a text says for a document of this member, each with its passage. Nothing is recorded, and the text is not kept. */
export const findInPaper = async (
  context: Pick<Context, 'db' | 'clock'>,
  { text, ...own }: OwnDocument & { readonly text: string },
): Promise<z.input<typeof PaperFindings>> => {
  const document = await loadOwnDocument(context.db, own);
  await rateLimitOf(context.db).count(readings, own.userId, tooMany);

  const read = typeOf(document).interview.readPaper(document.interview, text, todayOf(context.clock()));
  return { ...read, findings: read.findings.map((one) => ({ ...one, value: one.value as never })) };
};
