import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import type { z } from 'zod';
import { typeOf } from '#documents/document-type-of.ts';
import { isEditable } from '#documents/is-editable.ts';
import { requiresRevision, whatIsReplaced } from '#documents/requires-revision.ts';
import { standingOfDocument, type DocumentStanding } from '#documents/standing-of-document.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** The facts panel of a document: what is recorded, what is missing, what speaks against it. */
export const factsAnswer = (document: DocumentRow, now: Date): z.input<typeof FactsAnswer> => {
  const standing = document.status === 'draft' ? standingOfDocument(document, todayOf(now)) : finished;
  return {
    rows: typeOf(document)
      .interview.describe(document.interview)
      .map(({ choices, value, ...row }) => ({
        ...row,
        value: value ?? null,
        ...(choices && { choices: [...choices] }),
      })),
    progress: standing.progress,
    isComplete: standing.isComplete,
    missingFields: [...standing.missing],
    problems: [...standing.problems],
    warnings: [...standing.warnings],
    isEditable: isEditable(document, now),
    requiresRevision: requiresRevision(document),
    whatIsReplaced: whatIsReplaced(document) ?? null,
  };
};

// A frozen document stays finished, whatever a later clause library would say about its facts.
const finished: DocumentStanding = { progress: 100, isComplete: true, missing: [], problems: [], warnings: [] };
