import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { useFirstFocus } from '#accounts/use-first-focus.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { useSay } from '#platform/language/use-say.ts';
import { PasswordField } from '#ui/password-field.tsx';

interface PasswordStepProps<Answer> {
  /** Names what follows, e.g. `Turn off second factor`. */
  readonly submitLabel: string;
  readonly send: (password: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Asks for the password before something that protects the account is changed. */
export const PasswordStep = <Answer,>({ submitLabel, send, onDone, onCancel }: PasswordStepProps<Answer>) => {
  const say = useSay();
  const first = useFirstFocus();
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } });
  const step = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => form.setErrors(sayErrors(fieldErrorsOf(error))),
  });

  const submit = form.onSubmit(({ password }) => {
    step.reset();
    if (password) return step.mutate(password);
    form.setErrors(sayErrors({ password: 'Please enter your current password.' }));
    form.getInputNode('password')?.focus();
  });
  return (
    <form onSubmit={submit} noValidate aria-label={submitLabel}>
      <Stack gap="md">
        <PasswordField
          label={say('Your password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
          ref={first}
        />
        <OutcomeNotice error={step.error} title={say('Nothing was changed')} />
        <Group>
          <Button type="submit" loading={step.isPending}>
            {submitLabel}
          </Button>
          <Button variant="default" onClick={() => onCancel()}>
            {say('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
