import type { FactsAnswer } from '@evergrant/contract/documents.ts';
import type { z } from 'zod';
import { typeOf } from '#documents/document-type-of.ts';
import { isEditable } from '#documents/is-editable.ts';
import { requiresRevision, whatIsReplaced } from '#documents/requires-revision.ts';
import { completenessOfDocument, type DocumentCompleteness } from '#documents/completeness-of-document.ts';
import { todayOf } from '#documents/today.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** The facts panel of a document: what is recorded, what is missing, what speaks against it. */
export const factsAnswer = (document: DocumentRow, now: Date): z.input<typeof FactsAnswer> => {
  const completeness = document.status === 'draft' ? completenessOfDocument(document, todayOf(now)) : finished;
  return {
    rows: typeOf(document)
      .interview.describe(document.interview)
      .map(({ choices, value, ...row }) => ({
        ...row,
        value: value ?? null,
        ...(choices && { choices: [...choices] }),
      })),
    progress: completeness.progress,
    isComplete: completeness.isComplete,
    missingFields: [...completeness.missing],
    problems: [...completeness.problems],
    warnings: [...completeness.warnings],
    notes: (document.interview.notes ?? []).map(({ words, isQuestion }) => ({
      words,
      ...(isQuestion && { isQuestion }),
    })),
    isEditable: isEditable(document, now),
    requiresRevision: requiresRevision(document),
    whatIsReplaced: whatIsReplaced(document) ?? null,
  };
};

// A frozen document stays finished, whatever a later clause library would say about its facts.
const finished: DocumentCompleteness = { progress: 100, isComplete: true, missing: [], problems: [], warnings: [] };
