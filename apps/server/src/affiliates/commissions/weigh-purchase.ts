import { findHold, type HoldReason } from '@evergrant/domain/affiliates/find-hold.ts';
import { findContact } from '#accounts/find-contact.ts';
import { findOwnAffiliate, type AffiliateRecord } from '#affiliates/load-own-affiliate.ts';
import { fingerprintOf } from '#affiliates/payouts/payout-details.ts';
import type { ReferredPurchase } from '#payments/purchases/find-referred-purchase.ts';
import type { Inside } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { listWitnessAddresses } from '#signing/list-witness-addresses.ts';
import { listDocumentRows } from '#documents/executed-versions.ts';

interface Weighed {
  readonly affiliate: AffiliateRecord;
  readonly purchase: ReferredPurchase;
}

/** Why an administrator has to look at a purchase before its commission is paid, as far as it is known now. */
export const weighPurchase = async (
  context: Inside<'settings'>,
  { affiliate, purchase }: Weighed,
): Promise<HoldReason | undefined> => {
  const { tx } = context;
  const { userId } = purchase;
  const addresses = [...purchase.addresses, ...(await addressesOf(tx, userId))];
  const buyersRecord = userId === null ? undefined : await findOwnAffiliate(tx, userId);
  return findHold(
    {
      userId: affiliate.userId,
      addresses: [affiliate.applicationData.email, ...(await addressesOf(tx, affiliate.userId))],
      payoutFingerprint: affiliate.payoutFingerprint,
    },
    {
      userId,
      addresses,
      payoutFingerprints: [
        ...(buyersRecord ? [buyersRecord.payoutFingerprint] : []),
        ...addresses.map((address) => fingerprintOf(context, address)),
      ],
      witnessAddresses: await listWitnessAddresses(tx, await documentsOf(tx, purchase)),
    },
  );
};

const addressesOf = async (tx: Tx, userId: string | null): Promise<readonly string[]> => {
  const contact = userId === null ? undefined : await findContact(tx, userId);
  return contact ? [contact.email] : [];
};

// A subscription pays for all documents of its buyer.
const documentsOf = async (tx: Tx, { plan, userId, documentId }: ReferredPurchase): Promise<readonly string[]> => {
  if (plan === 'subscription' && userId !== null) return (await listDocumentRows(tx, userId)).map(({ id }) => id);
  return documentId === null ? [] : [documentId];
};
