import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { packagesQuery } from '#payments/guest-api.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Tells a member on the dashboard that a package is paid for and waits for a document. */
export const PackageNotice = () => {
  const say = useSay();
  const { data } = useQuery(packagesQuery);
  const count = data?.availableCount ?? 0;
  if (count === 0) return null;
  return (
    <Box mb="lg">
      <Notice tone="success" title={say(count === 1 ? 'You have a paid package' : `You have ${count} paid packages`)}>
        {say(
          'It will be used for the next document that you finish. For one that is finished already, choose it at the checkout; there is nothing more to pay.',
        )}{' '}
        <TextLink to="/checkout">{say('To the checkout')}</TextLink>
      </Notice>
    </Box>
  );
};
