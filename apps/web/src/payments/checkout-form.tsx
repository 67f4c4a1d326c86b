import type { TrustSummary } from '@evergrant/contract/trusts.ts';
import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import classes from '#payments/checkout.module.css';
import { chooseTrust, type TrustChoice } from '#payments/choose-trust.ts';
import { NumberedSteps } from '#payments/numbered-steps.tsx';
import { OrderSummary } from '#payments/order-summary.tsx';
import { PlanPicker } from '#payments/plan-picker.tsx';
import { planOf } from '#payments/plans.ts';
import { SecurityCard } from '#payments/security-card.tsx';
import { SurveySelect } from '#payments/survey-select.tsx';
import { TrustPicker } from '#payments/trust-picker.tsx';
import { useCheckout } from '#payments/use-checkout.ts';
import { WaitingPanel } from '#payments/waiting-panel.tsx';
import { Notice } from '#ui/notice.tsx';
import { notifyError } from '#ui/notify.ts';

interface Props {
  readonly trusts: readonly TrustSummary[];
  /** The document that the person came to pay for. */
  readonly wantedTrustId: string | undefined;
}

/** The checkout of a member: plan, document, summary, payment. */
export const CheckoutForm = ({ trusts, wantedTrustId }: Props) => {
  const [planId, setPlanId] = useState<PlanId>('one_time');
  const [pickedId, setPickedId] = useState(wantedTrustId);
  const [survey, setSurvey] = useState('');
  const checkout = useCheckout(({ title, message }) => notifyError(title, message));
  const choice = chooseTrust(trusts, pickedId);
  const plan = planOf(planId);
  const isForTrust = planId === 'one_time';

  const pay = () =>
    checkout.pay({
      plan,
      trustId: choice.chosen?.id,
      heardAboutUs: survey === '' ? undefined : survey,
    });

  if (checkout.opened) return <WaitingPanel checkout={checkout.opened} onChooseAgain={checkout.chooseAgain} />;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <PlanPicker chosen={planId} onChoose={setPlanId} />
        {isForTrust && choice.buyable.length > 0 ? (
          <TrustPicker trusts={choice.buyable} chosenId={choice.chosen?.id} onChoose={setPickedId} />
        ) : null}
        <SurveySelect answer={survey} onAnswer={setSurvey} />
      </div>
      <div className={classes.column}>
        <OrderSummary
          plan={plan}
          trustName={choice.chosen?.name}
          notYet={isForTrust ? reasonNotToPay(choice) : undefined}
          isOpening={checkout.isOpening}
          onPay={pay}
        />
        <SecurityCard />
        <NumberedSteps title="What Happens Next" steps={nextSteps} />
      </div>
    </div>
  );
};

const reasonNotToPay = ({ buyable, chosen, alreadyPaid }: TrustChoice): ReactNode => {
  if (chosen) return undefined;
  if (alreadyPaid) {
    return (
      <Notice tone="info">
        {alreadyPaid.name} is already paid for.{' '}
        {buyable.length > 0 ? 'Choose another document to pay for.' : 'You can go on with it from your dashboard.'}
      </Notice>
    );
  }
  if (buyable.length > 0) return <Notice tone="attention">Choose which document this payment is for.</Notice>;
  return (
    <Notice tone="attention">
      <Text mb="sm">A one-time payment is for one document. Create it first; it costs nothing until you pay.</Text>
      <Button component={Link} to="/create-trust" variant="default">
        Create a document
      </Button>
    </Notice>
  );
};

const nextSteps = [
  { title: 'Instant Access', text: 'Your document is unlocked as soon as the payment is confirmed.' },
  { title: 'AI-Guided Setup', text: 'Your advisor asks what is still missing, one question at a time.' },
  { title: 'Document Generation', text: 'Your finished document is ready to sign, witness and download.' },
];
