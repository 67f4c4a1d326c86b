import type { TrustStatus } from '@evergrant/contract/trusts.ts';
import { Badge } from '@mantine/core';

const labelByStatus: Readonly<Record<TrustStatus, string>> = { draft: 'Draft', complete: 'Complete', signed: 'Signed' };

/** A document's status; a draft is quiet, the others green. */
export const StatusBadge = ({ status }: { readonly status: TrustStatus }) => (
  <Badge color={status === 'draft' ? 'gray' : 'green'}>{labelByStatus[status]}</Badge>
);
