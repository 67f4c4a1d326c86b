import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ForgotPasswordForm } from '#accounts/forgot-password-form.tsx';
import { pageMeta } from '#platform/page-meta.ts';
import { FormCard } from '#ui/form-card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () => pageMeta('Forgot password', 'Have a link mailed to you to choose a new password.');

const ForgotPassword = () => {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Page width="narrow">
      <Stack gap="lg">
        {sentTo ? (
          <Notice tone="success" title="Check your email">
            If there is an account for <strong>{sentTo}</strong>, a link to choose a new password is on its way. The
            link expires in 1 hour.
          </Notice>
        ) : null}
        <FormCard
          title="Forgot your password?"
          subtitle="We mail you a link to choose a new one. The link expires in 1 hour."
          footer={
            <Text ta="center">
              <TextLink to="/login">Back to login</TextLink>
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
