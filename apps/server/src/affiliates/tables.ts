import { affiliateStatuses } from '@evergrant/domain/affiliates/affiliate-status.ts';
import { commissionEntries, commissionReviews, payoutStates } from '@evergrant/domain/affiliates/commission-state.ts';
import { commissionTypes } from '@evergrant/domain/affiliates/commission-type.ts';
import { holdReasons } from '@evergrant/domain/affiliates/find-hold.ts';
import { payoutMethods, type PayoutMethod } from '@evergrant/domain/affiliates/payout-method.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What an applicant told us. Where money goes is sealed and stands in `payout_details`. */
export interface ApplicationData {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly website: string | null;
  readonly socialMedia: string | null;
  readonly experience: string;
  readonly motivation: string;
  readonly payoutMethod: PayoutMethod;
}

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Who recommends the product and is paid for it: one row a member. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the member has deleted the account; what was earned and paid stays in the books. */
    userId: text('user_id').unique(),
    status: text('status', { enum: affiliateStatuses }).notNull().default('pending'),
    affiliateCode: text('affiliate_code').notNull().unique(),
    applicationData: jsonb('application_data').$type<ApplicationData>().notNull(),
    /** First and last name and email in lower case, for searching. */
    searchText: text('search_text').notNull(),
    /** The words by whose beginnings an affiliate is found. */
    searchWords: words('search_words').generatedAlwaysAs(
      sql`to_tsvector('simple', translate(search_text || ' ' || affiliate_code, '@.-_+,''/', '        '))`,
    ),
    /** Encrypted: a PayPal address or the numbers of a bank account. */
    payoutDetails: text('payout_details').notNull(),
    /** Keyed hash of the normalised payout details, to notice two accounts that are paid to one place. */
    payoutFingerprint: text('payout_fingerprint').notNull(),
    stripeAccountId: text('stripe_account_id').unique(),
    stripeOnboardingCompleted: boolean('stripe_onboarding_completed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    approvedAt: moment('approved_at'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('affiliates_status').on(table.status, table.createdAt),
    index('affiliates_created').on(table.createdAt, table.id),
    index('affiliates_fingerprint').on(table.payoutFingerprint),
    index('affiliates_words').using('gin', table.searchWords),
    index('affiliates_name').on(table.searchText, table.id),
    index('affiliates_stripe')
      .on(table.id)
      .where(sql`${table.stripeAccountId} is not null`),
    index('affiliates_onboarded')
      .on(table.id)
      .where(sql`${table.stripeOnboardingCompleted}`),
  ],
);

/** What an affiliate's link led to: one click a visitor and day. */
export const affiliateAnalytics = pgTable(
  'affiliate_analytics',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliates.id, { onDelete: 'cascade' }),
    eventType: text('event_type', { enum: ['click'] }).notNull(),
    /** Keyed hash of what tells visitors apart; nobody can be found by it. */
    visitorHash: text('visitor_hash').notNull(),
    day: date('day').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('affiliate_analytics_once').on(table.affiliateId, table.eventType, table.day, table.visitorHash)],
);

/** Each administrator's mailbox is told of an application once. */
export const applicationNotices = pgTable(
  'application_notices',
  {
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliates.id, { onDelete: 'cascade' }),
    adminEmail: text('admin_email').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.adminEmail] })],
);

/** A pay day: one row every fourteen days. */
export const payoutRuns = pgTable('payout_runs', {
  /** The pay day itself. */
  payoutDate: date('payout_date').primaryKey(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
});

/**
 * Money sent to one affiliate. Its commissions are frozen before it is sent. `sending` may have an unknown outcome: the
 * provider is asked before anything is tried again.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliates.id),
    payoutDate: date('payout_date')
      .notNull()
      .references(() => payoutRuns.payoutDate),
    method: text('method', { enum: payoutMethods }).notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    /** 1, 2, 3 …: part of the idempotency key; a new number only when the last attempt surely moved nothing. */
    attempt: integer('attempt').notNull().default(1),
    /** When the present attempt began; null when money was never on its way. Whoever set it last may send. */
    attemptedAt: moment('attempted_at'),
    stripeAccountId: text('stripe_account_id'),
    stripeTransferId: text('stripe_transfer_id').unique(),
    errorMessage: text('error_message'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    /** The administrator who paid by hand. */
    paidBy: text('paid_by'),
    /** What the administrator noted of a payment by hand, e.g. the bank's reference. */
    reference: text('reference'),
  },
  (table) => [
    unique('payouts_once').on(table.affiliateId, table.payoutDate),
    index('payouts_created').on(table.createdAt, table.id),
    index('payouts_state').on(table.state, table.createdAt),
    index('payouts_run').on(table.payoutDate, table.id),
    check('payouts_positive', sql`${table.amountInCents} > 0`),
  ],
);

/** What an affiliate has earned by one purchase (positive), or what a refund took back of it (negative). */
export const commissions = pgTable(
  'commissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliates.id),
    /** The order whose confirmed payment earned it; a purchase earns once. */
    earnedByOrder: uuid('earned_by_order').notNull(),
    commissionType: text('commission_type', { enum: commissionTypes }).notNull(),
    entry: text('entry', { enum: commissionEntries }).notNull(),
    /** Whole cents; negative for a reversal. */
    amountDueInCents: integer('amount_due').notNull(),
    purchaseAmountInCents: integer('purchase_amount').notNull(),
    /** Why an administrator has to look at it first; null when nothing speaks against it. */
    heldFor: text('held_for', { enum: holdReasons }),
    /** What the administrator decided of a held one. */
    reviewed: text('reviewed', { enum: commissionReviews }),
    reviewedAt: moment('reviewed_at'),
    payableAt: moment('payable_at').notNull(),
    /** The pay day on which it is planned to be paid. */
    payoutDate: date('payout_date').notNull(),
    payoutId: uuid('payout_id').references(() => payouts.id),
    paid: boolean('paid').notNull().default(false),
    paidAt: moment('paid_at'),
    errorMessage: text('error_message'),
    stripeTransferId: text('stripe_transfer_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('commissions_earned_once')
      .on(table.earnedByOrder)
      .where(sql`${table.entry} = 'earned'`),
    index('commissions_of_order').on(table.earnedByOrder),
    index('commissions_affiliate').on(table.affiliateId, table.createdAt, table.id),
    index('commissions_created').on(table.createdAt, table.id),
    index('commissions_unpaid')
      .on(table.payableAt, table.affiliateId)
      .where(sql`not ${table.paid}`),
    index('commissions_payout').on(table.payoutId),
    index('commissions_largest').on(table.amountDueInCents, table.createdAt, table.id),
    index('commissions_open')
      .on(table.createdAt, table.id)
      .where(sql`not ${table.paid}`),
    index('commissions_held')
      .on(table.createdAt, table.id)
      .where(sql`${table.heldFor} is not null and ${table.reviewed} is null`),
    index('commissions_refused')
      .on(table.createdAt, table.id)
      .where(sql`${table.reviewed} = 'refused'`),
    index('commissions_reversals')
      .on(table.createdAt, table.id)
      .where(sql`${table.entry} = 'reversal'`),
    // These two answer sums without touching the rows.
    index('commissions_unpaid_sum')
      .on(table.reviewed, table.amountDueInCents)
      .where(sql`not ${table.paid}`),
    index('commissions_month_sum').on(
      table.createdAt,
      table.entry,
      table.amountDueInCents,
      table.purchaseAmountInCents,
    ),
  ],
);

/** Sums of months to which no entry can be added any more, so that figures need not count every commission again. */
export const commissionMonths = pgTable('commission_months', {
  /** The first day of the month, UTC. */
  month: date('month').primaryKey(),
  conversions: integer('conversions').notNull(),
  revenueInCents: bigint('revenue_in_cents', { mode: 'number' }).notNull(),
  /** Earned less reversed, paid or not, refused ones too. */
  commissionsInCents: bigint('commissions_in_cents', { mode: 'number' }).notNull(),
});
