import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { sendResetLink } from '#accounts/api.ts';
import { validateEmail } from '#accounts/validate-email.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { messageInForm } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

/** Asks for the address to mail a reset link to; tells `onSent` which one it was. */
export const ForgotPasswordForm = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const say = useSay();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  const request = useMutation({ mutationFn: sendResetLink, onSuccess: (_, email) => onSent(email) });

  const submit = form.onSubmit(({ email }) => {
    const refusal = validateEmail(email);
    form.setErrors(sayErrors(refusal ? { email: refusal } : {}));
    if (refusal) return form.getInputNode('email')?.focus();
    request.mutate(email.trim());
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={say('Email')}
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        {request.isError ? (
          <Notice tone="error" title={say('Reset email not sent')}>
            {say(messageInForm(request.error, 'Failed to send reset email. Please try again.'))}
          </Notice>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={request.isPending}>
          {say('Send Reset Link')}
        </Button>
      </Stack>
    </form>
  );
};
