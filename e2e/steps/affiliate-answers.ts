import type { Page } from '@playwright/test';
import type { Affiliate, Commission } from '@evergrant/contract/affiliates.ts';

const approved: Affiliate = {
  id: '0b2f2f2c-1a68-4df3-9a76-1a2c4e9d7a10',
  status: 'approved',
  affiliateCode: 'AFF-1790000000000-K3J9X2M1P',
  referralLink: 'https://evergrant.example/?ref=AFF-1790000000000-K3J9X2M1P',
  name: 'Ines Aguirre',
  email: 'ines@example.com',
  payoutMethod: 'stripe',
  stripeAccountId: 'acct_test_1',
  stripeOnboardingCompleted: true,
  createdAt: '2026-09-01T12:00:00.000Z',
  approvedAt: '2026-09-02T12:00:00.000Z',
  nextPayoutDate: '2026-10-09',
  stats: {
    totalEarningsInCents: 10_900,
    pendingEarningsInCents: 5_900,
    totalConversions: 4,
    totalClicks: 47,
    conversionRate: 8.5,
  },
};

const notApproved = { referralLink: null, nextPayoutDate: null } as const;
const fresh = { ...notApproved, approvedAt: null, stripeAccountId: null, stripeOnboardingCompleted: false } as const;

/** An affiliate in every state that the pages know. */
export const affiliateIn = {
  pending: { ...approved, ...fresh, status: 'pending' },
  rejected: { ...approved, ...fresh, status: 'rejected' },
  suspended: { ...approved, ...notApproved, status: 'suspended' },
  withoutAccount: { ...approved, stripeAccountId: null, stripeOnboardingCompleted: false },
  halfOnboarded: { ...approved, stripeOnboardingCompleted: false },
  complete: approved,
  paidByHand: { ...approved, payoutMethod: 'paypal', stripeAccountId: null, stripeOnboardingCompleted: false },
} as const satisfies Record<string, Affiliate>;

/** A commission that waits for its pay day, or as told. */
export const commissionOf = (number: number, changes: Partial<Commission> = {}): Commission => ({
  id: `0b2f2f2c-1a68-4df3-9a76-${String(number).padStart(12, '0')}`,
  commissionType: 'one_time',
  entry: 'earned',
  amountDueInCents: 5_000,
  purchaseAmountInCents: 29_700,
  state: 'waiting',
  paid: false,
  paidAt: null,
  payoutDate: '2026-10-23',
  createdAt: '2026-09-14T12:00:00.000Z',
  errorMessage: null,
  stripeTransferId: null,
  takesBackPaid: false,
  ...changes,
});

interface Arranged {
  readonly affiliate: Affiliate | null;
  readonly commissions?: readonly Commission[];
}

/** Lets the server answer with a record that takes weeks, or an administrator, to come about. */
export const arrangeAffiliate = async (page: Page, { affiliate, commissions = [] }: Arranged): Promise<void> => {
  await page.route('**/api/affiliates/me', (route) => route.fulfill({ json: { affiliate } }));
  await page.route('**/api/affiliates/me/commissions*', (route) =>
    route.fulfill({ json: { commissions, nextCursor: null } }),
  );
};
