import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { sendConfirmation } from '#accounts/api.ts';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { validateNewPassword } from '#accounts/validate-new-password.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { codeOf } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface ConfirmEmailFormProps {
  readonly email: string;
  /** The account was registered in another browser: whoever holds the mail chooses the password here. */
  readonly needsPassword: boolean;
  readonly onConfirmed: () => void;
}

/** The press that confirms an address; opening the link alone does not. */
export const ConfirmEmailForm = ({ email, needsPassword, onConfirmed }: ConfirmEmailFormProps) => {
  const say = useSay();
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '', confirmPassword: '' } });
  const confirmation = useMutation({
    mutationFn: sendConfirmation,
    onSuccess: onConfirmed,
    onError: (error) => {
      const errors = fieldErrorsOf(error);
      form.setErrors(sayErrors(errors));
      if (errors['password']) form.getInputNode('password')?.focus();
    },
  });

  const submit = form.onSubmit((typed) => {
    confirmation.reset();
    if (!needsPassword) return confirmation.mutate(undefined);
    const refusal = validateNewPassword(typed, 'Please enter a password.');
    form.setErrors(sayErrors(refusal ? { [refusal.field]: refusal.message } : {}));
    if (refusal) return form.getInputNode(refusal.field)?.focus();
    confirmation.mutate(typed.password);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          {say(`Is ${email} your email address?`)} {say(needsPassword ? inAnotherBrowser : oneClick)}
        </Text>
        {needsPassword ? <NewPasswordFields form={form} /> : null}
        <OutcomeNotice error={confirmation.error} title={say('Email not confirmed')}>
          {codeOf(confirmation.error) === 'already-confirmed' ? (
            <TextLink to="/login">{say('Go to login')}</TextLink>
          ) : null}
        </OutcomeNotice>
        <Button type="submit" size="lg" fullWidth loading={confirmation.isPending}>
          {say('Confirm my email')}
        </Button>
        <Text c="dimmed">{say('If you did not create an account, close this page: nothing will happen.')}</Text>
      </Stack>
    </form>
  );
};

const oneClick = 'Press the button, and your account is ready.';
const inAnotherBrowser =
  'The account was begun in another browser or on another device. To be sure that it is yours, type the password that you want to use: the same as there, or another one.';
