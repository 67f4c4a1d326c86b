import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { sayErrors } from '#platform/language/say-errors.ts';
import { codeOf, messageInForm } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { rememberSession } from '#platform/session.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface LoginFormProps {
  /** Told when the server says that this address is still to be confirmed. */
  readonly onUnconfirmed: (email: string) => void;
  /** Told when the password was right and the account asks for a second factor. */
  readonly onSecondFactor: (email: string) => void;
  /** What was typed before, when somebody comes back. */
  readonly email?: string | undefined;
}

/** Email and password; on success the shared session knows the member and the page moves on. */
export const LoginForm = (props: LoginFormProps) => {
  const say = useSay();
  const { form, submit, isPending } = useLogin(props);
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
        <PasswordField
          label={say('Password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end">
          <TextLink to="/forgot-password" fz="sm" display="inline-flex" mih="2.75rem" style={{ alignItems: 'center' }}>
            {say('Forgot password?')}
          </TextLink>
        </Group>
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {say('Login')}
        </Button>
      </Stack>
    </form>
  );
};

const useLogin = ({ onUnconfirmed, onSecondFactor, email: typedBefore = '' }: LoginFormProps) => {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: typedBefore, password: '' } });
  /** Says at the field what the message over the page says, for as long as it is true. */
  const refuse = (field: keyof Credentials, message: string) => {
    form.setErrors(sayErrors({ [field]: message }));
    form.getInputNode(field)?.focus();
  };
  const login = useMutation({
    // The form is there before the validation library behind this call.
    mutationFn: async (typed: Credentials) => (await import('#accounts/api.ts')).sendLogin(typed),
    onSuccess: (answer, { email }) => {
      if (!('user' in answer)) return onSecondFactor(email);
      rememberSession(answer.user);
      notifySuccess('Login successful', 'Welcome back!');
    },
    onError: (error, { email }) => {
      const message = messageInForm(error, 'Please check your credentials and try again.');
      notifyError('Login failed', message);
      if (codeOf(error) === 'email-not-confirmed') {
        onUnconfirmed(email);
        return refuse('email', message);
      }
      refuse('password', message);
    },
  });

  const submit = form.onSubmit((typed) => {
    const email = typed.email.trim();
    form.clearErrors();
    if (email && typed.password) return login.mutate({ email, password: typed.password });
    const message = 'Please enter both email and password.';
    notifyError('Login failed', message);
    refuse(email ? 'password' : 'email', message);
  });
  return { form, submit, isPending: login.isPending };
};
