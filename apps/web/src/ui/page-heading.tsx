import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#ui/page-heading.module.css';

interface PageHeadingProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** One primary act, shown beside the title. */
  readonly action?: ReactNode;
}

/** The h1 of a screen with its subtitle and main act. */
export const PageHeading = ({ title, subtitle, action }: PageHeadingProps) => (
  <header className={classes.heading}>
    <div className={classes.words}>
      <Title order={1}>{title}</Title>
      {subtitle ? (
        <Text c="dimmed" mt={4}>
          {subtitle}
        </Text>
      ) : null}
    </div>
    {action}
  </header>
);
