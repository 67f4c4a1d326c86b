import { longDate, type PlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { Button, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import classes from '#screens/legal/legal-page.module.css';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';

interface LegalHeadingProps {
  readonly title: string;
  readonly lead: string;
  readonly lastUpdated: PlainDate;
}

/** The head of a legal page: where it stands, what it is, from when it is, and the way to have it on paper. */
export const LegalHeading = ({ title, lead, lastUpdated }: LegalHeadingProps) => (
  <header className={classes.heading}>
    <Breadcrumbs above={[{ label: 'Home', to: '/' }]} here={title} />
    <Title order={1}>{title}</Title>
    <p className={classes.lead}>{lead}</p>
    <div className={classes.facts}>
      <span>
        Last updated: <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
      </span>
      <Button
        className={classes.print}
        variant="default"
        leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Print this page
      </Button>
    </div>
  </header>
);
