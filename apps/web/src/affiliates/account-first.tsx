import { Text } from '@mantine/core';
import { loginPath, registerPath } from '#platform/return-to.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Tells a visitor that an application belongs to an account: ahead, or as the reason why it was not sent. */
export const AccountFirst = ({ isRefused = false }: { readonly isRefused?: boolean }) => (
  <Notice tone={isRefused ? 'error' : 'info'} title={isRefused ? 'User must be logged in' : 'You need a free account'}>
    <Text>
      {isRefused ? 'Nothing was sent yet. ' : 'You may fill in the form first. '}
      <TextLink to={loginPath('/affiliate-apply')}>Log in</TextLink> or{' '}
      <TextLink to={registerPath('/affiliate-apply')}>create an account</TextLink>. You come back here afterwards, and
      everything that you typed stays in this tab, except the payout details.
    </Text>
  </Notice>
);
