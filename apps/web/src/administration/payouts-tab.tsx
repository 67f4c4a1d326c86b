import type { PayoutRow } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Badge, Button, Title } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payoutsQuery } from '#administration/api.ts';
import { foundWords } from '#administration/found-words.ts';
import { ListRow } from '#administration/list-row.tsx';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { PaidByHandDialog } from '#administration/paid-by-hand-dialog.tsx';
import { PayoutRuns } from '#administration/payout-runs.tsx';
import { useWanted } from '#administration/use-wanted.ts';
import { filtersOf, methodLabels, payoutLabels } from '#administration/words.ts';
import { formatDate } from '#ui/format-date.ts';

const colors = { sending: 'brass', failed: 'red', 'to-pay-by-hand': 'brass', paid: 'green' } as const;

/** Pay days and what was sent on them; what is paid by hand is recorded here. */
export const PayoutsTab = () => {
  const state = useWanted();
  const list = useInfiniteQuery({ ...payoutsQuery(state.wanted), placeholderData: keepPreviousData });
  const [paid, setPaid] = useState<PayoutRow>();
  return (
    <>
      <PayoutRuns />
      <Title order={2} size="h3" mb="md">
        Payouts
      </Title>
      <ListTools
        state={state}
        searches="Affiliate name, email or code"
        filters={filtersOf(payoutLabels)}
        found={foundWords(list.data, ['payout', 'payouts'])}
      />
      <PagedList
        label="Payouts"
        list={list}
        estimate={115}
        empty={{ title: 'No payouts found', text: 'Payouts appear here on a pay day, once something is payable.' }}
      >
        {(row) => <PayoutEntry row={row} onPaid={() => setPaid(row)} />}
      </PagedList>
      {paid ? <PaidByHandDialog payout={paid} onClose={() => setPaid(undefined)} /> : null}
    </>
  );
};

interface EntryProps {
  readonly row: PayoutRow;
  readonly onPaid: () => void;
}

const PayoutEntry = ({ row, onPaid }: EntryProps) => (
  <ListRow
    title={row.affiliateName}
    badges={<Badge color={colors[row.state]}>{payoutLabels[row.state]}</Badge>}
    figure={formatMoneyExactly(row.amountInCents)}
    facts={{
      Code: row.affiliateCode,
      Method: methodLabels[row.method],
      'Pay day': longDate(row.payoutDate),
      Attempt: row.attempt > 1 ? String(row.attempt) : null,
      Paid: row.paidAt && formatDate(row.paidAt),
      Transfer: row.stripeTransferId,
      Reference: row.reference,
      Error: row.errorMessage,
    }}
  >
    {row.state === 'to-pay-by-hand' ? (
      <Button
        onClick={onPaid}
        aria-label={`Mark ${formatMoneyExactly(row.amountInCents)} to ${row.affiliateName} as paid`}
      >
        Mark as paid
      </Button>
    ) : null}
  </ListRow>
);
