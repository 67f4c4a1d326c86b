import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { packagesQuery, sendClaim } from '#payments/guest-api.ts';
import { SecondPaymentNotice } from '#payments/second-payment-notice.tsx';
import { forgetGuest } from '#payments/stored-guest.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { notifySuccess } from '#ui/notify.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly member: { readonly name: string; readonly email: string };
  readonly proof: Parameters<typeof sendClaim>[0];
}

/** Adds a purchase to the account of whoever is signed in, by their own click and never by itself. */
export const ClaimHerePanel = ({ member, proof }: Props) => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const claim = useMutation({
    mutationFn: sendClaim,
    onSuccess: async ({ productName, isSecondPayment }) => {
      forgetGuest();
      if (isSecondPayment) return;
      notifySuccess('Purchase added', `${productName} is in your account.`);
      await client.invalidateQueries({ queryKey: packagesQuery.queryKey });
      void navigate('/dashboard');
    },
  });

  if (claim.data?.isSecondPayment) {
    return (
      <>
        <SecondPaymentNotice payment={claim.data} />
        <Button component={Link} to="/dashboard" size="lg">
          {say('Go to Dashboard')}
        </Button>
      </>
    );
  }
  return (
    <Panel title={say('Add this purchase to your account')}>
      <Text mb="md">
        {say(
          `You are logged in as ${member.name} (${member.email}). The purchase was made without an account. Once added, it belongs to this account for good.`,
        )}
      </Text>
      <KeepBoth />
      {claim.isError ? (
        <div style={{ marginBottom: '1rem' }}>
          <Notice tone="error" title={say(titleOf(claim.error))}>
            {say(messageOf(claim.error, 'Please try again in a moment.'))}
          </Notice>
        </div>
      ) : null}
      <Button size="lg" loading={claim.isPending} onClick={() => claim.mutate(proof)}>
        {say('Add to My Account')}
      </Button>
    </Panel>
  );
};

const KeepBoth = () => {
  const say = useSay();
  const packages = useQuery(packagesQuery);
  return (packages.data?.availableCount ?? 0) > 0 ? (
    <Text mb="md">
      {say(
        'You already have a paid package that is not used yet. You can keep both, for two documents; as long as one is not used, you can ask for its money back within 30 days on your account page.',
      )}
    </Text>
  ) : null;
};

const titleOf = (error: unknown): string =>
  error instanceof ApiProblem ? error.title : 'This purchase could not be added';
