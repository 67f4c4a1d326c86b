import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendSecondFactor } from '#accounts/account-api.ts';
import { useFirstFocus } from '#accounts/use-first-focus.ts';
import { sayErrors } from '#platform/language/say-errors.ts';
import { codeOf, messageInForm } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { rememberSession } from '#platform/session.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

/** The second step of a login: a code of the app, or a recovery code. `onBack` leads to the password again. */
export const SecondFactorForm = ({ onBack }: { readonly onBack: () => void }) => {
  const say = useSay();
  const [kind, setKind] = useState<'code' | 'recoveryCode'>('code');
  const other = kind === 'code' ? 'recoveryCode' : 'code';
  return (
    <Stack gap="md">
      <ProofForm key={kind} kind={kind} onBack={onBack} />
      <Group justify="space-between">
        <Anchor component="button" type="button" underline="always" onClick={onBack}>
          {say('Back to login')}
        </Anchor>
        <Anchor component="button" type="button" underline="always" onClick={() => setKind(other)}>
          {say(kind === 'code' ? 'Use a recovery code' : 'Use my authenticator app')}
        </Anchor>
      </Group>
    </Stack>
  );
};

const wordsOf = {
  code: { label: 'Code', missing: 'Please enter the code that your app shows.' },
  recoveryCode: { label: 'Recovery code', missing: 'Please enter one of your recovery codes.' },
} as const;

const ProofForm = ({ kind, onBack }: { readonly kind: keyof typeof wordsOf; readonly onBack: () => void }) => {
  const say = useSay();
  const { label, missing } = wordsOf[kind];
  const first = useFirstFocus();
  const form = useForm({ mode: 'uncontrolled', initialValues: { typed: '' } });
  const login = useMutation({
    mutationFn: (typed: string) => sendSecondFactor({ [kind]: typed }),
    onSuccess: ({ user }) => {
      rememberSession(user);
      notifySuccess('Login successful', 'Welcome back!');
    },
    onError: (error) => {
      const message = messageInForm(error, 'Please check your code and try again.');
      notifyError('Login failed', message);
      if (codeOf(error) === 'challenge-expired') return onBack();
      form.setErrors(sayErrors({ typed: message }));
      form.getInputNode('typed')?.focus();
    },
  });

  const submit = form.onSubmit(({ typed }) => {
    if (typed.trim()) return login.mutate(typed.trim());
    form.setErrors(sayErrors({ typed: missing }));
    form.getInputNode('typed')?.focus();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={label}
          inputMode={kind === 'code' ? 'numeric' : 'text'}
          autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          key={form.key('typed')}
          {...form.getInputProps('typed')}
          ref={first}
        />
        <Button type="submit" size="lg" fullWidth loading={login.isPending}>
          {say('Login')}
        </Button>
      </Stack>
    </form>
  );
};
