import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import classes from '#payments/checkout.module.css';
import { forWhat } from '#payments/purchase-words.ts';
import { Panel } from '#ui/panel.tsx';

type Bought = Pick<PaymentStatus, 'productType' | 'productName' | 'amountTotal' | 'orderNumber'> & {
  readonly documentName?: string | null;
};

/** What was bought and what it cost, as the server recorded it. */
export const PurchaseSummary = ({ payment }: { readonly payment: Bought }) => (
  <Panel title="Purchase summary">
    <dl className={classes.summary}>
      <div>
        <dt>Product</dt>
        <dd>
          {payment.productType === 'subscription' ? (
            payment.productName
          ) : (
            <>
              Trust Creation Package <span className={classes.quiet}>({payment.productName})</span>
            </>
          )}
        </dd>
      </div>
      {forWhat(payment) ? (
        <div>
          <dt>For</dt>
          <dd>{forWhat(payment)}</dd>
        </div>
      ) : null}
      <div>
        <dt>Order number</dt>
        <dd>{payment.orderNumber}</dd>
      </div>
      <div className={classes.total}>
        <dt>Amount paid</dt>
        <dd>{formatMoneyExactly(payment.amountTotal)}</dd>
      </div>
    </dl>
  </Panel>
);
