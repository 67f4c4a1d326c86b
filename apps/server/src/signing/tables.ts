import { witnessStatuses } from '@evergrant/domain/execution/document-status.ts';
import { askedRoles, drawingRoles, signerRoles } from '@evergrant/domain/execution/signer-roles.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Everybody but the owner who is asked by a private link: witnesses, and co-signers whom the document itself names. */
export const witnesses = pgTable(
  'witnesses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id').notNull(),
    role: text('role', { enum: askedRoles }).notNull().default('witness'),
    /** The signature line of the document that a co-signer signs on, e.g. `spouse`; null for a witness. */
    signerId: text('signer_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The address in lower case, for comparing. */
    emailKey: text('email_key').notNull(),
    /** SHA-256 of the link's token, in hex. */
    tokenHash: text('token_hash').unique(),
    /** The token, encrypted, so that a reminder leads to the same link; in the clear it is only in the mails. */
    sealedToken: text('sealed_token'),
    status: text('status', { enum: witnessStatuses }).notNull().default('pending'),
    /** The owner asked for the invitation before signing; it leaves once the owner has signed. */
    inviteKeptAt: moment('invite_kept_at'),
    inviteSentAt: moment('invite_sent_at'),
    /** Their mail server refused our last mail. Nobody is reminded there until an invitation has arrived again. */
    undeliveredAt: moment('undelivered_at'),
    /** Reminders mailed since the invitation. */
    remindersSent: integer('reminders_sent').notNull().default(0),
    /** The last reminder. */
    remindedAt: moment('reminded_at'),
    viewedAt: moment('viewed_at'),
    signedAt: moment('signed_at'),
    /** Where they were when they signed, as an IANA time zone. */
    signedTimeZone: text('signed_time_zone'),
    declinedAt: moment('declined_at'),
    declineReason: text('decline_reason'),
    /** They said that they have not signed, after the owner had stated ink of theirs and the document was signed. */
    disputedAt: moment('disputed_at'),
    /** When the owner set aside somebody who had declined; the row stays as the record of it. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // A couple may share one mailbox and sign two lines of their own; two witnesses may not.
    uniqueIndex('witnesses_email_once')
      .on(table.documentId, table.emailKey)
      .where(sql`removed_at is null and role = 'witness'`),
    uniqueIndex('witnesses_signer_once')
      .on(table.documentId, table.signerId)
      .where(sql`removed_at is null`),
    index('witnesses_document').on(table.documentId, table.createdAt),
  ],
);

export const signatures = pgTable(
  'signatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id').notNull(),
    /** The row in `witnesses` of a witness or co-signer; null for the owner. */
    witnessId: uuid('witness_id'),
    /** A co-signer's line: the id of the signer in the execution of the frozen document. Null for owner and witness. */
    signerId: text('signer_id'),
    documentVersionId: uuid('document_version_id').notNull(),
    /** The SHA-256 of the frozen version that the signer was shown. */
    documentSha256: text('document_sha256').notNull(),
    role: text('role', { enum: drawingRoles }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Where a witness can be found; null for everybody else, and where it was not asked yet. */
    address: text('address'),
    /** PNG data URL, checked, cropped and encoded anew. */
    signatureData: text('signature_data').notNull(),
    /** Always `Electronically signed`. */
    ipAddress: text('ip_address').notNull().default('Electronically signed'),
    /** The network address from which it was given; null where it was not kept. */
    signedFrom: text('signed_from'),
    userAgent: text('user_agent').notNull(),
    consentVersion: text('consent_version').notNull(),
    signedAt: moment('signed_at').notNull(),
    /** Where the signer was, as an IANA time zone; UTC where the browser did not say. */
    timeZone: text('time_zone').notNull().default('UTC'),
  },
  (table) => [
    uniqueIndex('signatures_witness_once').on(table.documentVersionId, table.witnessId),
    uniqueIndex('signatures_owner_once')
      .on(table.documentVersionId)
      .where(sql`role = 'owner'`),
    index('signatures_document').on(table.documentId),
  ],
);

/** Ink on paper, as the owner states it: the line in the executed document says so. */
export const paperSignatures = pgTable(
  'paper_signatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id').notNull(),
    documentVersionId: uuid('document_version_id').notNull(),
    role: text('role', { enum: signerRoles }).notNull().default('cosigner'),
    /** The line: the id of the signer in the execution of the frozen document, e.g. `spouse`, or `witness-1`, or `notary`. */
    signerId: text('signer_id').notNull(),
    /** Which of the lines for witnesses, from 1; null on every other line. */
    witnessNumber: integer('witness_number'),
    /** The row in `witnesses` of a witness who is on the list. */
    witnessId: uuid('witness_id'),
    name: text('name').notNull(),
    /** The day that stands beside the ink, `YYYY-MM-DD`. */
    signedOn: date('signed_on').notNull(),
    /** The name of the owner who says so. */
    statedBy: text('stated_by').notNull(),
    statedAt: moment('stated_at').notNull(),
  },
  (table) => [
    unique('paper_signatures_once').on(table.documentVersionId, table.signerId),
    check('paper_signatures_witness_numbered', sql`(${table.role} = 'witness') = (${table.witnessNumber} is not null)`),
    index('paper_signatures_document').on(table.documentId),
  ],
);

/** A scan of sheets that were signed in ink, which the owner keeps as evidence of what they state. */
export const signatureScans = pgTable(
  'signature_scans',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id').notNull(),
    documentVersionId: uuid('document_version_id').notNull(),
    /** What the owner calls it, with the ending of what its content is. */
    name: text('name').notNull(),
    /** What its content is, as it is given out. */
    kind: text('kind').notNull(),
    sizeInBytes: integer('size_in_bytes').notNull(),
    sha256: text('sha256').notNull(),
    fileKey: text('file_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** Null until all of its bytes are kept. */
    storedAt: moment('stored_at'),
  },
  (table) => [index('signature_scans_document').on(table.documentId, table.createdAt)],
);
