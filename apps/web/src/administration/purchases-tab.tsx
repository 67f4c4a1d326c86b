import type { AdminPurchase } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Badge, Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { purchasesQuery, sendRefund } from '#administration/api.ts';
import { foundWords } from '#administration/found-words.ts';
import { ListRow } from '#administration/list-row.tsx';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { useDecision } from '#administration/use-decision.ts';
import { useWanted } from '#administration/use-wanted.ts';
import { choicesOf } from '#administration/words.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDate } from '#ui/format-date.ts';

const labels = { paid: 'Paid', 'refund-requested': 'Refund requested', refunded: 'Refunded' } as const;
const colors = { paid: 'green', 'refund-requested': 'brass', refunded: 'gray' } as const;

/** Everything that was bought; who asks for the money back stands first. */
export const PurchasesTab = () => {
  const state = useWanted();
  const list = useInfiniteQuery({ ...purchasesQuery(state.wanted), placeholderData: keepPreviousData });
  const [refunded, setRefunded] = useState<AdminPurchase>();
  const refund = useDecision({ send: sendRefund, done: () => 'Refund granted', failed: 'Refund not granted' });
  const grant = ({ id }: AdminPurchase) => {
    setRefunded(undefined);
    refund.mutate(id);
  };
  return (
    <>
      <ListTools
        state={state}
        searches="Beginning of a name or email, or a whole order number"
        filters={choicesOf(labels)}
        found={foundWords(list.data, ['purchase', 'purchases'])}
      />
      <PagedList
        label="Purchases"
        list={list}
        estimate={150}
        empty={{ title: 'No purchases found', text: 'What members and guests buy appears here.' }}
      >
        {(row) => (
          <ListRow
            title={row.buyerName ?? row.buyerEmail ?? 'Deleted account'}
            badges={<Badge color={colors[row.state]}>{labels[row.state]}</Badge>}
            figure={formatMoneyExactly(row.amountInCents)}
            facts={{
              Email: row.buyerEmail,
              Bought: row.productName,
              Paid: formatDate(row.paidAt),
              Order: row.orderId,
              'Refund requested': row.refundRequestedAt && formatDate(row.refundRequestedAt),
              Reason: row.refundReason,
              Returned: row.refundedInCents === 0 ? null : formatMoneyExactly(row.refundedInCents),
              Refunded: row.refundedAt && formatDate(row.refundedAt),
            }}
          >
            {row.state === 'refunded' ? null : (
              <Button
                variant={row.state === 'refund-requested' ? 'filled' : 'default'}
                disabled={refund.isPending}
                onClick={() => setRefunded(row)}
                aria-label={`Grant a refund to ${row.buyerName ?? row.buyerEmail ?? 'a deleted account'}, ${formatDate(row.paidAt)}`}
              >
                Grant refund
              </Button>
            )}
          </ListRow>
        )}
      </PagedList>
      {refunded ? (
        <ConfirmDialog
          isOpen
          isDangerous
          title="Grant this refund?"
          confirmLabel="Give the money back"
          onConfirm={() => grant(refunded)}
          onCancel={() => setRefunded(undefined)}
        >
          {formatMoneyExactly(refunded.amountInCents)} go back to {refunded.buyerName ?? refunded.buyerEmail}. Access to
          what it paid for ends, and the commission on it is taken back. This cannot be undone.
        </ConfirmDialog>
      ) : null}
    </>
  );
};
