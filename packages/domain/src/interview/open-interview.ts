import type { Interview } from '#interview/interview.ts';
import { moveToNext } from '#interview/next-question.ts';

/** A fresh interview for a document type of the catalogue, e.g. `living-trust`, with its first question asked. */
export const openInterview = (documentType: string): Interview =>
  moveToNext({ documentType, facts: {}, confirmed: [], skipped: [], trail: [], asked: null, doubt: null });
