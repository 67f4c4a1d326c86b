import { useSearchParams } from 'react-router';
import { NotPaidPanel } from '#payments/not-paid-panel.tsx';
import { PaidPanel } from '#payments/paid-panel.tsx';
import { storedSessionId } from '#payments/stored-checkout.ts';
import { UnconfirmedPanel } from '#payments/unconfirmed-panel.tsx';
import { usePaymentCheck } from '#payments/use-payment-check.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { useSession } from '#platform/session.ts';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Your purchase', 'Where your payment stands and what happens next.');

const Success = () => {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id') ?? storedSessionId();
  return <Page width="reading">{sessionId ? <Purchase key={sessionId} sessionId={sessionId} /> : <NoPurchase />}</Page>;
};
export default Success;

const Purchase = ({ sessionId }: { readonly sessionId: string }) => {
  const { check, checkAgain } = usePaymentCheck(sessionId);
  const session = useSession();

  switch (check.state) {
    case 'confirmed':
      return <PaidPanel payment={check.payment} memberName={session.state === 'signed-in' ? session.user.name : ''} />;
    case 'verifying':
      return (
        <>
          <PageHeading title="Your purchase" />
          <LoadingState label="Verifying your payment…" />
        </>
      );
    case 'unconfirmed':
      return (
        <>
          <PageHeading title="Your purchase" />
          <UnconfirmedPanel onCheckAgain={checkAgain} />
        </>
      );
    case 'expired':
      return (
        <>
          <PageHeading title="Your purchase" />
          <NotPaidPanel
            title="This payment was not completed"
            text="It was cancelled or has expired. You have not been charged, and your answers are saved."
            checkoutPath={check.payment.trustId ? `/checkout?trust=${check.payment.trustId}` : '/checkout'}
          />
        </>
      );
    case 'not-found':
      return (
        <>
          <PageHeading title="Your purchase" />
          <NotPaidPanel
            title="Payment not found"
            text="We found no payment with this link in your account. Check that you are logged in with the account that paid."
            checkoutPath="/checkout"
          />
        </>
      );
  }
};

const NoPurchase = () => (
  <>
    <PageHeading title="Your purchase" />
    <NotPaidPanel
      title="There is no payment to check"
      text="This page shows a payment after you have made it."
      checkoutPath="/checkout"
    />
  </>
);
