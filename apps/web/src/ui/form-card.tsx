import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormCardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** Below the card: other ways to go on. */
  readonly footer?: ReactNode;
}

/**
 * One form on a page. Conventions for fields: visible label, `autoComplete` and `type` set, no placeholder as label, the first
 * wrong field gets the message and the focus, the submit button names the act, what was typed stays after a failure.
 */
export const FormCard = ({ title, subtitle, children, footer }: FormCardProps) => (
  <Stack gap="lg">
    <div>
      <Title order={1}>{title}</Title>
      {subtitle ? (
        <Text c="dimmed" mt={4}>
          {subtitle}
        </Text>
      ) : null}
    </div>
    <Paper p={{ base: 'lg', sm: 'xl' }}>{children}</Paper>
    {footer}
  </Stack>
);
