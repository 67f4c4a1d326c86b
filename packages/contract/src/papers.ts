import { z } from 'zod';
import { columnKinds } from '@evergrant/domain/facts/column-kind.ts';
import { longestPaper } from '@evergrant/domain/interview/papers/clean-paper.ts';
import { standings } from '@evergrant/domain/interview/papers/finding.ts';
import { DocumentId, FactsAnswer, FactValue, RevisionQuery } from '#documents.ts';
import { operation } from '#operation.ts';

const tag = 'assistant';

/** Bytes of one paper, at most. */
export const largestPaperInBytes = 10 * 1024 * 1024;

/** Pages of a PDF that are read, at most. */
export const mostPages = 120;

/** How many findings are taken at once, at most. */
export const mostTaken = 150;

/**
 * The bytes of a paper are the body of this request, so it is no operation of the JSON contract. Whoever asks: its text comes back and
 * nothing of it is kept (decision 82).
 */
export const papersPath = '/papers';

/** What a paper is, by its content. */
export const paperKinds = ['pdf', 'docx', 'text'] as const;

/** The text of a paper. `pages` of a PDF, null where it has none; `isCut`: not all of it was read. */
export const PaperText = z
  .object({
    text: z.string(),
    kind: z.enum(paperKinds),
    pages: z.int().nullable(),
    isCut: z.boolean(),
  })
  .meta({ id: 'PaperText' });
export type PaperText = z.infer<typeof PaperText>;

/** One fact that a paper proposes, with the passage that says it; `value` is one entry where the fact is a list. */
export const PaperFinding = z
  .object({
    field: z.string(),
    value: FactValue,
    isEntry: z.boolean(),
    label: z.string(),
    group: z.string(),
    display: z.string(),
    before: z.string(),
    passage: z.string(),
    after: z.string(),
    start: z.int(),
    end: z.int(),
    standing: z.enum(standings),
    recorded: z.string(),
    hasRival: z.boolean(),
    /** How it is changed before it is taken; without a key the input is the value itself. */
    inputs: z
      .array(
        z.object({
          key: z.string().optional(),
          label: z.string(),
          kind: z.enum(columnKinds),
          choices: z
            .array(z.object({ value: z.string(), label: z.string() }))
            .readonly()
            .optional(),
        }),
      )
      .readonly(),
    isShortened: z.boolean(),
  })
  .meta({ id: 'PaperFinding' });
export type PaperFinding = z.infer<typeof PaperFinding>;

/** What was found in a paper, and in how many of its lines. `madeBy`: somebody else than whose document this is. */
export const PaperFindings = z
  .object({
    findings: z.array(PaperFinding).readonly(),
    lines: z.int(),
    understood: z.int(),
    madeBy: z.string().optional(),
  })
  .meta({ id: 'PaperFindings' });
export type PaperFindings = z.infer<typeof PaperFindings>;

export const PaperBody = z.object({ text: z.string().regex(/\S/u).max(longestPaper) }).meta({ id: 'PaperBody' });

/** What is taken, as it was found or as it was changed. */
export const TakenBody = z
  .object({
    taken: z
      .array(z.object({ field: z.string().max(60), value: FactValue, isEntry: z.boolean() }))
      .min(1)
      .max(mostTaken),
  })
  .meta({ id: 'TakenBody' });

export const findInPaper = operation({
  id: 'findInPaper',
  method: 'post',
  path: '/documents/{id}/papers',
  tag,
  access: 'member',
  summary: 'What the text of a paper says for a document, each with its passage; nothing is recorded or kept',
  params: DocumentId,
  body: PaperBody,
  answer: PaperFindings,
});
export const takeFromPaper = operation({
  id: 'takeFromPaper',
  method: 'post',
  path: '/documents/{id}/papers/taken',
  tag,
  access: 'member',
  summary: 'Record what a person takes of what was found in a paper: all of it, or nothing',
  params: DocumentId,
  query: RevisionQuery,
  body: TakenBody,
  answer: FactsAnswer,
});
