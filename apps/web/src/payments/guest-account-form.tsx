import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { sendGuestRegistration } from '#payments/guest-api.ts';
import { guestAccountRefusals } from '#payments/guest-account-refusals.ts';
import { forgetGuest } from '#payments/stored-guest.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { ApiProblem, messageInForm } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { useDelayedNavigation } from '#platform/use-delayed-navigation.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';
import { Panel } from '#ui/panel.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';

interface Props {
  readonly sessionId: string;
  /** What the guest typed at the checkout. */
  readonly prefill: { readonly name: string; readonly email: string };
}

const redirectDelayMs = 2000;

/** Creates the account that gets the purchase, once its address is confirmed. */
export const GuestAccountForm = ({ sessionId, prefill }: Props) => {
  const say = useSay();
  const { form, submit, created, isPending } = useGuestRegistration(sessionId, prefill);

  if (created !== undefined) return <AccountCreated email={created} />;
  return (
    <Panel title={say('Create your account')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{say('Your purchase is kept in it, with your documents. It takes a minute.')}</Text>
          <TextInput
            label={say('Full Name')}
            autoComplete="name"
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={say('Email Address')}
            type="email"
            autoComplete="email"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <NewPasswordFields form={form} />
          <Button type="submit" size="lg" fullWidth loading={isPending}>
            {say('Create Account')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
};

const useGuestRegistration = (sessionId: string, prefill: Props['prefill']) => {
  const form = useForm({ mode: 'uncontrolled', initialValues: { ...prefill, password: '', confirmPassword: '' } });
  const registration = useMutation({
    mutationFn: sendGuestRegistration,
    onSuccess: () => {
      notifySuccess('Account Created!', 'Check your email to verify your account');
      forgetGuest();
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.errors?.[0]) {
        form.setErrors(sayErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message]))));
        return form.getInputNode(error.errors[0].field)?.focus();
      }
      return notifyError(
        'Account Creation Failed',
        messageInForm(error, 'There was an error creating your account. Please try again.'),
      );
    },
  });
  const created = registration.isSuccess ? registration.variables.email : undefined;
  useDelayedNavigation(
    created === undefined ? undefined : { to: '/dashboard', state: { unconfirmedEmail: created } },
    redirectDelayMs,
  );

  const submit = form.onSubmit((typed) => {
    const refusals = guestAccountRefusals(typed);
    form.setErrors(sayErrors(refusals));
    const [first] = Object.keys(refusals);
    if (first !== undefined) return form.getInputNode(first)?.focus();
    registration.mutate({ sessionId, ...typed, name: typed.name.trim(), email: typed.email.trim() });
  });
  return { form, submit, created, isPending: registration.isPending };
};

const AccountCreated = ({ email }: { readonly email: string }) => {
  const say = useSay();
  return (
    <Panel title={say('Account Created!')}>
      <output>
        {say('Check your email to verify your account. We sent a link to this address:')} <strong>{email}</strong>.{' '}
        {say('Your purchase is in your account as soon as you have opened it.')}
      </output>
    </Panel>
  );
};
