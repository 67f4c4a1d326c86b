import type { AffiliateStatus } from '@evergrant/contract/affiliates.ts';
import { Badge } from '@mantine/core';

const labelByStatus = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
} as const satisfies Record<AffiliateStatus, string>;
const colorByStatus = { pending: 'brass', approved: 'green', rejected: 'red', suspended: 'red' } as const;

/** Where an affiliate stands, in one word. */
export const AffiliateBadge = ({ status }: { readonly status: AffiliateStatus }) => (
  <Badge color={colorByStatus[status]} variant={status === 'suspended' ? 'filled' : 'light'}>
    {labelByStatus[status]}
  </Badge>
);
