import type { FactsAnswer } from '@evergrant/contract/documents.ts';

type Completeness = Pick<FactsAnswer, 'progress' | 'isComplete'> & { readonly missingFields: readonly string[] };

interface Turn {
  /** What was known before the reply; undefined while nothing was loaded. */
  readonly before: Completeness | undefined;
  readonly after: Completeness;
  /** The server says that the document is worth reading now. */
  readonly isWorthReading: boolean;
  /** It became worth reading earlier, and the preview waits until the summary has been answered. */
  readonly isDue: boolean;
}

/** From this progress on a preview is worth reading. */
const previewFrom = 80;

/**
 * What becomes of the preview that opens by itself once: `open` with the reply that makes the document worth reading, but `wait`
 * while that reply sums up all answers and asks whether they are right, which nobody can judge under a window.
 */
export const previewTurn = ({ before, after, isWorthReading, isDue }: Turn): 'open' | 'wait' | 'stay' => {
  const wasWorthReading = before !== undefined && (before.isComplete || before.progress >= previewFrom);
  if (!isWorthReading || (wasWorthReading && !isDue)) return 'stay';
  return !after.isComplete && after.missingFields.length === 0 ? 'wait' : 'open';
};
