import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { sendLogout, sendNewPassword } from '#accounts/api.ts';
import { validateNewPassword } from '#accounts/validate-new-password.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { messageInForm } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { rememberSession } from '#platform/session.ts';
import { Notice } from '#ui/notice.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';

/** Sets a new password and signs this browser out, so that the next login proves the new one. */
export const NewPasswordForm = ({ onUpdated }: { readonly onUpdated: () => void }) => {
  const say = useSay();
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '', confirmPassword: '' } });
  const update = useMutation({
    mutationFn: async (password: string) => {
      await sendNewPassword(password);
      // The password is changed by now; the server may have ended the session already.
      await sendLogout().catch(() => undefined);
    },
    onSuccess: () => {
      rememberSession(null);
      onUpdated();
    },
  });

  const submit = form.onSubmit((typed) => {
    update.reset();
    const refusal = validateNewPassword(typed);
    form.setErrors(sayErrors(refusal ? { [refusal.field]: refusal.message } : {}));
    if (refusal) return form.getInputNode(refusal.field)?.focus();
    update.mutate(typed.password);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NewPasswordFields form={form} label={say('New Password')} confirmLabel={say('Confirm New Password')} />
        {update.isError ? (
          <Notice tone="error" title={say('Password not changed')}>
            {say(messageInForm(update.error, 'Failed to update password. Please try again.'))}
          </Notice>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={update.isPending}>
          {say('Update Password')}
        </Button>
      </Stack>
    </form>
  );
};
