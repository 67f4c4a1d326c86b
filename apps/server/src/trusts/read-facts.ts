import type { Context } from '#platform/context.ts';
import { factsAnswer } from '#trusts/facts-answer.ts';
import { loadOwnTrust, type OwnTrust } from '#trusts/load-own-trust.ts';

/** What has been recorded for a document of this member. */
export const readFacts = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, own: OwnTrust) =>
  factsAnswer(await loadOwnTrust(db, own), clock());
