import type { TrustSummary } from '@evergrant/contract/trusts.ts';

export interface TrustChoice {
  /** Documents that are not paid for yet, newest first. */
  readonly buyable: readonly TrustSummary[];
  readonly chosen: TrustSummary | undefined;
  /** The document that was asked for, when it has been paid for already. */
  readonly alreadyPaid: TrustSummary | undefined;
}

/** Which document a one-time payment is for: the one asked for, else the only one there is. */
export const chooseTrust = (trusts: readonly TrustSummary[], wantedId: string | undefined): TrustChoice => {
  const buyable = trusts.filter((trust) => !trust.isPaid);
  const wanted = trusts.find((trust) => trust.id === wantedId);
  const only = buyable.length === 1 ? buyable[0] : undefined;
  return {
    buyable,
    chosen: wanted?.isPaid ? undefined : (wanted ?? only),
    alreadyPaid: wanted?.isPaid ? wanted : undefined,
  };
};
