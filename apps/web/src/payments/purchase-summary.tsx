import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import classes from '#payments/checkout.module.css';
import { forWhat } from '#payments/purchase-words.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

type Bought = Pick<PaymentStatus, 'productType' | 'productName' | 'amountTotal' | 'orderNumber'> & {
  readonly documentName?: string | null;
};

/** What was bought and what it cost, as the server recorded it. */
export const PurchaseSummary = ({ payment }: { readonly payment: Bought }) => {
  const say = useSay();
  return (
    <Panel title={say('Purchase summary')}>
      <dl className={classes.summary}>
        <div>
          <dt>{say('Product')}</dt>
          <dd>
            {payment.productType === 'subscription' ? (
              say(payment.productName)
            ) : (
              <>
                {say('Trust Creation Package')} <span className={classes.quiet}>({say(payment.productName)})</span>
              </>
            )}
          </dd>
        </div>
        {forWhat(payment) ? (
          <div>
            <dt>{say('For')}</dt>
            <dd>{payment.productType === 'subscription' ? say('All your documents') : forWhat(payment)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{say('Order number')}</dt>
          <dd>{payment.orderNumber}</dd>
        </div>
        <div className={classes.total}>
          <dt>{say('Amount paid')}</dt>
          <dd>{formatMoneyExactly(payment.amountTotal)}</dd>
        </div>
      </dl>
    </Panel>
  );
};
