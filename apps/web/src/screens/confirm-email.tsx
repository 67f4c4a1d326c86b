import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { loadConfirmation } from '#accounts/api.ts';
import { ConfirmEmailForm } from '#accounts/confirm-email-form.tsx';
import { messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Page } from '#ui/page.tsx';

export const meta = () => pageMeta('Confirm your email', 'Confirm the address of your new account.');

const confirmed = '/login?confirmed=true';

const ConfirmEmail = () => {
  const say = useSay();
  const navigate = useNavigate();
  const link = useQuery({
    queryKey: ['confirmation'],
    queryFn: ({ signal }) => loadConfirmation(signal),
    staleTime: Infinity,
    // The next link is another one.
    gcTime: 0,
  });
  if (link.isError) {
    return (
      <ErrorState title={say('Your link could not be checked')} onRetry={() => void link.refetch()}>
        {say(messageOf(link.error, 'Please try again in a moment.'))}
      </ErrorState>
    );
  }
  if (!link.data) return <LoadingState label={say('Checking your link…')} />;
  const { state, email } = link.data;
  if (state === 'confirmed') return <Navigate to={confirmed} replace />;
  if (state === 'invalid' || !email) return <Navigate to="/login?error=expired-link" replace />;
  return (
    <Page width="narrow">
      <FormCard title={say('Confirm your email')} subtitle={say('One more step, and you can log in.')}>
        <ConfirmEmailForm
          email={email}
          needsPassword={state === 'needs-password'}
          onConfirmed={() => void navigate(confirmed, { replace: true })}
        />
      </FormCard>
    </Page>
  );
};
export default ConfirmEmail;
