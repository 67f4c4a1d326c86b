import { Badge } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { deliveriesQuery } from '#administration/api.ts';
import { foundWords } from '#administration/found-words.ts';
import { ListRow } from '#administration/list-row.tsx';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { useWanted } from '#administration/use-wanted.ts';
import { filtersOf } from '#administration/words.ts';
import { formatDate, formatTime } from '#ui/format-date.ts';
import { Notice } from '#ui/notice.tsx';

const labels = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;
const colors = { waiting: 'brass', delivered: 'green', failed: 'red' } as const;
const events = { payment_complete: 'Payment complete', witness_invite: 'Witness invited' } as const;

/** What was sent to the operator's automation, and what became of it. */
export const WebhooksTab = () => {
  const state = useWanted();
  const list = useInfiniteQuery({ ...deliveriesQuery(state.wanted), placeholderData: keepPreviousData });
  return (
    <>
      {list.data?.pages[0]?.isConfigured === false ? (
        <Notice tone="info" title="No automation is set up">
          Nothing is sent. The operator sets AUTOMATION_WEBHOOK_URL to have payments and invitations told.
        </Notice>
      ) : null}
      <ListTools
        state={state}
        searches="Beginning of an event, email or id"
        filters={filtersOf(labels)}
        found={foundWords(list.data, ['message', 'messages'])}
      />
      <PagedList
        label="Webhook deliveries"
        list={list}
        estimate={90}
        empty={{
          title: 'No webhook deliveries',
          text: 'Messages to the automation appear here, with what it answered.',
        }}
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
              Id: row.id,
            }}
          />
        )}
      </PagedList>
    </>
  );
};
