import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery, sendPasswordChange } from '#accounts/account-api.ts';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { useFirstFocus } from '#accounts/use-first-focus.ts';
import { validateNewPassword } from '#accounts/validate-new-password.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { useSay } from '#platform/language/use-say.ts';
import { notifySuccess } from '#ui/notify.ts';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { PasswordField } from '#ui/password-field.tsx';

interface ChangePasswordFormProps {
  /** Tells a password manager whose password this is. */
  readonly email: string;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

const mistakesIn = (typed: typeof empty): Record<string, string> => {
  if (!typed.currentPassword) return { currentPassword: 'Please enter your current password.' };
  const refusal = validateNewPassword({ password: typed.newPassword, confirmPassword: typed.confirmPassword });
  if (!refusal) return {};
  return { [refusal.field === 'password' ? 'newPassword' : refusal.field]: refusal.message };
};

/** Asks for the present password once and the new one twice. */
export const ChangePasswordForm = ({ email, onChanged, onCancel }: ChangePasswordFormProps) => {
  const say = useSay();
  const tellChanged = useTellChanged(onChanged);
  const first = useFirstFocus();
  const form = useForm({ mode: 'uncontrolled', initialValues: empty });
  const change = useMutation({
    mutationFn: sendPasswordChange,
    onSuccess: tellChanged,
    onError: (error) => form.setErrors(sayErrors(fieldErrorsOf(error))),
  });

  const submit = form.onSubmit((typed) => {
    change.reset();
    const mistakes = sayErrors(mistakesIn(typed));
    form.setErrors(mistakes);
    const [wrong] = Object.keys(mistakes);
    if (wrong) return form.getInputNode(wrong)?.focus();
    change.mutate({ currentPassword: typed.currentPassword, newPassword: typed.newPassword });
  });
  return (
    <form onSubmit={submit} noValidate aria-label={say('Change password')}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="md">
        <PasswordField
          label={say('Current password')}
          autoComplete="current-password"
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
          ref={first}
        />
        <NewPasswordFields
          form={form}
          name="newPassword"
          label={say('New password')}
          confirmLabel={say('Confirm new password')}
        />
        <OutcomeNotice error={change.error} title={say('Password not changed')} />
        <Group>
          <Button type="submit" loading={change.isPending}>
            {say('Save new password')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {say('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const useTellChanged = (onChanged: () => void) => {
  const client = useQueryClient();
  return async () => {
    notifySuccess('Password changed', 'Your other devices were signed out.');
    await client.invalidateQueries({ queryKey: accountQuery.queryKey });
    onChanged();
  };
};
