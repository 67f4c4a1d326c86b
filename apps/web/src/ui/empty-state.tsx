import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#ui/state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet: says so, says what to do, offers the act. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={classes.state}>
    <svg className={classes.drawing} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path d="M18 8h20l10 10v38H18Z" />
      <path d="M38 8v10h10" />
      <path d="M25 29h16M25 37h16M25 45h9" />
    </svg>
    <Title order={3}>{title}</Title>
    <Text c="dimmed" maw="26rem">
      {children}
    </Text>
    {action}
  </div>
);
