import { documentStatuses } from '@evergrant/domain/execution/document-status.ts';
import { factStates } from '@evergrant/domain/interview/fact-state.ts';
import { factKinds } from '@evergrant/domain/facts/fact-kind.ts';
import { findingLevels } from '@evergrant/domain/review/finding.ts';
import { z } from 'zod';
import { Choice, EntryForm } from '#entry-form.ts';
import { Done, operation } from '#operation.ts';

const tag = 'documents';

export const DocumentId = z.object({ id: z.uuid() });
export const DocumentFact = z.object({ id: z.uuid(), field: z.string().max(60) });

export const DocumentStatus = z.enum(documentStatuses);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

export const DocumentSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Display name of the document type, e.g. `Living Trust`. */
    type: z.string(),
    documentTypeId: z.string(),
    status: DocumentStatus,
    progress: z.int().min(0).max(100),
    isInterviewComplete: z.boolean(),
    isPaid: z.boolean(),
    ownerSignedAt: z.iso.datetime().nullable(),
    /** Who is still asked to witness or has signed. */
    witnessCount: z.int(),
    /** Who declined and still has to be replaced or set aside. */
    declinedWitnessCount: z.int(),
    signedWitnessCount: z.int(),
    /** The document is not signed before so many witnesses have signed. */
    witnessesNeeded: z.int(),
    /** Its state also asks for a notary, before whom it has to be acknowledged. */
    awaitsNotary: z.boolean(),
    /** False where the document has no line for a witness, as among the members of a company. */
    takesWitnesses: z.boolean(),
    /**
     * The file to download now: a PDF marked PREVIEW, the clean copy to print, the signed one, or none yet while that is being
     * made; `none` once it was given back.
     */
    file: z.enum(['preview', 'clean', 'being-prepared', 'signed', 'none']),
    /** How many versions everybody has signed, the present one and those before it. */
    executedVersionCount: z.int(),
    /** Names of those who make the document together with its owner; known once it is complete. */
    otherMakers: z.array(z.string()),
    /** Names of those beside owner and witnesses who still have to sign, e.g. the spouse; known once it is complete. */
    awaitedCosigners: z.array(z.string()),
    /** The law asks for ink: what is signed on a screen acknowledges the document and does not execute it. */
    isSignedInInk: z.boolean(),
    /** Lines that are stated to be signed in ink, and who is missing on the others; for documents that are signed so. */
    statedInkCount: z.int(),
    awaitedInk: z.array(z.string()),
    /** What this finished document says otherwise than other documents do now, one sentence each. */
    outdated: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'DocumentSummary' });
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const DocumentList = z
  .object({ documents: z.array(DocumentSummary), count: z.int() })
  .meta({ id: 'DocumentList' });
export const CreateDocumentBody = z
  .object({ name: z.string().max(120), documentTypeId: z.string().max(60) })
  .meta({ id: 'CreateDocumentBody' });

const Detail = z.union([z.string(), z.number(), z.boolean()]);
const Entry = z.record(z.string(), Detail.optional()).readonly();
/** A fact as it is stored: a text, number, yes or no, one entry (a person, an asset) or a list; its shape is its field's. */
export const FactValue = z
  .union([Detail, Entry, z.array(z.union([z.string(), Entry])).readonly()], {
    error: ({ input }) => (input === undefined ? 'Please fill this in.' : 'That answer does not fit this question.'),
  })
  .meta({ id: 'FactValue' });
export type FactValue = z.infer<typeof FactValue>;

/** One line of the facts panel. `value` is the stored value; `display` is what a person reads. */
export const FactRow = z
  .object({
    field: z.string(),
    label: z.string(),
    group: z.string(),
    kind: z.enum(factKinds),
    choices: z.array(Choice).readonly().optional(),
    /** How a list, or the one person of an office, is written by hand. */
    entries: EntryForm.optional(),
    /** Why it is asked. */
    help: z.string(),
    /** The usual answer as a person reads it; told, never stored by itself. */
    usual: z.string().optional(),
    /** The usual answer stands unless the person says otherwise; it is recorded with the confirmation of all that takes it. */
    isUsual: z.literal(true).optional(),
    isRequired: z.boolean(),
    value: FactValue.nullable(),
    display: z.string(),
    state: z.enum(factStates),
    /** Where it was changed, when that was not in this document and it has not been confirmed since, e.g. `your living trust`. */
    changedIn: z.string().optional(),
  })
  .meta({ id: 'FactRow' });
export type FactRow = z.infer<typeof FactRow>;

/** What was said that no fact takes, in the words of the person; `isQuestion`: a question for an attorney. */
const Note = z.object({ words: z.string(), isQuestion: z.boolean().optional() });

export const FactsAnswer = z
  .object({
    rows: z.array(FactRow),
    progress: z.int().min(0).max(100),
    isComplete: z.boolean(),
    missingFields: z.array(z.string()),
    problems: z.array(z.object({ field: z.string(), message: z.string() })),
    /** What the person should know and may leave as it is. */
    warnings: z.array(z.object({ field: z.string(), message: z.string() })),
    /** What was said that no fact takes, in the words of the person. */
    notes: z.array(Note),
    /** False once the document may not be changed (paid and outside the revision window, or signing has begun). */
    isEditable: z.boolean(),
    /** Somebody has signed the version that stands: a change has to say that it begins a new one. */
    requiresRevision: z.boolean(),
    /** By whom it is signed, and what becomes of the old sheets, in plain words; null where nobody has signed. */
    whatIsReplaced: z.string().nullable(),
  })
  .meta({ id: 'FactsAnswer' });
export type FactsAnswer = z.infer<typeof FactsAnswer>;

/** `beginsRevision` says that a new version of a document that carries signatures is wanted. */
export const RevisionQuery = z.object({ beginsRevision: z.enum(['true', 'false']).optional() });

/** `takesUsual` says that the usual settings were read as well, and are wanted. */
export const ConfirmAllQuery = z.object({ takesUsual: z.enum(['true', 'false']).optional() });

/** `value` in the shape that `Facts` (`fact-shapes.ts`) gives the field in the address; the library of facts checks it. */
export const RecordFactBody = z
  .object({ value: FactValue })
  .meta({ id: 'RecordFactBody', description: 'The value has the shape that `Facts` gives this field.' });

/** The document as it may be shown now. `isPreview`: with the PREVIEW watermark, not to be signed. */
export const DocumentHtml = z
  .object({
    html: z.string(),
    isPreview: z.boolean(),
    progress: z.int(),
    /** Findings a person should read before paying or signing, in plain words. */
    findings: z.array(z.object({ level: z.enum(findingLevels), message: z.string() })),
  })
  .meta({ id: 'DocumentHtml' });
export type DocumentHtml = z.infer<typeof DocumentHtml>;

/** `trustId`: of the document (decision 46); the other fields are not read. */
export const GenerateDocumentBody = z
  .object({
    trustId: z.string().max(80),
    trustData: z.unknown().optional(),
    conversationHistory: z
      .array(z.object({ role: z.string(), content: z.string() }))
      .max(500)
      .optional(),
    documentType: z.string().max(60).optional(),
  })
  .meta({ id: 'GenerateDocumentBody' });

export const listDocuments = operation({
  id: 'listDocuments',
  method: 'get',
  path: '/documents',
  tag,
  access: 'member',
  summary: 'The documents of the member, newest first',
  answer: DocumentList,
});
export const createDocument = operation({
  id: 'createDocument',
  method: 'post',
  path: '/documents',
  tag,
  access: 'member',
  signInMessage: 'You must be logged in to create a legal document.',
  summary: 'Begin a document',
  body: CreateDocumentBody,
  answer: DocumentSummary,
});
export const readDocument = operation({
  id: 'readDocument',
  method: 'get',
  path: '/documents/{id}',
  tag,
  access: 'member',
  summary: 'One document of the member',
  params: DocumentId,
  answer: DocumentSummary,
});
export const deleteDocument = operation({
  id: 'deleteDocument',
  method: 'delete',
  path: '/documents/{id}',
  tag,
  access: 'member',
  summary: 'Delete a document and everything that belongs to it',
  params: DocumentId,
  answer: Done,
});
export const readFacts = operation({
  id: 'readFacts',
  method: 'get',
  path: '/documents/{id}/facts',
  tag,
  access: 'member',
  summary: 'What has been recorded for a document',
  params: DocumentId,
  answer: FactsAnswer,
});
export const recordFact = operation({
  id: 'recordFact',
  method: 'put',
  path: '/documents/{id}/facts/{field}',
  tag,
  access: 'member',
  summary: 'Record or correct one fact',
  params: DocumentFact,
  query: RevisionQuery,
  body: RecordFactBody,
  answer: FactsAnswer,
});
export const clearFact = operation({
  id: 'clearFact',
  method: 'delete',
  path: '/documents/{id}/facts/{field}',
  tag,
  access: 'member',
  summary: 'Forget one fact',
  params: DocumentFact,
  query: RevisionQuery,
  answer: FactsAnswer,
});
export const confirmFact = operation({
  id: 'confirmFact',
  method: 'post',
  path: '/documents/{id}/facts/{field}/confirm',
  tag,
  access: 'member',
  summary: 'Confirm that a recorded fact is right',
  params: DocumentFact,
  answer: FactsAnswer,
});
export const confirmAllFacts = operation({
  id: 'confirmAllFacts',
  method: 'post',
  path: '/documents/{id}/confirm-facts',
  tag,
  access: 'member',
  summary: 'Confirm that all recorded facts are right',
  params: DocumentId,
  query: ConfirmAllQuery,
  answer: FactsAnswer,
});
export const readDocumentHtml = operation({
  id: 'readDocumentHtml',
  method: 'get',
  path: '/documents/{id}/html',
  tag,
  access: 'member',
  summary: 'The document as HTML, as a preview before payment',
  params: DocumentId,
  answer: DocumentHtml,
});
export const generateDocumentHtml = operation({
  id: 'generateDocumentHtml',
  method: 'post',
  path: '/functions/generate-document-html',
  tag,
  access: 'member',
  summary: 'Assemble the document from the recorded facts',
  body: GenerateDocumentBody,
  answer: DocumentHtml,
});
