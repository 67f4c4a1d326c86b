import type { DocumentStatus } from '@evergrant/contract/documents.ts';
import { Badge } from '@mantine/core';

const labelByStatus: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Draft',
  complete: 'Complete',
  signed: 'Signed',
};

/** A document's status; a draft is quiet, the others green. */
export const StatusBadge = ({ status }: { readonly status: DocumentStatus }) => (
  <Badge color={status === 'draft' ? 'gray' : 'green'}>{labelByStatus[status]}</Badge>
);
