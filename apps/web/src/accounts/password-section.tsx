import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ChangePasswordForm } from '#accounts/change-password-form.tsx';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

const done = 'Your password was changed. Your other devices were signed out.';

/** The way to a new password. */
export const PasswordSection = ({ email }: { readonly email: string }) => {
  const say = useSay();
  const [state, setState] = useState<'resting' | 'changing' | 'changed'>('resting');
  return (
    <Panel title={say('Password')}>
      <Stack gap="md">
        {state === 'changed' ? <Notice tone="success">{done}</Notice> : null}
        {state === 'changing' ? (
          <ChangePasswordForm
            email={email}
            onChanged={() => setState('changed')}
            onCancel={() => setState('resting')}
          />
        ) : (
          <>
            <Text>{say('A new password signs out your other devices.')}</Text>
            <Group>
              <Button variant="default" onClick={() => setState('changing')}>
                {say('Change password')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Panel>
  );
};
