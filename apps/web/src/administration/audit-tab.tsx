import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery } from '#administration/api.ts';
import { AuditCheckNotice } from '#administration/audit-check.tsx';
import { foundWords } from '#administration/found-words.ts';
import { ListRow } from '#administration/list-row.tsx';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { useWanted } from '#administration/use-wanted.ts';
import { formatDate, formatTime } from '#ui/format-date.ts';

/** Who did what and when, the newest first. Nothing here can be changed. */
export const AuditTab = () => {
  const state = useWanted();
  const list = useInfiniteQuery({ ...auditQuery(state.wanted), placeholderData: keepPreviousData });
  return (
    <>
      <ListTools
        state={state}
        searches="Beginning of an actor, action or stream, or a whole id"
        found={foundWords(list.data, ['entry', 'entries'])}
      />
      <AuditCheckNotice />
      <PagedList
        label="Audit log"
        list={list}
        estimate={110}
        empty={{
          title: 'No entries found',
          text: 'Try how an actor, an action or a stream begins, or show everything.',
        }}
      >
        {(row) => (
          <ListRow
            title={row.action}
            facts={{
              When: `${formatDate(row.at)}, ${formatTime(row.at)}`,
              Who: row.actor,
              Stream: `${row.stream}, entry ${row.position}`,
              From: row.ipAddress,
              Details: Object.keys(row.details).length === 0 ? null : <code>{JSON.stringify(row.details)}</code>,
            }}
          />
        )}
      </PagedList>
    </>
  );
};
