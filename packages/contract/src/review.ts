import { findingLevels } from '@evergrant/domain/review/finding.ts';
import { pieceKinds } from '@evergrant/domain/summary/piece-kinds.ts';
import { phases } from '@evergrant/domain/summary/summary.ts';
import { z } from 'zod';
import { DocumentId, FactsAnswer, RevisionQuery } from '#documents.ts';
import { RemoveNoteBody } from '#notes.ts';
import { operation } from '#operation.ts';

const tag = 'documents';

/** A question for an attorney, as the person would ask it. */
export const AskAttorneyBody = z.object({ words: z.string().trim().min(2).max(500) }).meta({ id: 'AskAttorneyBody' });

/** Some words of a sentence; `is` says that they are a name, a share, or the own words of the person. */
const Piece = z.object({ words: z.string(), is: z.enum(pieceKinds).optional() });
const Saying = z.array(Piece).readonly();

/** A sentence of a summary, and what it leads to line by line. */
const Told = z.object({ said: Saying, lines: z.array(Saying).readonly().optional() });

/** What a person reads before they confirm a document. */
export const ReviewAnswer = z
  .object({
    /** What the document will do, phase by phase; empty before its facts give a document. */
    summary: z.array(z.object({ phase: z.enum(phases), heading: z.string(), told: z.array(Told).readonly() })),
    /** What a review of the document says, in plain words. */
    findings: z.array(z.object({ level: z.enum(findingLevels), message: z.string() })),
    /** What the question is called that can take up a note in the person's own words; null where there is none. */
    ownWords: z.string().nullable(),
    /** The law that the document is made for, as it is called; null while it is not known. */
    state: z.string().nullable(),
    maker: z.string().nullable(),
  })
  .meta({ id: 'ReviewAnswer' });
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

export const takeUpNote = operation({
  id: 'takeUpNote',
  method: 'post',
  path: '/documents/{id}/take-up-note',
  tag,
  access: 'member',
  summary: 'Print a note in the document, in the words of the person',
  params: DocumentId,
  query: RevisionQuery,
  body: RemoveNoteBody,
  answer: FactsAnswer,
});
export const askAttorney = operation({
  id: 'askAttorney',
  method: 'post',
  path: '/documents/{id}/attorney-questions',
  tag,
  access: 'member',
  summary: 'Keep a question for an attorney',
  params: DocumentId,
  body: AskAttorneyBody,
  answer: FactsAnswer,
});
export const readReview = operation({
  id: 'readReview',
  method: 'get',
  path: '/documents/{id}/review',
  tag,
  access: 'member',
  summary: 'What the document will do, and what to know before it is confirmed',
  params: DocumentId,
  answer: ReviewAnswer,
});
