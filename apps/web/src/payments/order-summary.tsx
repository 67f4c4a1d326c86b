import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#payments/checkout.module.css';
import { soldAs, type Plan } from '#payments/plans.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly plan: Plan;
  readonly documentName: string | undefined;
  readonly documentTypeId: string | undefined;
  /** Why paying is not possible yet. */
  readonly notYet: ReactNode;
  /** Whether the member has paid for it before, as a package. */
  readonly hasPackage: boolean;
  readonly isOpening: boolean;
  readonly onPay: () => void;
}

/** What is bought, what it costs, and the button that opens the payment page. */
export const OrderSummary = ({ plan, documentName, documentTypeId, notYet, hasPackage, isOpening, onPay }: Props) => {
  const say = useSay();
  return (
    <Panel title={say('Order Summary')}>
      <dl className={classes.summary}>
        <div>
          <dt>{say(soldAs(plan, documentTypeId))}</dt>
          <dd>{say(plan.price)}</dd>
        </div>
        {plan.id === 'one_time' && documentName ? (
          <div>
            <dt>{say('For')}</dt>
            <dd>{documentName}</dd>
          </div>
        ) : null}
        {hasPackage ? (
          <div>
            <dt>{say('Your paid package')}</dt>
            <dd>−{formatMoney(plan.priceInCents)}</dd>
          </div>
        ) : null}
        <div className={classes.total}>
          <dt>{say('Total today')}</dt>
          <dd>{formatMoney(hasPackage ? 0 : plan.priceInCents)}</dd>
        </div>
      </dl>
      {notYet ? <div className={hasPackage ? undefined : classes.notYet}>{notYet}</div> : null}
      {hasPackage ? null : <PayButton plan={plan} isDisabled={Boolean(notYet)} isOpening={isOpening} onPay={onPay} />}
    </Panel>
  );
};

interface PayButtonProps extends Pick<Props, 'plan' | 'isOpening' | 'onPay'> {
  readonly isDisabled: boolean;
}

const PayButton = ({ plan, isDisabled, isOpening, onPay }: PayButtonProps) => {
  const say = useSay();
  return (
    <>
      <Button size="lg" fullWidth loading={isOpening} disabled={isDisabled} onClick={onPay}>
        {say(`Pay ${formatMoney(plan.priceInCents)}`)}
      </Button>
      <Text size="sm" c="dimmed" mt="sm">
        {say(
          plan.id === 'subscription'
            ? 'The payment page opens in a new tab. Nothing is charged before you confirm there. Renews every month until you cancel.'
            : 'The payment page opens in a new tab. Nothing is charged before you confirm there.',
        )}
      </Text>
    </>
  );
};
