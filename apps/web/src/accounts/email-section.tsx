import type { AccountAnswer } from '@evergrant/contract/account.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery, sendEmailWithdrawal } from '#accounts/account-api.ts';
import { ChangeEmailForm } from '#accounts/change-email-form.tsx';
import { OutcomeNotice } from '#accounts/outcome-notice.tsx';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { notifySuccess } from '#ui/notify.ts';
import { Panel } from '#ui/panel.tsx';

/** The address that the member signs in with, and the way to another one. */
export const EmailSection = ({ account }: { readonly account: AccountAnswer }) => {
  const say = useSay();
  const [isChanging, setChanging] = useState(false);
  const { email, pendingEmail } = account;
  const client = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: sendEmailWithdrawal,
    onSuccess: async () => {
      notifySuccess('Your address stays', `You keep signing in with ${email}.`);
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
  return (
    <Panel title={say('Email')}>
      <Stack gap="md">
        <Text>{say(`You sign in with ${email}.`)}</Text>
        {pendingEmail ? (
          <Notice tone="info" title={say(`Waiting for ${pendingEmail}`)}>
            <Stack gap="sm" align="flex-start">
              <Text>
                {say(
                  `We sent a link to ${pendingEmail}. Open it within 24 hours to use that address. Until then, nothing changes.`,
                )}
              </Text>
              <Button variant="default" loading={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
                {say('Keep my present address')}
              </Button>
              <OutcomeNotice error={withdrawal.error} title={say('Not taken back')} />
            </Stack>
          </Notice>
        ) : null}
        {isChanging ? (
          <ChangeEmailForm onDone={() => setChanging(false)} />
        ) : (
          <Group>
            <Button variant="default" onClick={() => setChanging(true)}>
              {say(pendingEmail ? 'Use another address' : 'Change email')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
};
