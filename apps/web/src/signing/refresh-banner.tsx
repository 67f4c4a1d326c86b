import { Button, Stack, Text } from '@mantine/core';
import { Notice } from '#ui/notice.tsx';

interface RefreshBannerProps {
  readonly message: string;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
}

/** A load failed: what, and the way to try again. */
export const RefreshBanner = ({ message, isBusy, onRefresh }: RefreshBannerProps) => (
  <Notice tone="error">
    <Stack gap="sm" align="flex-start">
      <Text>{message}</Text>
      <Button variant="default" loading={isBusy} onClick={onRefresh}>
        Refresh
      </Button>
    </Stack>
  </Notice>
);
