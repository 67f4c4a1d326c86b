import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

/** The link leads nowhere: mistyped, replaced by a newer invitation, or withdrawn. */
export const InvalidLink = () => (
  <Stack gap="md">
    <Title order={1}>Invalid Link</Title>
    <Text fw={600}>This witness invitation link is invalid or has expired.</Text>
    <Text>
      We couldn&apos;t find a valid witness invitation with this link. Please contact the trust creator to request a new
      invitation link.
    </Text>
    <ReturnHome />
  </Stack>
);

/** The signature is in, just now or earlier. */
export const ThankYou = ({ trustName, isNew }: { readonly trustName: string; readonly isNew: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <Stack gap="md">
      <Title order={1} ref={heading} tabIndex={-1}>
        Thank You
      </Title>
      <Text>Your signature has been recorded successfully.</Text>
      <Text>
        You have signed as a witness of <strong>{trustName}</strong>. There is nothing more for you to do; you can close
        this page.
      </Text>
      <ReturnHome />
    </Stack>
  );
};

const ReturnHome = () => (
  <div>
    <Button component={Link} to="/" variant="default">
      Return to Home
    </Button>
  </div>
);
