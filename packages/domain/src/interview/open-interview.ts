import type { Facts } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { moveToNext } from '#interview/next-question.ts';

/** A fresh interview for a document type of the catalogue, e.g. `living-trust`, with its first question asked. `suggested`: answers to offer. */
export const openInterview = (documentType: string, suggested: Facts = {}): Interview =>
  moveToNext({ documentType, facts: {}, suggested, confirmed: [], skipped: [], trail: [], asked: null, doubt: null });
