import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import { Badge } from '@mantine/core';
import { statusWords } from '#documents/status-words.ts';
import { useSay } from '#platform/language/use-say.ts';

/** A document's status; a draft is quiet, the others green. */
export const StatusBadge = ({ document }: { readonly document: DocumentSummary }) => {
  const say = useSay();
  return <Badge color={document.status === 'draft' ? 'gray' : 'green'}>{say(statusWords(document))}</Badge>;
};
