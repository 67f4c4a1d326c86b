import type { AdminPurchase } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { purchasesQuery, sendRefund } from '#administration/api.ts';
import { DeclineRefundDialog } from '#administration/decline-refund-dialog.tsx';
import { foundWords } from '#administration/found-words.ts';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { PurchaseRow } from '#administration/purchase-row.tsx';
import { useDecision } from '#administration/use-decision.ts';
import { useWanted } from '#administration/use-wanted.ts';
import { filtersOf, purchaseStateLabels } from '#administration/words.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Everything that was bought; who asks for the money back stands first. */
export const PurchasesTab = () => {
  const state = useWanted();
  const list = useInfiniteQuery({ ...purchasesQuery(state.wanted), placeholderData: keepPreviousData });
  const [refunded, setRefunded] = useState<AdminPurchase>();
  const [declined, setDeclined] = useState<AdminPurchase>();
  const refund = useDecision({ send: sendRefund, done: () => 'Refund granted', failed: 'Refund not granted' });
  const grant = (purchase: AdminPurchase) => {
    setRefunded(undefined);
    refund.mutate(purchase);
  };
  return (
    <>
      <ListTools
        state={state}
        searches="Beginning of a name or email, or an order number"
        filters={filtersOf(purchaseStateLabels)}
        found={foundWords(list.data, ['purchase', 'purchases'])}
      />
      <PagedList
        label="Purchases"
        list={list}
        estimate={150}
        empty={{ title: 'No purchases found', text: 'What members and guests buy appears here.' }}
      >
        {(row) => (
          <PurchaseRow purchase={row} isDeciding={refund.isPending} onGrant={setRefunded} onDecline={setDeclined} />
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
      {declined ? <DeclineRefundDialog purchase={declined} onClose={() => setDeclined(undefined)} /> : null}
    </>
  );
};
