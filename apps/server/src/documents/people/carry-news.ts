import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Person } from '@evergrant/domain/people/person.ts';
import { isQuiet, type News } from '@evergrant/domain/people/tell-register.ts';
import { and, asc, eq } from 'drizzle-orm';
import { findType } from '#documents/document-type-of.ts';
import { keepDraft } from '#documents/keep-draft.ts';
import { documents } from '#documents/tables.ts';
import type { Origin } from '#platform/actor.ts';
import type { Inside } from '#platform/context.ts';

interface Carried {
  readonly userId: string;
  readonly news: News;
  /** As it is known now. */
  readonly register: readonly Person[];
  /** The document that the news come from, if they come from one. */
  readonly fromId?: string;
  readonly origin: Origin;
}

/** Brings news to the other drafts of a member, whose documents are all locked. Finished documents never hear any. */
export const carryNews = async (
  context: Inside<'announce' | 'clock' | 'log'>,
  { userId, news, register, fromId, origin }: Carried,
): Promise<{ readonly register: readonly Person[]; readonly changedDocuments: readonly string[] }> => {
  if (isQuiet(news)) return { register, changedDocuments: [] };
  const drafts = await context.tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.status, 'draft')))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  let known = register;
  const changedDocuments: string[] = [];
  for (const document of drafts.filter(({ id }) => id !== fromId)) {
    const heard = findType(document)?.interview.hear(document.interview, news, { register: known, newId: randomUUID });
    if (!heard) continue;
    known = heard.register;
    if (heard.carried.length > 0) changedDocuments.push(document.name);
    if (isDeepStrictEqual(heard.interview, document.interview)) continue;
    await keepDraft(context, { document, interview: heard.interview, origin });
  }
  return { register: known, changedDocuments };
};
