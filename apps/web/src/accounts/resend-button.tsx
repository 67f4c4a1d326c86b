import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { cooldownAfterRefusal } from '#accounts/cooldown.ts';
import { useCooldown } from '#accounts/use-cooldown.ts';
import { validateEmail } from '#accounts/validate-email.ts';
import { ApiProblem, messageOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

const fallback = 'Failed to resend confirmation email. Please try again later.';

/** Mails the confirmation link again, then rests until it may be used once more. */
export const ResendButton = ({ email, ...look }: { readonly email: string } & ButtonProps) => {
  const say = useSay();
  const [left, startCooldown] = useCooldown(email.trim().toLowerCase());
  const resend = useMutation({
    // The button is there before the validation library behind this call.
    mutationFn: async () => (await import('#accounts/api.ts')).sendConfirmationAgain(email.trim()),
    onSuccess: ({ cooldownSeconds }) => {
      startCooldown(cooldownSeconds);
      notifySuccess('Confirmation Email Sent', `Check the inbox of ${email.trim()} and open the link.`);
    },
    onError: (error) => {
      const retryAfter = error instanceof ApiProblem ? error.retryAfterSeconds : undefined;
      startCooldown(cooldownAfterRefusal(error instanceof ApiProblem ? error.code : undefined, retryAfter));
      notifyError('Confirmation email not sent', messageOf(error, fallback));
    },
  });

  const send = () => {
    const refusal = validateEmail(email);
    if (refusal) return notifyError('Confirmation email not sent', refusal);
    resend.mutate();
  };
  return (
    <Button variant="default" {...look} onClick={send} loading={resend.isPending} disabled={left > 0}>
      {say(left > 0 ? `Resend in ${left} s` : 'Resend confirmation email')}
    </Button>
  );
};
