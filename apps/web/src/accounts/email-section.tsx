import type { AccountAnswer } from '@evergrant/contract/account.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ChangeEmailForm } from '#accounts/change-email-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

/** The address that the member signs in with, and the way to another one. */
export const EmailSection = ({ account }: { readonly account: AccountAnswer }) => {
  const [isChanging, setChanging] = useState(false);
  const { email, pendingEmail } = account;
  return (
    <Panel title="Email">
      <Stack gap="md">
        <Text>
          You sign in with <strong>{email}</strong>.
        </Text>
        {pendingEmail ? (
          <Notice tone="info" title={`Waiting for ${pendingEmail}`}>
            We sent a link to {pendingEmail}. Open it within 24 hours to use that address. Until then, nothing changes.
          </Notice>
        ) : null}
        {isChanging ? (
          <ChangeEmailForm onDone={() => setChanging(false)} />
        ) : (
          <Group>
            <Button variant="default" onClick={() => setChanging(true)}>
              {pendingEmail ? 'Use another address' : 'Change email'}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
};
