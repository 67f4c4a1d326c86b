import type { AccountAnswer } from '@evergrant/contract/account.ts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery, sendName } from '#accounts/account-api.ts';
import { fieldErrorsOf } from '#accounts/field-errors-of.ts';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { sayErrors } from '#platform/language/say-errors.ts';
import { useSay } from '#platform/language/use-say.ts';
import { refreshSession } from '#platform/session.ts';
import { formatDate } from '#ui/format-date.ts';
import { notifySuccess } from '#ui/notify.ts';
import { Panel } from '#ui/panel.tsx';

/** The member's name. */
export const ProfileSection = ({ account }: { readonly account: AccountAnswer }) => {
  const say = useSay();
  const client = useQueryClient();
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: account.name } });
  const save = useMutation({
    mutationFn: sendName,
    onSuccess: async () => {
      notifySuccess('Name saved', 'Documents that you have begun keep the names in them.');
      await Promise.all([client.invalidateQueries({ queryKey: accountQuery.queryKey }), refreshSession()]);
    },
    onError: (error) => form.setErrors(sayErrors(fieldErrorsOf(error))),
  });

  const submit = form.onSubmit(({ name }) => {
    save.reset();
    if (name.trim()) return save.mutate(name.trim());
    form.setErrors(sayErrors({ name: 'Please enter your full name.' }));
    form.getInputNode('name')?.focus();
  });
  return (
    <Panel title={say('Profile')} aside={say(`Member since ${formatDate(account.memberSince)}`)}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={say('Full Name')}
            autoComplete="name"
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <Text size="sm" c="dimmed">
            {say('Documents that you have begun keep the names in them.')}
          </Text>
          <OutcomeNotice
            error={save.error}
            title={say('Name not saved')}
            done={save.isSuccess ? 'Your name was saved.' : undefined}
          />
          <Group>
            <Button type="submit" loading={save.isPending}>
              {say('Save name')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
};
