import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import classes from '#payments/checkout.module.css';
import { stepsAfterPaying } from '#payments/next-steps.ts';
import { NumberedSteps } from '#payments/numbered-steps.tsx';
import { SecondPaymentNotice } from '#payments/second-payment-notice.tsx';
import { PurchaseSummary } from '#payments/purchase-summary.tsx';
import { forgetCheckout } from '#payments/stored-checkout.ts';
import { WelcomeBackPanel } from '#payments/welcome-back-panel.tsx';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly payment: PaymentStatus;
  readonly memberName: string;
  /** What was paid for, once it is known. */
  readonly document: DocumentSummary | undefined;
  /** The page on which the document is signed, once it can be. */
  readonly signPath: string | undefined;
}

/** A payment that the server has confirmed: what was bought, what comes next. */
export const PaidPanel = ({ payment, memberName, document, signPath }: Props) => {
  const say = useSay();
  const client = useQueryClient();

  useEffect(() => {
    forgetCheckout();
    void client.invalidateQueries({ queryKey: ['documents'] });
  }, [client]);

  return (
    <div className={classes.column}>
      <output className={classes.paidHead}>
        <IconCircleCheck size={40} aria-hidden />
        <Title order={1}>{say('Payment Successful')}</Title>
      </output>
      {payment.isSecondPayment ? <SecondPaymentNotice payment={payment} /> : null}
      <WelcomeBackPanel name={memberName} signPath={signPath} isSignedInInk={document?.isSignedInInk === true} />
      <PurchaseSummary payment={payment} />
      <NumberedSteps title={say("What's Next")} steps={stepsAfterPaying(document)} />
    </div>
  );
};
