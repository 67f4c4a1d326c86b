import type { PaymentStatus } from '@evergrant/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { askAboutPayment } from '#payments/api.ts';
import { askAboutGuestPayment } from '#payments/guest-api.ts';
import { GuestPaidPanel } from '#payments/guest-paid-panel.tsx';
import { NotPaidPanel } from '#payments/not-paid-panel.tsx';
import { PaidPanel } from '#payments/paid-panel.tsx';
import { storedSessionId } from '#payments/stored-checkout.ts';
import { UnconfirmedPanel } from '#payments/unconfirmed-panel.tsx';
import { usePaymentCheck } from '#payments/use-payment-check.ts';
import { useSay } from '#platform/language/use-say.ts';
import { LoginGuard } from '#platform/login-guard.tsx';
import { pageMeta } from '#platform/page-meta.ts';
import { loginPath } from '#platform/return-to.ts';
import { useSession } from '#platform/session.ts';
import { documentQuery } from '#documents/preview/api.ts';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Your purchase', 'Where your payment stands and what happens next.');

const Success = () => {
  const [query] = useSearchParams();
  const session = useSession();
  const sessionId = query.get('session_id') ?? storedSessionId();
  if (!sessionId) {
    return (
      <LoginGuard>
        <NoPurchase />
      </LoginGuard>
    );
  }

  switch (session.state) {
    case 'loading':
      return (
        <Headed>
          <Verifying />
        </Headed>
      );
    case 'signed-in':
      return <MemberPurchase key={sessionId} sessionId={sessionId} />;
    // A guest's payment can be looked at without knowing who is logged in.
    case 'failed':
    case 'signed-out':
      return <GuestPurchase key={sessionId} sessionId={sessionId} />;
  }
};
export default Success;

interface Props {
  readonly sessionId: string;
}

const MemberPurchase = ({ sessionId }: Props) => {
  const say = useSay();
  const { check, checkAgain } = usePaymentCheck(sessionId, askAboutPayment);
  const session = useSession();

  switch (check.state) {
    case 'confirmed':
      return (
        <Page width="reading">
          <Paid payment={check.payment} memberName={session.state === 'signed-in' ? session.user.name : ''} />
        </Page>
      );
    case 'verifying':
      return (
        <Headed>
          <Verifying />
        </Headed>
      );
    case 'unconfirmed':
      return (
        <Headed>
          <UnconfirmedPanel onCheckAgain={checkAgain} />
        </Headed>
      );
    case 'expired':
      return (
        <Headed>
          <NotPaidPanel
            title={say('This payment was not completed')}
            text="It was cancelled or has expired. You have not been charged, and your answers are saved."
            checkoutPath={check.payment.documentId ? `/checkout?trust=${check.payment.documentId}` : '/checkout'}
          />
        </Headed>
      );
    // It may have been made without an account, before logging in.
    case 'not-found':
      return <GuestPurchase sessionId={sessionId} />;
  }
};

interface PaidProps {
  readonly payment: PaymentStatus;
  readonly memberName: string;
}

const Paid = ({ payment, memberName }: PaidProps) => {
  const paidFor = useQuery({ ...documentQuery(payment.documentId ?? ''), enabled: payment.documentId !== null });
  return (
    <PaidPanel
      payment={payment}
      memberName={memberName}
      document={paidFor.data}
      signPath={paidFor.data?.status === 'complete' ? `/dashboard?sign=${paidFor.data.id}` : undefined}
    />
  );
};

const GuestPurchase = ({ sessionId }: Props) => {
  const say = useSay();
  const { check, checkAgain } = usePaymentCheck(sessionId, askAboutGuestPayment);
  const session = useSession();
  const { pathname, search } = useLocation();
  const member = session.state === 'signed-in' ? session.user : undefined;

  switch (check.state) {
    case 'confirmed':
      return (
        <Page width="reading">
          <GuestPaidPanel sessionId={sessionId} payment={check.payment} member={member} />
        </Page>
      );
    case 'verifying':
      return (
        <Headed>
          <Verifying />
        </Headed>
      );
    case 'unconfirmed':
      return (
        <Headed>
          <UnconfirmedPanel onCheckAgain={checkAgain} isGuest={!member} />
        </Headed>
      );
    case 'expired':
      return (
        <Headed>
          <NotPaidPanel
            title={say('This payment was not completed')}
            text="It was cancelled or has expired. You have not been charged."
            checkoutPath={`/checkout?guest=${check.payment.productType}`}
            isGuest={!member}
          />
        </Headed>
      );
    case 'not-found':
      // What was paid for with an account is shown after logging in.
      if (!member) return <Navigate to={loginPath(`${pathname}${search}`)} replace />;
      return (
        <Headed>
          <NotPaidPanel
            title={say('Payment not found')}
            text="We found no payment with this link in your account. Check that you are logged in with the account that paid."
            checkoutPath="/checkout"
          />
        </Headed>
      );
  }
};

const NoPurchase = () => {
  const say = useSay();
  return (
    <Headed>
      <NotPaidPanel
        title={say('There is no payment to check')}
        text="This page shows a payment after you have made it."
        checkoutPath="/checkout"
      />
    </Headed>
  );
};

const Headed = ({ children }: { readonly children: ReactNode }) => {
  const say = useSay();
  return (
    <Page width="reading">
      <PageHeading title={say('Your purchase')} />
      {children}
    </Page>
  );
};

const Verifying = () => {
  const say = useSay();
  return <LoadingState label={say('Verifying your payment…')} />;
};
