import { brand } from '@evergrant/domain/brand/brand.ts';
import { Button } from '@mantine/core';
import { IconExternalLink, IconMail, IconPhone } from '@tabler/icons-react';

/** Two ways to a person: by phone, and by an appointment or, where no calendar is set, by mail. */
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
    {brand.schedulingUrl ? <CalendarButton href={brand.schedulingUrl} /> : <MailButton />}
  </>
);

const CalendarButton = ({ href }: { readonly href: string }) => (
  <Button
    component="a"
    href={href}
    target="_blank"
    rel="noopener"
    variant="default"
    rightSection={<IconExternalLink size={20} stroke={1.6} aria-hidden="true" />}
    aria-label="Ask Expert (opens the calendar in a new tab)"
  >
    Ask Expert
  </Button>
);

const MailButton = () => (
  <Button
    component="a"
    href={`mailto:${brand.supportEmail}`}
    variant="default"
    leftSection={<IconMail size={20} stroke={1.6} aria-hidden="true" />}
    aria-label={`Ask Expert (by mail to ${brand.supportEmail})`}
  >
    Ask Expert
  </Button>
);
