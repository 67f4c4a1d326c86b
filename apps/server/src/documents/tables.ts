import {
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { upgradeDocument, type StoredDocument } from '@evergrant/domain/assembly/upgrade-document.ts';
import { upgradeInterview } from '@evergrant/domain/catalogue/upgrade-interview.ts';
import type { TypeFinding } from '@evergrant/domain/document-type/type-findings.ts';
import { documentStatuses } from '@evergrant/domain/execution/document-status.ts';
import type { Requirements } from '@evergrant/domain/execution/requirements.ts';
import { partyKinds } from '@evergrant/domain/facts/party-kinds.ts';
import type { OlderInterview, StoredInterview } from '@evergrant/domain/interview/interview.ts';
import type { KnownFact } from '@evergrant/domain/people/person.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

// The answers of a draft that an older version kept are read in the questions of today (decision 55).
const storedInterview = customType<{ data: StoredInterview; driverData: string | OlderInterview }>({
  dataType: () => 'jsonb',
  toDriver: (interview) => JSON.stringify(interview),
  fromDriver: (kept) => upgradeInterview(typeof kept === 'string' ? (JSON.parse(kept) as OlderInterview) : kept),
});

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    documentTypeId: text('document_type_id').notNull(),
    status: text('status', { enum: documentStatuses }).notNull().default('draft'),
    interview: storedInterview('interview').notNull(),
    progress: integer('progress').notNull().default(0),
    isInterviewComplete: boolean('is_interview_complete').notNull().default(false),
    paidAt: moment('paid_at'),
    revisionEndsAt: moment('revision_ends_at'),
    /** The end of the window that its own purchase gave it, while a subscription keeps it open for longer. */
    purchasedUntil: moment('purchased_until'),
    /** The frozen version that is being signed or has been signed. */
    currentVersionId: uuid('current_version_id'),
    ownerSignedAt: moment('owner_signed_at'),
    signedAt: moment('signed_at'),
    /** The date of a signed document: the day of its maker's signature. */
    datedOn: date('dated_on', { mode: 'string' }),
    /** Witnesses who are still asked or have signed. */
    witnessCount: integer('witness_count').notNull().default(0),
    /** Who declined and was not set aside yet; not among `witnessCount`. */
    declinedWitnessCount: integer('declined_witness_count').notNull().default(0),
    signedWitnessCount: integer('signed_witness_count').notNull().default(0),
    /** Names of those whose signature on the frozen version counts, on a screen or in ink. */
    signedBy: jsonb('signed_by').$type<readonly string[]>().notNull().default([]),
    /** Lines that are stated to be signed in ink, where the law asks for ink, and who is missing on the others. */
    statedInkCount: integer('stated_ink_count').notNull().default(0),
    awaitedInk: jsonb('awaited_ink').$type<readonly string[]>().notNull().default([]),
    /** Names of those who make it together with its owner, as the frozen version says. */
    otherMakers: jsonb('other_makers').$type<readonly string[]>().notNull().default([]),
    /** Names of the co-signers who are still missing, from the day on which the version is frozen. */
    awaitedCosigners: jsonb('awaited_cosigners').$type<readonly string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('documents_user').on(table.userId, table.createdAt)],
);

/** People and organisations whom the documents of a member name, each once; who is meant where stands in the interviews. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** Keeps the order in which they became known. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    otherNames: jsonb('other_names').$type<readonly string[]>().notNull(),
    relationships: jsonb('relationships').$type<readonly string[]>().notNull(),
    bornOn: date('born_on', { mode: 'string' }),
    isLiving: boolean('is_living').notNull(),
    address: text('address'),
    hasBenefits: boolean('has_benefits'),
    /** As somebody said; without a word the names decide. */
    kind: text('kind', { enum: partyKinds }),
    isOrganization: boolean('is_organization').notNull(),
    /** What a maker told of themselves in any document, for the next one. */
    told: jsonb('told').$type<readonly KnownFact[]>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('people_user').on(table.userId, table.position)],
);

// Whatever the version that froze it, a document is read in the shape of today.
const storedDocument = customType<{ data: LegalDocument; driverData: string | StoredDocument }>({
  dataType: () => 'jsonb',
  toDriver: (document) => JSON.stringify(document),
  fromDriver: (kept) => upgradeDocument(typeof kept === 'string' ? (JSON.parse(kept) as StoredDocument) : kept),
});

/** A frozen document: never changed, only followed by the next version. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    document: storedDocument('document').notNull(),
    html: text('html').notNull(),
    /** SHA-256 in hex of the plain text of `document`; of the bytes of `html` where it was frozen before decision 48. */
    sha256: text('sha256').notNull(),
    /** What the review found and what the law asked on the day of freezing; null where it was frozen before they were kept. */
    findings: jsonb('findings').$type<readonly TypeFinding[]>(),
    requirements: jsonb('requirements').$type<Requirements>(),
    /** Where the executed copy is kept; noted before it is written, so it is one only once `executedAt` is set. */
    executedPdfKey: text('executed_pdf_key'),
    executedPdfSha256: text('executed_pdf_sha256'),
    executedHtml: text('executed_html'),
    executedAt: moment('executed_at'),
    /** When a copy was first taken to be signed in ink. */
    printedAt: moment('printed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('document_versions_number').on(table.documentId, table.version)],
);
