import { eq } from 'drizzle-orm';
import { affiliates, applicationNotices } from '#affiliates/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/**
 * Reduces a member's affiliate record to what bookkeeping needs: its code, what it earned and what was paid. The link stops
 * working, and nothing is earned or paid any more.
 */
export const forgetAffiliate = async (tx: Tx, userId: string): Promise<void> => {
  const [gone] = await tx.select().from(affiliates).where(eq(affiliates.userId, userId)).for('update');
  if (!gone) return;
  const { payoutMethod } = gone.applicationData;
  await tx
    .update(affiliates)
    .set({
      userId: null,
      // Nothing leads from here to another state.
      status: 'rejected',
      applicationData: { ...nobody, payoutMethod },
      searchText: '',
      payoutDetails: '',
      payoutFingerprint: '',
      stripeAccountId: null,
      stripeOnboardingCompleted: false,
    })
    .where(eq(affiliates.id, gone.id));
  await tx.delete(applicationNotices).where(eq(applicationNotices.affiliateId, gone.id));
};

const nobody = {
  ...{ firstName: '', lastName: '', email: '', website: null, socialMedia: null },
  ...{ experience: '', motivation: '' },
};
