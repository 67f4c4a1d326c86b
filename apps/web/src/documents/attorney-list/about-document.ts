import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import type { ReviewAnswer } from '@evergrant/contract/review.ts';
import type { About } from '#documents/attorney-list/question-sheet.tsx';

/** What an attorney has to know of a document before reading a question about it. */
export const aboutDocument = (
  { name, type }: Pick<DocumentSummary, 'name' | 'type'>,
  { state, maker }: Pick<ReviewAnswer, 'state' | 'maker'>,
): readonly About[] => [
  { label: 'Document', value: `${name} (${type})` },
  ...(maker === null ? [] : [{ label: 'Made by', value: maker }]),
  { label: 'State', value: state ?? 'Not yet known' },
];
