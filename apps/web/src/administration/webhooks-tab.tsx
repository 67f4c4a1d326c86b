import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deliveriesQuery } from '#administration/api.ts';
import { ListRow } from '#administration/list-row.tsx';
import { VirtualList } from '#administration/virtual-list.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { formatDate, formatTime } from '#ui/format-date.ts';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';

const labels = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;
const colors = { waiting: 'brass', delivered: 'green', failed: 'red' } as const;
const events = { payment_complete: 'Payment complete', witness_invite: 'Witness invited' } as const;

/** What was sent to the operator's automation, and what became of it. */
export const WebhooksTab = () => {
  const list = useQuery(deliveriesQuery);
  if (list.isPending) return <LoadingState label="Loading webhook deliveries…" />;
  if (!list.data) {
    return (
      <ErrorState title="Failed to load admin portal data" onRetry={() => void list.refetch()}>
        {messageOf(list.error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  const { isConfigured, deliveries } = list.data;
  return (
    <>
      {isConfigured ? null : (
        <Notice tone="info" title="No automation is set up">
          Nothing is sent. The operator sets AUTOMATION_WEBHOOK_URL to have payments and invitations told.
        </Notice>
      )}
      {deliveries.length === 0 ? (
        <EmptyState title="No webhook deliveries">
          The newest 200 messages to the automation appear here, with what it answered.
        </EmptyState>
      ) : (
        <VirtualList
          label="Webhook deliveries"
          rows={deliveries}
          keyOf={({ id }) => id}
          estimate={90}
          total={deliveries.length}
        >
          {(row) => (
            <ListRow
              title={events[row.event]}
              badges={<Badge color={colors[row.state]}>{labels[row.state]}</Badge>}
              facts={{
                Sent: `${formatDate(row.createdAt)}, ${formatTime(row.createdAt)}`,
                Attempts: String(row.attempts),
                Answer: row.lastStatus === null ? null : String(row.lastStatus),
                Delivered: row.deliveredAt && `${formatDate(row.deliveredAt)}, ${formatTime(row.deliveredAt)}`,
                Error: row.lastError,
              }}
            />
          )}
        </VirtualList>
      )}
    </>
  );
};
