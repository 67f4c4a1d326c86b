import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone: 'info' | 'success' | 'attention' | 'error';
  readonly title?: string;
  readonly children: ReactNode;
}

const colorByTone = { info: 'green', success: 'green', attention: 'brass', error: 'red' } as const;

/** A message that stays on the page; errors are announced at once, the rest politely. */
export const Notice = ({ tone, title, children }: NoticeProps) => (
  <Alert color={colorByTone[tone]} title={title} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
    {children}
  </Alert>
);
