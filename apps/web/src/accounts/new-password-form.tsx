import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { sendLogout, sendNewPassword } from '#accounts/api.ts';
import { validateNewPassword } from '#accounts/validate-new-password.ts';
import { messageInForm } from '#platform/api-problem.ts';
import { rememberSession } from '#platform/session.ts';
import { Notice } from '#ui/notice.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';

/** Sets a new password and signs this browser out, so that the next login proves the new one. */
export const NewPasswordForm = ({ onUpdated }: { readonly onUpdated: () => void }) => {
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
    form.setErrors(refusal ? { [refusal.field]: refusal.message } : {});
    if (refusal) return form.getInputNode(refusal.field)?.focus();
    update.mutate(typed.password);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NewPasswordFields form={form} label="New Password" confirmLabel="Confirm New Password" />
        {update.isError ? (
          <Notice tone="error" title="Password not changed">
            {messageInForm(update.error, 'Failed to update password. Please try again.')}
          </Notice>
        ) : null}
        <Button type="submit" size="lg" fullWidth loading={update.isPending}>
          Update Password
        </Button>
      </Stack>
    </form>
  );
};
