import type { AdminPurchase } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Badge, Button, Group } from '@mantine/core';
import { ListRow } from '#administration/list-row.tsx';
import { purchaseStateLabels } from '#administration/words.ts';
import { formatDate } from '#ui/format-date.ts';

const colors = { paid: 'green', 'refund-requested': 'brass', 'refund-declined': 'gray', refunded: 'gray' } as const;

interface Props {
  readonly purchase: AdminPurchase;
  readonly isDeciding: boolean;
  readonly onGrant: (purchase: AdminPurchase) => void;
  readonly onDecline: (purchase: AdminPurchase) => void;
}

/** One purchase with what became of it and, while money is left, the answer to a refund. */
export const PurchaseRow = ({ purchase, isDeciding, onGrant, onDecline }: Props) => {
  const buyer = purchase.buyerName ?? purchase.buyerEmail ?? 'Deleted account';
  const isWaiting = purchase.state === 'refund-requested';
  const whose = `${buyer}, ${formatDate(purchase.paidAt)}`;
  return (
    <ListRow
      title={buyer}
      badges={
        <>
          <Badge color={colors[purchase.state]}>{purchaseStateLabels[purchase.state]}</Badge>
          {isUnreturned(purchase) ? <Badge color="red">Refund failed</Badge> : null}
        </>
      }
      figure={formatMoneyExactly(purchase.amountInCents)}
      facts={factsOf(purchase)}
    >
      {purchase.state === 'refunded' ? null : (
        <Group gap="sm">
          <Button
            variant={isWaiting ? 'filled' : 'default'}
            disabled={isDeciding}
            onClick={() => onGrant(purchase)}
            aria-label={`Grant a refund to ${whose}`}
          >
            Grant refund
          </Button>
          {isWaiting ? (
            <Button
              variant="default"
              disabled={isDeciding}
              onClick={() => onDecline(purchase)}
              aria-label={`Decline the refund of ${whose}`}
            >
              Decline
            </Button>
          ) : null}
        </Group>
      )}
    </ListRow>
  );
};

const isUnreturned = ({ state, refundFailedAt }: AdminPurchase): boolean =>
  state !== 'refunded' && refundFailedAt !== null;

const factsOf = (purchase: AdminPurchase) => ({
  'Order number': purchase.number,
  Email: purchase.buyerEmail,
  Bought: purchase.productName,
  Paid: formatDate(purchase.paidAt),
  'Paid twice': purchase.isSecondPayment ? 'Yes. This second payment is returned by itself.' : null,
  'Refund requested': purchase.refundRequestedAt && formatDate(purchase.refundRequestedAt),
  Reason: purchase.refundReason,
  'Refund declined': purchase.refundDeclinedAt && formatDate(purchase.refundDeclinedAt),
  Answer: purchase.refundDeclineReason,
  Returned: purchase.refundedInCents === 0 ? null : formatMoneyExactly(purchase.refundedInCents),
  'Refund failed': purchase.refundFailedAt && sayFailure(purchase.refundFailedAt, purchase.refundFailureReason),
  Refunded: purchase.refundedAt && formatDate(purchase.refundedAt),
});

/** The provider's word, such as `lost_or_stolen_card`, as words. */
const sayFailure = (at: string, reason: string | null): string =>
  `${formatDate(at)}${reason ? `: ${reason.replaceAll('_', ' ')}` : ''}`;
