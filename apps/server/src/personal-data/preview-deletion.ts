import type { DeletionPreview } from '@evergrant/contract/personal-data.ts';
import { hasSecondFactor } from '#accounts/require-identity.ts';
import { sumUnpaid } from '#affiliates/commissions/sum-unpaid.ts';
import { hasRenewingSubscription } from '#payments/purchases/forget-orders.ts';
import type { Context } from '#platform/context.ts';
import { sortForDeletion } from '#documents/forget-documents.ts';

/** What deleting the account would remove and keep, for the person to read before they decide. */
export const previewDeletion = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<DeletionPreview> => {
  const { kept, removedCount } = await sortForDeletion(db, userId);
  return {
    keptDocuments: [...kept],
    removedDocumentCount: removedCount,
    hasRunningSubscription: await hasRenewingSubscription(db, userId),
    unpaidEarningsInCents: await sumUnpaid(db, userId),
    needsSecondFactor: await hasSecondFactor({ db }, userId),
  };
};
