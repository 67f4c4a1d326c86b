import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import classes from '#payments/checkout.module.css';
import { NumberedSteps } from '#payments/numbered-steps.tsx';
import { PurchaseSummary } from '#payments/purchase-summary.tsx';
import { forgetCheckout } from '#payments/stored-checkout.ts';
import { WelcomeBackPanel } from '#payments/welcome-back-panel.tsx';

interface Props {
  readonly payment: PaymentStatus;
  readonly memberName: string;
}

/** A payment that the server has confirmed: what was bought, what comes next. */
export const PaidPanel = ({ payment, memberName }: Props) => {
  const client = useQueryClient();

  useEffect(() => {
    forgetCheckout();
    void client.invalidateQueries({ queryKey: ['trusts'] });
  }, [client]);

  return (
    <div className={classes.column}>
      <output className={classes.paidHead}>
        <IconCircleCheck size={40} aria-hidden />
        <Title order={1}>Payment Successful</Title>
      </output>
      <WelcomeBackPanel name={memberName} />
      <PurchaseSummary payment={payment} />
      <NumberedSteps title="What's Next" steps={whatsNext} />
    </div>
  );
};

const whatsNext = [
  { title: 'Finish your answers', text: 'If questions are still open, your advisor goes on where you stopped.' },
  { title: 'Sign your document', text: 'Read it once more and sign it from your dashboard.' },
  { title: 'Invite your witnesses', text: 'Each of up to three witnesses gets a private link by email.' },
];
