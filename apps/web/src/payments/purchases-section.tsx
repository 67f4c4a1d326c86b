import type { Purchase } from '@evergrant/contract/purchases.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { purchasesQuery, receiptAddress } from '#payments/account-api.ts';
import { forWhat, purchaseStatus, purchaseTitle } from '#payments/purchase-words.ts';
import classes from '#payments/purchases-section.module.css';
import { RefundDialog } from '#payments/refund-dialog.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { formatDate } from '#ui/format-date.ts';
import { LoadingState } from '#ui/loading-state.tsx';
import { Panel } from '#ui/panel.tsx';

/** Everything that the member has paid, with receipts and the way to a refund. */
export const PurchasesSection = () => {
  const list = useQuery(purchasesQuery);
  const [returned, setReturned] = useState<Purchase>();

  return (
    <Panel title="Purchases" padding="flush">
      {list.isPending ? <LoadingState label="Loading your purchases…" /> : null}
      {list.isError && !list.data ? (
        <ErrorState title="Failed to load your purchases" onRetry={() => void list.refetch()}>
          {messageOf(list.error, 'Please try again in a moment.')}
        </ErrorState>
      ) : null}
      {list.data?.purchases.length === 0 ? <NoPurchases /> : null}
      <ul className={classes.list}>
        {list.data?.purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} onRefund={setReturned} />
        ))}
      </ul>
      {returned ? <RefundDialog purchase={returned} onClose={() => setReturned(undefined)} /> : null}
    </Panel>
  );
};

const NoPurchases = () => (
  <EmptyState
    title="No purchases yet"
    action={
      <Button component={Link} to="/dashboard" variant="default">
        Go to my dashboard
      </Button>
    }
  >
    You pay when a document is finished and you have read it. What you pay appears here with its receipt.
  </EmptyState>
);

interface RowProps {
  readonly purchase: Purchase;
  readonly onRefund: (purchase: Purchase) => void;
}

const PurchaseRow = ({ purchase, onRefund }: RowProps) => {
  const title = purchaseTitle(purchase);
  const paidOn = formatDate(purchase.paidAt);
  return (
    <li className={classes.row}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <Text className={classes.amount}>{formatMoneyExactly(purchase.amountInCents)}</Text>
      <Text size="sm" c="dimmed" className={classes.about}>
        {paidOn}
        {forWhat(purchase) === undefined ? '' : ` · For: ${forWhat(purchase)}`}
        {` · Order number ${purchase.number}`}
      </Text>
      <Text size="sm" c="dimmed" className={classes.status}>
        {purchaseStatus(purchase)}
      </Text>
      <div className={classes.acts}>
        <Button
          component="a"
          href={receiptAddress(purchase.id)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          aria-label={`Receipt for ${title}, ${paidOn} (opens in a new tab)`}
        >
          Receipt
        </Button>
        {purchase.refundableUntil === null ? null : (
          <Button
            variant="subtle"
            onClick={() => onRefund(purchase)}
            aria-label={`${purchase.state === 'refund-declined' ? 'Ask again for' : 'Request'} a refund for ${title}, ${paidOn}`}
          >
            {purchase.state === 'refund-declined' ? 'Ask again for a refund' : 'Request a refund'}
          </Button>
        )}
      </div>
    </li>
  );
};
