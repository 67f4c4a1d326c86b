import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { validateRegistration } from '#accounts/validate-registration.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { messageInForm } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';

interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const empty = { name: '', email: '', password: '', confirmPassword: '' };

/** The registration form; tells `onRegistered` the address that the confirmation link was mailed to. */
export const RegisterForm = ({ onRegistered }: { readonly onRegistered: (email: string) => void }) => {
  const say = useSay();
  const form = useForm({ mode: 'uncontrolled', initialValues: empty });
  const registration = useMutation({
    // The form is there before the validation library behind this call.
    mutationFn: async (typed: Registration) => (await import('#accounts/api.ts')).sendRegistration(typed),
    onSuccess: (_, { email }) => onRegistered(email),
    onError: (error) => form.setErrors(sayErrors(fieldErrorsOf(error))),
  });

  const submit = form.onSubmit((typed) => {
    registration.reset();
    const refusals = validateRegistration(typed);
    form.setErrors(sayErrors(refusals));
    const [first] = Object.keys(refusals);
    if (first) return form.getInputNode(first)?.focus();
    registration.mutate({ name: typed.name.trim(), email: typed.email.trim(), password: typed.password });
  });
  const tryAgain = () => {
    const [wrong = 'email'] = Object.keys(form.errors);
    registration.reset();
    form.clearErrors();
    form.getInputNode(wrong)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={say('Full Name')}
          autoComplete="name"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={say('Email')}
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <NewPasswordFields form={form} />
        {registration.isError ? <NotRegistered error={registration.error} onTryAgain={tryAgain} /> : null}
        <Button type="submit" size="lg" fullWidth loading={registration.isPending}>
          {say('Create Account')}
        </Button>
      </Stack>
    </form>
  );
};

interface NotRegisteredProps {
  readonly error: Error;
  readonly onTryAgain: () => void;
}

const NotRegistered = ({ error, onTryAgain }: NotRegisteredProps) => {
  const say = useSay();
  return (
    <Notice tone="error" title={say('Registration failed')}>
      <Text mb="sm">{say(messageInForm(error, 'Registration failed. Please try again.'))}</Text>
      <Group>
        <Button variant="default" onClick={onTryAgain}>
          {say('Try Again')}
        </Button>
      </Group>
    </Notice>
  );
};
