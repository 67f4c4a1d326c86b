import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A property whose owner asks the team to look at it. */
export const propertySubmissions = pgTable(
  'property_submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for somebody who was not signed in. */
    userId: text('user_id'),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    propertyType: text('property_type'),
    condition: text('condition'),
    estimatedValueInCents: bigint('estimated_value_in_cents', { mode: 'number' }),
    notes: text('notes').notNull(),
    submitterName: text('submitter_name').notNull(),
    submitterPhone: text('submitter_phone').notNull(),
    submitterEmail: text('submitter_email').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('property_submissions_newest').on(table.createdAt, table.id),
    index('property_submissions_user').on(table.userId),
  ],
);

/** A photo or video; without a submission as long as nobody has submitted it. */
export const propertyFiles = pgTable(
  'property_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: uuid('submission_id').references(() => propertySubmissions.id, { onDelete: 'cascade' }),
    /** Its place among the files of the submission, from 0. */
    position: integer('position'),
    /** What its content is, as it is given out: one of the kinds that are taken. */
    kind: text('kind').notNull(),
    /** What the sender calls it. */
    name: text('name').notNull(),
    sizeInBytes: integer('size_in_bytes').notNull(),
    fileKey: text('file_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** Null until all of its bytes are kept. */
    storedAt: moment('stored_at'),
  },
  (table) => [
    index('property_files_submission').on(table.submissionId, table.position),
    index('property_files_unclaimed')
      .on(table.createdAt)
      .where(sql`${table.submissionId} is null`),
  ],
);
