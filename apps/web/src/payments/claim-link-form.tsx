import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { askForClaimLink } from '#payments/guest-api.ts';
import { messageInForm } from '#platform/api-problem.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

/** Asks for the address that paid, to mail it a new link. */
export const ClaimLinkForm = () => {
  const say = useSay();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } });
  const request = useMutation({ mutationFn: askForClaimLink });

  if (request.isSuccess) {
    return (
      <Notice tone="success" title={say('Please look into your mailbox')}>
        {say(
          `If something was bought with ${request.variables} and has not been added to an account yet, a new link is on its way. It can take a minute; look into the spam folder too.`,
        )}
      </Notice>
    );
  }
  return (
    <form onSubmit={form.onSubmit(({ email }) => request.mutate(email.trim()))} noValidate>
      <Stack gap="md">
        <TextInput
          label={say('Email address that you paid with')}
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
          error={request.isError ? say(messageInForm(request.error, 'Please try again in a moment.')) : undefined}
        />
        <Button type="submit" size="lg" loading={request.isPending}>
          {say('Mail Me a New Link')}
        </Button>
      </Stack>
    </form>
  );
};
