import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery, sendEmailChange } from '#accounts/account-api.ts';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { isEmailAddress } from '@evergrant/domain/kit/is-email-address.ts';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { useFirstFocus } from '#accounts/use-first-focus.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { useSay } from '#platform/language/use-say.ts';
import { notifySuccess } from '#ui/notify.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** Asks for the new address and the password; a link is mailed to the new address. */
export const ChangeEmailForm = ({ onDone }: { readonly onDone: () => void }) => {
  const say = useSay();
  const first = useFirstFocus();
  const { form, submit, change } = useEmailChange(onDone);
  return (
    <form onSubmit={submit} noValidate aria-label={say('Change email')}>
      <Stack gap="md">
        <TextInput
          label={say('New email')}
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
          ref={first}
        />
        <PasswordField
          label={say('Your password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <OutcomeNotice error={change.error} title={say('Email not changed')} />
        <Group>
          <Button type="submit" loading={change.isPending}>
            {say('Send link to the new address')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {say('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const useEmailChange = (onDone: () => void) => {
  const client = useQueryClient();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } });
  const change = useMutation({
    mutationFn: sendEmailChange,
    onSuccess: async (_, { email }) => {
      notifySuccess('Please confirm your new email', `We sent a link to ${email}.`);
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
      onDone();
    },
    onError: (error) => form.setErrors(sayErrors(fieldErrorsOf(error))),
  });

  const submit = form.onSubmit((typed) => {
    change.reset();
    const mistakes = mistakesIn(typed);
    form.setErrors(sayErrors(mistakes));
    const [wrong] = Object.keys(mistakes);
    if (wrong) return form.getInputNode(wrong)?.focus();
    change.mutate({ email: typed.email.trim(), password: typed.password });
  });
  return { form, submit, change };
};

const mistakesIn = (typed: { readonly email: string; readonly password: string }): Record<string, string> => {
  if (!typed.email.trim()) return { email: 'Please enter your new email address.' };
  if (!isEmailAddress(typed.email.trim())) return { email: 'Please enter a valid email address.' };
  return typed.password ? {} : { password: 'Please enter your current password.' };
};
