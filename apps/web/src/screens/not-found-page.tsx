import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '#ui/page.tsx';

/** What an unknown address shows, within the frame of the site or a `main` of its own. */
export const NotFoundPage = () => (
  <Page width="narrow">
    <Stack align="flex-start" gap="lg" pt="xl">
      <Title order={1}>Oops! Page not found</Title>
      <Text c="dimmed">The address may be mistyped, or the page may have moved. Your documents are safe.</Text>
      <Button component={Link} to="/" size="lg">
        Return to Home
      </Button>
    </Stack>
  </Page>
);
