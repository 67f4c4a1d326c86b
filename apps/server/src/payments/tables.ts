import { productTypes } from '@evergrant/domain/catalogue/prices.ts';
import { languages } from '@evergrant/domain/kit/language.ts';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What `payment_number()` counts; its migration says how a count becomes a number such as EG-7F3K-2M9Q. */
export const paymentNumbers = pgSequence('payment_numbers', { startWith: 1 });

/** The number by which people name a payment: the same in every mail, on the receipt, in the account and the portal. */
const paymentNumber = () =>
  text('number')
    .notNull()
    .unique()
    .default(sql`payment_number()`);

/** A checkout that was opened; it becomes a purchase only through the provider's signed event. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: paymentNumber(),
    /** Null as long as nobody has claimed what a guest bought. */
    userId: text('user_id'),
    documentId: uuid('document_id'),
    productType: text('product_type', { enum: productTypes }).notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    currency: text('currency').notNull().default('usd'),
    /** `closing`: replaced by a later checkout; its page must be closed at the provider before that one is opened. */
    state: text('state', { enum: ['opening', 'open', 'closing', 'paid', 'expired', 'review'] })
      .notNull()
      .default('opening'),
    sessionId: text('session_id').unique(),
    checkoutUrl: text('checkout_url'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    heardAboutUs: text('heard_about_us'),
    includesCertifiedCopy: boolean('includes_certified_copy').notNull().default(false),
    /** In which a guest bought it and is written to. */
    language: text('language', { enum: languages }).notNull().default('en'),
    /** What a guest typed, until the purchase is claimed or has expired. */
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    /** The address that the provider has of the guest who paid. */
    payerEmail: text('payer_email'),
    /** Keyed with the installation's secret: the same payer, also once the address is forgotten with the claim. */
    payerMark: text('payer_mark'),
    /** The new account that gets the guest's purchase once its address is confirmed. */
    promisedTo: text('promised_to'),
    claimedAt: moment('claimed_at'),
    referralCode: text('referral_code'),
    /** The last attempt to pay that failed; a later one may have succeeded. */
    failedAt: moment('failed_at'),
    failureReason: text('failure_reason'),
    paidAt: moment('paid_at'),
    /** When the provider was last asked about it because nothing had been told. */
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('orders_once').on(table.userId, table.idempotencyKey),
    uniqueIndex('orders_once_of_guest')
      .on(table.idempotencyKey)
      .where(sql`${table.userId} is null`),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_document').on(table.documentId),
    index('orders_promised').on(table.promisedTo),
    // What has to be asked about is few, however much was ever bought.
    index('orders_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('opening', 'open', 'closing')`),
    // For finding what guests bought by how their name or address begins.
    index('orders_payer_email').on(sql`lower(${table.payerEmail}) text_pattern_ops`),
    index('orders_payer_mark').on(table.payerMark),
    index('orders_guest_email').on(sql`lower(${table.guestEmail}) text_pattern_ops`),
    index('orders_guest_name').on(sql`lower(${table.guestName}) text_pattern_ops`),
  ],
);

/** Hashes of what proves that somebody bought as a guest: the cookie of a browser, or the secret of a mailed link. */
export const claimSecrets = pgTable(
  'claim_secrets',
  {
    hash: text('hash').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['browser', 'mailed'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.orderId] }), index('claim_secrets_order').on(table.orderId)],
);

type RefundColumns = Readonly<Record<'refundRequestedAt' | 'refundDeclinedAt' | 'refundedAt', SQLWrapper>>;

/** True for a purchase whose buyer asked for the money back and waits; the index and the list must say the same. */
export const waitsForRefund = (of: RefundColumns): SQL =>
  sql`(${of.refundRequestedAt} is not null and ${of.refundDeclinedAt} is null and ${of.refundedAt} is null)`;

/** Money that has been received: exactly one row for a paid order. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    /** Null as long as nobody has claimed what a guest bought. */
    userId: text('user_id'),
    documentId: uuid('document_id'),
    productType: text('product_type').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    currency: text('currency').notNull(),
    paymentIntentId: text('payment_intent_id'),
    subscriptionId: text('subscription_id'),
    paidAt: moment('paid_at').notNull(),
    /** The purchase that had paid for the same already: this one unlocks nothing and is given back by itself. */
    secondOf: uuid('second_of').references((): AnyPgColumn => purchases.id),
    refundRequestedAt: moment('refund_requested_at'),
    refundReason: text('refund_reason'),
    /** When giving the money back was begun at the provider; from then on it cannot be declined. */
    refundBegunAt: moment('refund_begun_at'),
    /** The provider's id of the refund that was asked of it here; whoever asks again is given the same one. */
    refundId: text('refund_id'),
    /** The answer to the last request, when it was no; asking again forgets it. */
    refundDeclinedAt: moment('refund_declined_at'),
    refundDeclineReason: text('refund_decline_reason'),
    refundedInCents: integer('refunded_in_cents').notNull().default(0),
    /** When all of the money had been given back; access ends with it. */
    refundedAt: moment('refunded_at'),
    /** The last time that money which was given back did not arrive; it may have been given back again since. */
    refundFailedAt: moment('refund_failed_at'),
    refundFailureReason: text('refund_failure_reason'),
  },
  (table) => [
    index('purchases_user').on(table.userId, table.paidAt),
    index('purchases_waiting_first').on(waitsForRefund(table), table.paidAt, table.id),
    index('purchases_payment').on(table.paymentIntentId),
    index('purchases_subscription').on(table.subscriptionId),
    index('purchases_document').on(table.documentId),
    index('purchases_second')
      .on(table.paidAt)
      .where(sql`${table.secondOf} is not null and ${table.refundedAt} is null`),
  ],
);

/** What the provider said about money given back; it may be told before the payment itself. */
export const refunds = pgTable('refunds', {
  paymentIntentId: text('payment_intent_id').primaryKey(),
  refundedInCents: integer('refunded_in_cents').notNull(),
  /** When the last of the money was given back; null while a part of it is left. */
  completedAt: moment('completed_at'),
  /** When the provider last told the sum; refunds that have failed since are to be taken off it. */
  toldAt: moment('told_at'),
});

/** Money that was given back and did not arrive, each refund once. */
export const failedRefunds = pgTable(
  'failed_refunds',
  {
    refundId: text('refund_id').primaryKey(),
    paymentIntentId: text('payment_intent_id').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    reason: text('reason'),
    failedAt: moment('failed_at').notNull(),
  },
  (table) => [index('failed_refunds_payment').on(table.paymentIntentId)],
);

/** One month of a subscription that was asked for. Once paid it stays paid, whatever is told later. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: paymentNumber(),
    providerId: text('provider_id').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    isRenewal: boolean('is_renewal').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    currency: text('currency').notNull(),
    failedAt: moment('failed_at'),
    paidAt: moment('paid_at'),
  },
  (table) => [index('invoices_order').on(table.orderId)],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    /** Null as long as nobody has claimed what a guest bought. */
    userId: text('user_id'),
    customerId: text('customer_id'),
    status: text('status').notNull(),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
    currentPeriodEndsAt: moment('current_period_ends_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);

/** Every event of the provider, once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: moment('created_at').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});
