import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { CheckoutForm } from '#payments/checkout-form.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { trustsQuery } from '#trusts/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Complete Your Purchase', 'Choose a plan and pay for your document.');

const Checkout = () => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const wantedTrustId = query.get('trust') ?? trustIdIn(state);
  const trusts = useQuery(trustsQuery);

  return (
    <Page>
      <PageHeading title="Complete Your Purchase" subtitle="Choose a plan, check your order, and pay." />
      {query.has('cancelled') ? (
        <div style={{ marginBottom: '1.5rem' }}>
          <Notice tone="attention" title="You left the payment page">
            The payment was cancelled and you have not been charged. You can pay whenever you are ready.
          </Notice>
        </div>
      ) : null}
      {trusts.isPending ? <LoadingState label="Loading your documents…" /> : null}
      {trusts.isError ? (
        <ErrorState title="Failed to load your trusts" onRetry={() => void trusts.refetch()}>
          {messageOf(trusts.error, 'Please try again in a moment. Nothing has been charged.')}
        </ErrorState>
      ) : null}
      {trusts.data ? <CheckoutForm trusts={trusts.data.trusts} wantedTrustId={wantedTrustId} /> : null}
    </Page>
  );
};
export default Checkout;

/** The document that another screen handed over with the navigation. */
const trustIdIn = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('trustId' in state)) return undefined;
  return typeof state.trustId === 'string' ? state.trustId : undefined;
};
