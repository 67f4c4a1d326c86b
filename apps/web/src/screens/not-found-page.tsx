import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { Logo } from '#ui/logo.tsx';
import { Page } from '#ui/page.tsx';

/** What an unknown address shows. */
export const NotFoundPage = () => (
  <main>
    <Page width="narrow">
      <Stack align="flex-start" gap="lg" pt="xl">
        <Logo name={brand.name} />
        <Title order={1}>Oops! Page not found</Title>
        <Text c="dimmed">The address may be mistyped, or the page may have moved. Your documents are safe.</Text>
        <Button component={Link} to="/" size="lg">
          Return to Home
        </Button>
      </Stack>
    </Page>
  </main>
);
