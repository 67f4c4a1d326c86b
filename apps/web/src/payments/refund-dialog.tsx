import type { Purchase } from '@evergrant/contract/purchases.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { purchasesQuery, sendRefundRequest } from '#payments/account-api.ts';
import { purchaseTitle } from '#payments/purchase-words.ts';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';
import { ReasonDialog } from '#ui/reason-dialog.tsx';

interface Props {
  readonly purchase: Purchase;
  readonly onClose: () => void;
}

/** Asks why, and sends the request for the money back. */
export const RefundDialog = ({ purchase, onClose }: Props) => {
  const say = useSay();
  const client = useQueryClient();
  const request = useMutation({
    mutationFn: sendRefundRequest,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: purchasesQuery.queryKey });
      notifySuccess('Refund requested', 'A person looks at it and writes to you.');
      onClose();
    },
    onError: (error) => notifyError('Refund not requested', messageOf(error, 'Please try again in a moment.')),
  });
  return (
    <ReasonDialog
      title={say('Request a refund')}
      label={say('Why do you want a refund?')}
      description={say('It helps us to do better. We never argue with it.')}
      missing={say('Please tell us why in a few words.')}
      action={say('Send request')}
      isPending={request.isPending}
      onSubmit={(reason) => request.mutate({ id: purchase.id, reason })}
      onClose={onClose}
    >
      {say(
        `You get ${formatMoneyExactly(purchase.amountInCents)} for ${purchaseTitle(purchase)} back on the card that you paid with. Access to what it paid for ends when the refund is granted.`,
      )}
    </ReasonDialog>
  );
};
