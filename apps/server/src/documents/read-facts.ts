import type { Context } from '#platform/context.ts';
import { factsAnswer } from '#documents/facts-answer.ts';
import { loadOwnDocument, type OwnDocument } from '#documents/load-own-document.ts';

/** What has been recorded for a document of this member. */
export const readFacts = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, own: OwnDocument) =>
  factsAnswer(await loadOwnDocument(db, own), clock());
