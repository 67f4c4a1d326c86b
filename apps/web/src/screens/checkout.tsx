import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { CheckoutForm } from '#payments/checkout-form.tsx';
import { GuestCheckout } from '#payments/guest-checkout.tsx';
import { readGuestPurchase } from '#payments/guest-purchase.ts';
import { storedPendingPurchase } from '#payments/stored-guest.ts';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { LoginGuard } from '#platform/login-guard.tsx';
import { pageMeta } from '#platform/page-meta.ts';
import { useSession } from '#platform/session.ts';
import { documentsQuery } from '#documents/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Complete Your Purchase', 'Choose a plan and pay for your document.');

const Checkout = () => {
  const say = useSay();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const session = useSession();
  // What this tab remembers counts only on the way back from the payment page; whoever comes anew logs in.
  const pending = query.has('cancelled') ? storedPendingPurchase() : undefined;
  const guestPurchase = session.state === 'signed-out' ? readGuestPurchase(state, query, pending) : undefined;

  const content = guestPurchase ? (
    <GuestCheckout key={guestPurchase.plan.id} purchase={guestPurchase} referralCode={referralCodeIn(query)} />
  ) : (
    <MemberCheckout />
  );
  const page = (
    <Page>
      <PageHeading
        title={say('Complete Your Purchase')}
        subtitle={say(guestPurchase ? 'Check your order and pay.' : 'Choose a plan, check your order, and pay.')}
      />
      {query.has('cancelled') ? (
        <div style={{ marginBottom: '1.5rem' }}>
          <Notice tone="attention" title={say('You left the payment page')}>
            {say('The payment was cancelled and you have not been charged. You can pay whenever you are ready.')}
          </Notice>
        </div>
      ) : null}
      {content}
    </Page>
  );
  return guestPurchase ? page : <LoginGuard>{page}</LoginGuard>;
};
export default Checkout;

const MemberCheckout = () => {
  const say = useSay();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const documents = useQuery(documentsQuery);

  if (documents.isPending) return <LoadingState label={say('Loading your documents…')} />;
  if (documents.isError) {
    return (
      <ErrorState title={say('Failed to load your trusts')} onRetry={() => void documents.refetch()}>
        {say(messageOf(documents.error, 'Please try again in a moment. Nothing has been charged.'))}
      </ErrorState>
    );
  }
  return (
    <CheckoutForm
      documents={documents.data.documents}
      wantedDocumentId={query.get('trust') ?? documentIdIn(state)}
      wantedPlanId={readGuestPurchase(state, query)?.plan.id ?? 'one_time'}
      referralCode={referralCodeIn(query)}
    />
  );
};

const referralCodeIn = (query: URLSearchParams): string | undefined =>
  query.get('ref')?.trim().slice(0, 60) || undefined;

/** The document that another screen handed over with the navigation. */
const documentIdIn = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('documentId' in state)) return undefined;
  return typeof state.documentId === 'string' ? state.documentId : undefined;
};
