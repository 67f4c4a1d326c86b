import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Badge } from '@mantine/core';
import { statusWords } from '#documents/status-words.ts';

/** A document's status; a draft is quiet, the others green. */
export const StatusBadge = ({ document }: { readonly document: DocumentSummary }) => (
  <Badge color={document.status === 'draft' ? 'gray' : 'green'}>{statusWords(document)}</Badge>
);
