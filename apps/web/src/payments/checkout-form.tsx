import type { DocumentSummary } from '@evergrant/contract/documents.ts';
import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { askAboutPayment, openCheckout, type Wish } from '#payments/api.ts';
import classes from '#payments/checkout.module.css';
import { chooseDocument, type DocumentChoice } from '#payments/choose-document.ts';
import { packagesQuery } from '#payments/guest-api.ts';
import { stepsOfPaying } from '#payments/next-steps.ts';
import { NumberedSteps } from '#payments/numbered-steps.tsx';
import { OrderSummary } from '#payments/order-summary.tsx';
import { PlanPicker } from '#payments/plan-picker.tsx';
import { paymentNotice, type PaymentFailure } from '#payments/payment-notice.ts';
import { planOf } from '#payments/plans.ts';
import { SecurityCard } from '#payments/security-card.tsx';
import { SurveySelect } from '#payments/survey-select.tsx';
import { DocumentPicker } from '#payments/document-picker.tsx';
import { UsePackage } from '#payments/use-package.tsx';
import { usePaymentPage } from '#payments/use-payment-page.ts';
import { WaitingPanel } from '#payments/waiting-panel.tsx';
import { useSay, type Say } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { notifyError } from '#ui/notify.ts';

interface Props {
  readonly documents: readonly DocumentSummary[];
  /** The document that the person came to pay for. */
  readonly wantedDocumentId: string | undefined;
  readonly wantedPlanId: PlanId;
  /** The code that the person came with. */
  readonly referralCode: string | undefined;
}

/** The checkout of a member: plan, document, summary, payment. */
export const CheckoutForm = (props: Props) => {
  const say = useSay();
  const order = useMemberOrder(props);
  const { checkout, choice, plan, isForDocument, hasPackage } = order;

  if (checkout.opened)
    return <WaitingPanel checkout={checkout.opened} ask={askAboutPayment} onChooseAgain={checkout.chooseAgain} />;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <PlanPicker
          chosen={plan.id}
          isDocumentKnown={isForDocument && choice.chosen !== undefined}
          onChoose={order.setPlanId}
        />
        {isForDocument && choice.buyable.length > 0 ? (
          <DocumentPicker documents={choice.buyable} chosenId={choice.chosen?.id} onChoose={order.setPickedId} />
        ) : null}
        {isForDocument ? null : <PaidAlready documents={props.documents} />}
      </div>
      <div className={classes.column}>
        <OrderSummary
          plan={plan}
          documentName={choice.chosen?.name}
          documentTypeId={choice.chosen?.documentTypeId}
          notYet={reasonNotToPay(choice, { isForDocument, hasPackage, say })}
          hasPackage={hasPackage && !choice.alreadyPaid}
          isOpening={checkout.isOpening}
          onPay={order.pay}
        />
        <SurveySelect answer={order.survey} onAnswer={order.setSurvey} />
        <SecurityCard />
        <NumberedSteps
          title={say('What Happens Next')}
          steps={stepsOfPaying(isForDocument && choice.chosen?.isInterviewComplete === true)}
        />
      </div>
    </div>
  );
};

/** What a member has chosen to pay for, and the way to pay. */
const useMemberOrder = ({ documents, wantedDocumentId, wantedPlanId, referralCode }: Props) => {
  const [planId, setPlanId] = useState<PlanId>(wantedPlanId);
  const [pickedId, setPickedId] = useState(wantedDocumentId);
  const [survey, setSurvey] = useState('');
  const packages = useQuery(packagesQuery);
  const checkout = usePaymentPage<Wish>({ open: openCheckout, onFailure: tellFailure });
  const choice = chooseDocument(documents, pickedId);
  const plan = planOf(planId);
  const isForDocument = planId === 'one_time';
  const hasPackage = isForDocument && (packages.data?.availableCount ?? 0) > 0;

  const pay = () =>
    checkout.pay({
      plan,
      documentId: choice.chosen?.id,
      heardAboutUs: survey === '' ? undefined : survey,
      referralCode,
    });
  return { plan, setPlanId, choice, setPickedId, survey, setSurvey, checkout, isForDocument, hasPackage, pay };
};

const tellFailure = (failure: PaymentFailure) => {
  const { title, message } = paymentNotice(failure);
  notifyError(title, message);
};

const PaidAlready = ({ documents }: Pick<Props, 'documents'>) => {
  const say = useSay();
  const paidFor = documents.find((document) => document.isPaid);
  return paidFor ? (
    <Notice tone="info">
      {say(
        `You have paid for ${paidFor.name} already: it stays yours, with or without a subscription. A subscription is for your other documents, and each month of it is paid in addition.`,
      )}
    </Notice>
  ) : null;
};

interface Paying {
  readonly isForDocument: boolean;
  readonly hasPackage: boolean;
  readonly say: Say;
}

const reasonNotToPay = (choice: DocumentChoice, { isForDocument, hasPackage, say }: Paying): ReactNode => {
  if (!isForDocument) return undefined;
  const { buyable, chosen, alreadyPaid } = choice;
  if (hasPackage && !alreadyPaid) return <UsePackage document={chosen} />;
  if (chosen) return undefined;
  if (alreadyPaid) {
    return (
      <Notice tone="info">
        {say(
          buyable.length > 0
            ? `${alreadyPaid.name} is already paid for. Choose another document to pay for.`
            : `${alreadyPaid.name} is already paid for. You can go on with it from your dashboard.`,
        )}
      </Notice>
    );
  }
  if (buyable.length > 0) return <Notice tone="attention">{say('Choose which document this payment is for.')}</Notice>;
  return (
    <Notice tone="attention">
      <Text mb="sm">
        {say('A one-time payment is for one document. Create it first; it costs nothing until you pay.')}
      </Text>
      <Button component={Link} to="/create-trust" variant="default">
        {say('Create a document')}
      </Button>
    </Notice>
  );
};
