import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { validateRegistration } from '#accounts/validate-registration.ts';
import { messageInForm } from '#platform/api-problem.ts';
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
  const form = useForm({ mode: 'uncontrolled', initialValues: empty });
  const registration = useMutation({
    // The form is there before the validation library behind this call.
    mutationFn: async (typed: Registration) => (await import('#accounts/api.ts')).sendRegistration(typed),
    onSuccess: (_, { email }) => onRegistered(email),
    onError: (error) => form.setErrors(fieldErrorsOf(error)),
  });

  const submit = form.onSubmit((typed) => {
    registration.reset();
    const refusals = validateRegistration(typed);
    form.setErrors(refusals);
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
        <TextInput label="Full Name" autoComplete="name" key={form.key('name')} {...form.getInputProps('name')} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <NewPasswordFields form={form} />
        {registration.isError ? (
          <Notice tone="error" title="Registration failed">
            <Text mb="sm">{messageInForm(registration.error, 'Registration failed. Please try again.')}</Text>
            <Group>
              <Button variant="default" onClick={tryAgain}>
                Try Again
              </Button>
            </Group>
          </Notice>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={registration.isPending}>
          Create Account
        </Button>
      </Stack>
    </form>
  );
};
