import type { AdminPurchase } from '@evergrant/contract/administration-records.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { sendRefundDecline } from '#administration/api.ts';
import { useDecision } from '#administration/use-decision.ts';
import { ReasonDialog } from '#ui/reason-dialog.tsx';

interface Props {
  readonly purchase: AdminPurchase;
  readonly onClose: () => void;
}

/** Says no to a request for the money back, with the reason that the buyer reads. */
export const DeclineRefundDialog = ({ purchase, onClose }: Props) => {
  const decline = useDecision({
    send: sendRefundDecline,
    done: () => 'Refund declined',
    failed: 'Refund not declined',
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title="Decline this refund?"
      label="Your reason"
      description="The buyer gets it by mail and reads it in the account. Within the 30 days the buyer may ask again."
      missing="Please tell the buyer why in a few words."
      action="Decline refund"
      isGrave
      isPending={decline.isPending}
      onSubmit={(reason) => decline.mutate({ id: purchase.id, reason })}
      onClose={onClose}
    >
      {purchase.buyerName ?? purchase.buyerEmail ?? 'The buyer'} asked for {formatMoneyExactly(purchase.amountInCents)}{' '}
      back
      {purchase.refundReason ? `: “${purchase.refundReason}”` : '.'}
    </ReasonDialog>
  );
};
