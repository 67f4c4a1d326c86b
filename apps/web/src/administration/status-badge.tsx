import type { AffiliateStatus } from '@evergrant/contract/affiliates.ts';
import { Badge } from '@mantine/core';
import { statusLabels } from '#administration/words.ts';

const colorByStatus = { pending: 'brass', approved: 'green', rejected: 'red', suspended: 'red' } as const;

/** Where an application stands. */
export const StatusBadge = ({ status }: { readonly status: AffiliateStatus }) => (
  <Badge color={colorByStatus[status]} variant={status === 'suspended' ? 'filled' : 'light'}>
    {statusLabels[status]}
  </Badge>
);
