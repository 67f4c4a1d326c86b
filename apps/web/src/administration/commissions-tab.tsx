import type { CommissionRow, CommissionSort } from '@evergrant/contract/administration-records.ts';
import { choicesOf } from '@evergrant/domain/kit/closed-set.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Badge, Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commissionsQuery, sendReview } from '#administration/api.ts';
import { foundWords } from '#administration/found-words.ts';
import { ListRow } from '#administration/list-row.tsx';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { useDecision } from '#administration/use-decision.ts';
import { useWanted } from '#administration/use-wanted.ts';
import { filtersOf, commissionType, holdReason, stateLabels } from '#administration/words.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDate } from '#ui/format-date.ts';

const sorts = choicesOf<CommissionSort>({ newest: 'Newest first', oldest: 'Oldest first', largest: 'Largest first' });

/** Every commission, with those that wait for a decision one choice away. */
export const CommissionsTab = () => {
  const state = useWanted<CommissionSort>('newest');
  const list = useInfiniteQuery({ ...commissionsQuery(state.wanted), placeholderData: keepPreviousData });
  const [refused, setRefused] = useState<CommissionRow>();
  const review = useReview();
  const refuse = ({ id }: CommissionRow) => {
    setRefused(undefined);
    review.mutate({ id, decision: 'refuse' });
  };
  return (
    <>
      <ListTools
        state={state}
        searches="Affiliate name, email or code"
        filters={filtersOf(stateLabels)}
        sorts={sorts}
        found={foundWords(list.data, ['commission', 'commissions'])}
      />
      <PagedList
        label="Commissions"
        list={list}
        estimate={115}
        empty={{
          title: 'No commissions found',
          text: 'A commission appears here with the first purchase through a referral link.',
        }}
      >
        {(row) => (
          <CommissionEntry
            row={row}
            isBusy={review.isPending}
            onRelease={() => review.mutate({ id: row.id, decision: 'release' })}
            onRefuse={() => setRefused(row)}
          />
        )}
      </PagedList>
      {refused ? (
        <AskBeforeRefusal
          commission={refused}
          onConfirm={() => refuse(refused)}
          onCancel={() => setRefused(undefined)}
        />
      ) : null}
    </>
  );
};

const useReview = () =>
  useDecision({
    send: sendReview,
    done: (row: CommissionRow) => (row.state === 'refused' ? 'Commission refused' : 'Commission released'),
    failed: 'Failed to update the commission',
  });

interface EntryProps {
  readonly row: CommissionRow;
  readonly isBusy: boolean;
  readonly onRelease: () => void;
  readonly onRefuse: () => void;
}

const CommissionEntry = ({ row, isBusy, onRelease, onRefuse }: EntryProps) => {
  const about = `${formatMoneyExactly(row.amountDueInCents)} for ${row.affiliateName}`;
  return (
    <ListRow
      title={row.affiliateName}
      badges={<Badge color={row.paid ? 'green' : 'brass'}>{row.paid ? 'Paid' : 'Pending'}</Badge>}
      figure={formatMoneyExactly(row.amountDueInCents)}
      facts={{
        Code: row.affiliateCode,
        Type: commissionType(row),
        Date: formatDate(row.createdAt),
        State: row.paid ? null : stateLabels[row.state],
        'Payout date': row.paid || row.state === 'refused' ? null : longDate(row.payoutDate),
        Paid: row.paidAt && formatDate(row.paidAt),
        Transfer: row.stripeTransferId,
        'Held because': row.state === 'held' ? holdReason(row) : null,
        Error: row.errorMessage,
      }}
    >
      {row.state === 'held' ? (
        <>
          <Button disabled={isBusy} onClick={onRelease} aria-label={`Release ${about}`}>
            Release
          </Button>
          <Button variant="default" disabled={isBusy} onClick={onRefuse} aria-label={`Refuse ${about}`}>
            Refuse
          </Button>
        </>
      ) : null}
    </ListRow>
  );
};

interface AskProps {
  readonly commission: CommissionRow;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const AskBeforeRefusal = ({ commission, onConfirm, onCancel }: AskProps) => (
  <ConfirmDialog
    isOpen
    isDangerous
    title="Refuse this commission?"
    confirmLabel="Refuse"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {formatMoneyExactly(commission.amountDueInCents)} for {commission.affiliateName} will never be paid. This cannot be
    undone.
  </ConfirmDialog>
);
