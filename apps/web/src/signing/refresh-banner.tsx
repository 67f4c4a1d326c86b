import { Button, Stack, Text } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import { Notice } from '#ui/notice.tsx';

interface RefreshBannerProps {
  readonly message: string;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
}

/** A load failed: what, and the way to try again. */
export const RefreshBanner = ({ message, isBusy, onRefresh }: RefreshBannerProps) => {
  const say = useSay();
  return (
    <Notice tone="error">
      <Stack gap="sm" align="flex-start">
        <Text>{say(message)}</Text>
        <Button variant="default" loading={isBusy} onClick={onRefresh}>
          {say('Refresh')}
        </Button>
      </Stack>
    </Notice>
  );
};
