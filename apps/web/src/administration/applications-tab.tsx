import type { AffiliateRow, AffiliateSort } from '@evergrant/contract/administration-records.ts';
import { choicesOf } from '@evergrant/domain/kit/closed-set.ts';
import { Badge } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { affiliatesQuery } from '#administration/api.ts';
import { ApplicationDetail } from '#administration/application-detail.tsx';
import classes from '#administration/applications-tab.module.css';
import { foundWords } from '#administration/found-words.ts';
import { ListRow } from '#administration/list-row.tsx';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { StatusBadge } from '#administration/status-badge.tsx';
import { useWanted } from '#administration/use-wanted.ts';
import { filtersOf, paymentAccount, statusLabels } from '#administration/words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-date.ts';

const sorts = choicesOf<AffiliateSort>({ newest: 'Newest first', oldest: 'Oldest first', name: 'Name' });

/** Applications and affiliates, with the one that was chosen beside the list. */
export const ApplicationsTab = () => {
  const state = useWanted<AffiliateSort>('newest');
  const list = useInfiniteQuery({ ...affiliatesQuery(state.wanted), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<string>();
  return (
    <div className={classes.columns} data-chosen={chosen ? true : undefined}>
      <div className={classes.list}>
        <ListTools
          state={state}
          searches="Name, email or code"
          filters={filtersOf(statusLabels)}
          sorts={sorts}
          found={foundWords(list.data, ['application', 'applications'])}
        />
        <PagedList
          label="Applications"
          list={list}
          estimate={140}
          empty={{
            title: 'No applications found',
            text: 'Applications appear here as soon as somebody applies. Try another search or show all of them.',
          }}
        >
          {(row) => <ApplicationRow row={row} isChosen={row.id === chosen} onChoose={setChosen} />}
        </PagedList>
      </div>
      <section className={classes.detail} aria-label="Application">
        {chosen ? (
          <ApplicationDetail key={chosen} id={chosen} onClose={() => setChosen(undefined)} />
        ) : (
          <EmptyState title="Choose an application">
            What the applicant told us, where they are paid and what they earned appears here.
          </EmptyState>
        )}
      </section>
    </div>
  );
};

interface RowProps {
  readonly row: AffiliateRow;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

const ApplicationRow = ({ row, isChosen, onChoose }: RowProps) => {
  const account = paymentAccount(row);
  return (
    <div className={classes.row} data-chosen={isChosen || undefined}>
      <ListRow
        title={
          <button type="button" className={classes.choose} aria-pressed={isChosen} onClick={() => onChoose(row.id)}>
            {row.name}
          </button>
        }
        badges={
          <>
            <StatusBadge status={row.status} />
            <Badge color={account.color}>{account.label}</Badge>
          </>
        }
        facts={{
          Email: row.email,
          Applied: formatDate(row.appliedAt),
          Approved: row.approvedAt && formatDate(row.approvedAt),
          Code: row.affiliateCode,
        }}
      />
    </div>
  );
};
