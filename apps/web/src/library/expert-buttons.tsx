import { Button } from '@mantine/core';
import { IconExternalLink, IconPhone } from '@tabler/icons-react';
import { brand } from '@evergrant/domain/brand/brand.ts';

/** Two ways to a person: by phone, or by an appointment made on another site. */
export const ExpertButtons = () => (
  <>
    <Button
      component="a"
      href={brand.support.phoneLink}
      variant="default"
      leftSection={<IconPhone size={20} stroke={1.6} aria-hidden="true" />}
    >
      Talk to Expert
    </Button>
    <Button
      component="a"
      href={brand.schedulingUrl}
      target="_blank"
      rel="noopener"
      variant="default"
      rightSection={<IconExternalLink size={20} stroke={1.6} aria-hidden="true" />}
      aria-label="Ask Expert (opens the calendar in a new tab)"
    >
      Ask Expert
    </Button>
  </>
);
