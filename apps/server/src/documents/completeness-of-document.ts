import type { PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { typeOf } from '#documents/document-type-of.ts';
import type { DocumentRow } from '#documents/document-row.ts';

/** How far a document is, as a person is told. */
export interface DocumentCompleteness {
  readonly progress: number;
  readonly isComplete: boolean;
  readonly missing: readonly string[];
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly warnings: readonly { readonly field: string; readonly message: string }[];
  /** Faults of ours, for the log; see `Obstacle`. */
  readonly faults?: readonly string[];
}

/** Complete means: every question is answered and confirmed, and a finished document can really be made of it. */
export const completenessOfDocument = (
  document: Pick<DocumentRow, 'documentTypeId' | 'interview'>,
  today: PlainDate,
): DocumentCompleteness => {
  const type = typeOf(document);
  const completeness = type.interview.completeness(document.interview, today);
  if (!completeness.isComplete) return completeness;

  const finished = type.finish(document.interview.facts, today);
  if (finished.ok) return completeness;
  const faults = finished.reason.flatMap((obstacle) => obstacle.faults ?? []);
  return {
    ...completeness,
    progress: 99,
    isComplete: false,
    problems: finished.reason,
    ...(faults.length > 0 && { faults }),
  };
};
