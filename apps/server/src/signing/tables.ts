import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const witnesses = pgTable(
  'witnesses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    trustId: uuid('trust_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The address in lower case, for comparing. */
    emailKey: text('email_key').notNull(),
    /** SHA-256 of the link's token, in hex. */
    tokenHash: text('token_hash').unique(),
    /** The token, encrypted, so that a reminder leads to the same link; in the clear it is only in the mails. */
    sealedToken: text('sealed_token'),
    status: text('status', { enum: ['pending', 'viewed', 'signed', 'declined'] })
      .notNull()
      .default('pending'),
    inviteSentAt: moment('invite_sent_at'),
    /** Reminders mailed since the invitation. */
    remindersSent: integer('reminders_sent').notNull().default(0),
    viewedAt: moment('viewed_at'),
    signedAt: moment('signed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('witnesses_email_once').on(table.trustId, table.emailKey),
    index('witnesses_trust').on(table.trustId, table.createdAt),
  ],
);

export const signatures = pgTable(
  'signatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    trustId: uuid('trust_id').notNull(),
    /** Null for the owner. */
    witnessId: uuid('witness_id'),
    documentVersionId: uuid('document_version_id').notNull(),
    /** SHA-256 of the HTML that the signer was shown. */
    documentSha256: text('document_sha256').notNull(),
    role: text('role', { enum: ['owner', 'witness'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** PNG data URL, checked, cropped and encoded anew. */
    signatureData: text('signature_data').notNull(),
    /** Always `Electronically signed`; the real address is in the audit trail. */
    ipAddress: text('ip_address').notNull().default('Electronically signed'),
    userAgent: text('user_agent').notNull(),
    consentVersion: text('consent_version').notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [
    uniqueIndex('signatures_witness_once').on(table.documentVersionId, table.witnessId),
    uniqueIndex('signatures_owner_once')
      .on(table.documentVersionId)
      .where(sql`role = 'owner'`),
    index('signatures_trust').on(table.trustId),
  ],
);
