import type { DocumentType } from '#document-type/document-type.ts';
import type { OlderInterview, StoredInterview } from '#interview/interview.ts';

// A table reads interviews, and what describes the schema to the database loads tables without waiting for the types.
const interviewById = new Map<string, DocumentType['interview']>();

/** Makes the interview of a loaded type known to those who read stored ones. */
export const knowInterview = ({ id, interview }: Pick<DocumentType, 'id' | 'interview'>): void => {
  interviewById.set(id, interview);
};

/**
 * The interview of a document as some version has kept it, in the questions of today; of a newer version or type, as it is. Throws
 * before the types are loaded (`made-documents.ts`).
 */
export const upgradeInterview = (kept: OlderInterview): StoredInterview => {
  if (interviewById.size === 0) throw new Error('an interview was read before the document types were loaded');
  return interviewById.get(kept.documentType)?.upgrade(kept) ?? { ...kept, version: kept.version ?? 1 };
};
