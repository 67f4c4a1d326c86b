import { findHold, type HoldReason } from '@evergrant/domain/affiliates/find-hold.ts';
import { findContact } from '#accounts/find-contact.ts';
import { findOwnAffiliate, type AffiliateRecord } from '#affiliates/load-own-affiliate.ts';
import { fingerprintOf } from '#affiliates/payout-details.ts';
import type { ReferredPurchase } from '#payments/find-referred-purchase.ts';
import type { Context } from '#platform/context.ts';
import type { DbOrTx } from '#platform/database/database.ts';
import { listWitnessAddresses } from '#signing/list-witness-addresses.ts';
import { listTrustRows } from '#trusts/executed-versions.ts';

interface Weighed {
  readonly affiliate: AffiliateRecord;
  readonly purchase: ReferredPurchase;
}

/** Why an administrator has to look at a purchase before its commission is paid, as far as it is known now. */
export const weighPurchase = async (
  context: Pick<Context, 'settings'>,
  db: DbOrTx,
  { affiliate, purchase }: Weighed,
): Promise<HoldReason | undefined> => {
  const { userId } = purchase;
  const addresses = [...purchase.addresses, ...(await addressesOf(db, userId))];
  const buyersRecord = userId === null ? undefined : await findOwnAffiliate(db, userId);
  return findHold(
    {
      userId: affiliate.userId,
      addresses: [affiliate.applicationData.email, ...(await addressesOf(db, affiliate.userId))],
      payoutFingerprint: affiliate.payoutFingerprint,
    },
    {
      userId,
      addresses,
      payoutFingerprints: [
        ...(buyersRecord ? [buyersRecord.payoutFingerprint] : []),
        ...addresses.map((address) => fingerprintOf(context, address)),
      ],
      witnessAddresses: await listWitnessAddresses(db, await documentsOf(db, purchase)),
    },
  );
};

const addressesOf = async (db: DbOrTx, userId: string | null): Promise<readonly string[]> => {
  const contact = userId === null ? undefined : await findContact(db, userId);
  return contact ? [contact.email] : [];
};

// A subscription pays for all documents of its buyer.
const documentsOf = async (db: DbOrTx, { plan, userId, trustId }: ReferredPurchase): Promise<readonly string[]> => {
  if (plan === 'subscription' && userId !== null) return (await listTrustRows(db, userId)).map(({ id }) => id);
  return trustId === null ? [] : [trustId];
};
