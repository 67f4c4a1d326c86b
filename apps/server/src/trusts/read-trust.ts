import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import type { Context } from '#platform/context.ts';
import { describeTrust } from '#trusts/describe-trust.ts';
import { loadOwnTrust, type OwnTrust } from '#trusts/load-own-trust.ts';
import { listVersionMarks } from '#trusts/list-version-marks.ts';

/** One document of a member, without its text. */
export const readTrust = async ({ db }: Pick<Context, 'db'>, own: OwnTrust): Promise<TrustSummary> => {
  const trust = await loadOwnTrust(db, own);
  return describeTrust(trust, await listVersionMarks(db, [trust]));
};
