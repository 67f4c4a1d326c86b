import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

interface Props {
  readonly payment: Pick<PaymentStatus, 'amountTotal' | 'productType'>;
}

/** Says that the same was paid for twice, and that the second payment comes back by itself. */
export const SecondPaymentNotice = ({ payment }: Props) => {
  const say = useSay();
  return (
    <Notice tone="attention" title={say('You paid for this twice')}>
      {say(
        `Your first payment counts. We are returning the second one, ${formatMoneyExactly(payment.amountTotal)}, to the card that you paid with.`,
      )}
      {payment.productType === 'subscription' ? ` ${say(ended)}` : ''}{' '}
      {say('You need not do anything, and we have written to you.')}
    </Notice>
  );
};

const ended = 'The second subscription is ended and takes no further month.';
