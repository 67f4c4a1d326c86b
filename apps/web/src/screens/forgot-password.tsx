import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ForgotPasswordForm } from '#accounts/forgot-password-form.tsx';
import { useSay } from '#platform/language/use-say.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { FormCard } from '#ui/form-card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () => pageMeta('Forgot password', 'Have a link mailed to you to choose a new password.');

const ForgotPassword = () => {
  const say = useSay();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Page width="narrow">
      <Stack gap="lg">
        {sentTo ? (
          <Notice tone="success" title={say('Check your email')}>
            {say(
              `If there is an account for ${sentTo}, a link to choose a new password is on its way. The link expires in 1 hour.`,
            )}
          </Notice>
        ) : null}
        <FormCard
          title={say('Forgot your password?')}
          subtitle={say('We mail you a link to choose a new one. The link expires in 1 hour.')}
          footer={
            <Text ta="center">
              <TextLink to="/login">{say('Back to login')}</TextLink>
            </Text>
          }
        >
          <ForgotPasswordForm onSent={setSentTo} />
        </FormCard>
      </Stack>
    </Page>
  );
};
export default ForgotPassword;
