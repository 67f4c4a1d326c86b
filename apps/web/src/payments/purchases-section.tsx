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
import { useSay } from '#platform/language/use-say.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { formatDate } from '#ui/format-date.ts';
import { LoadingState } from '#ui/loading-state.tsx';
import { Panel } from '#ui/panel.tsx';

/** Everything that the member has paid, with receipts and the way to a refund. */
export const PurchasesSection = () => {
  const say = useSay();
  const list = useQuery(purchasesQuery);
  const [returned, setReturned] = useState<Purchase>();

  return (
    <Panel title={say('Purchases')} padding="flush">
      {list.isPending ? <LoadingState label={say('Loading your purchases…')} /> : null}
      {list.isError && !list.data ? (
        <ErrorState title={say('Failed to load your purchases')} onRetry={() => void list.refetch()}>
          {say(messageOf(list.error, 'Please try again in a moment.'))}
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

const NoPurchases = () => {
  const say = useSay();
  return (
    <EmptyState
      title={say('No purchases yet')}
      action={
        <Button component={Link} to="/dashboard" variant="default">
          {say('Go to my dashboard')}
        </Button>
      }
    >
      {say('You pay when a document is finished and you have read it. What you pay appears here with its receipt.')}
    </EmptyState>
  );
};

interface RowProps {
  readonly purchase: Purchase;
  readonly onRefund: (purchase: Purchase) => void;
}

const PurchaseRow = ({ purchase, onRefund }: RowProps) => {
  const say = useSay();
  const title = say(purchaseTitle(purchase));
  const paidOn = say(formatDate(purchase.paidAt));
  const what = forWhat(purchase);
  return (
    <li className={classes.row}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <Text className={classes.amount}>{formatMoneyExactly(purchase.amountInCents)}</Text>
      <Text size="sm" c="dimmed" className={classes.about}>
        {paidOn}
        {what === undefined ? '' : ` · ${say(`For: ${what}`)}`}
        {` · ${say(`Order number ${purchase.number}`)}`}
      </Text>
      <Text size="sm" c="dimmed" className={classes.status}>
        {say(purchaseStatus(purchase))}
      </Text>
      <div className={classes.acts}>
        <Button
          component="a"
          href={receiptAddress(purchase.id)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          aria-label={say(`Receipt for ${title}, ${paidOn} (opens in a new tab)`)}
        >
          {say('Receipt')}
        </Button>
        {purchase.refundableUntil === null ? null : (
          <Button
            variant="subtle"
            onClick={() => onRefund(purchase)}
            aria-label={say(
              `${purchase.state === 'refund-declined' ? 'Ask again for' : 'Request'} a refund for ${title}, ${paidOn}`,
            )}
          >
            {say(purchase.state === 'refund-declined' ? 'Ask again for a refund' : 'Request a refund')}
          </Button>
        )}
      </div>
    </li>
  );
};
