import { Paper, Title } from '@mantine/core';
import type { disclaimer } from '#content/legal/disclaimer.ts';
import { LegalHeading } from '#screens/legal/legal-heading.tsx';
import { RelatedPages } from '#screens/legal/related-pages.tsx';
import classes from '#screens/legal/legal-page.module.css';
import { LinkedText } from '#ui/linked-text.tsx';
import { Page } from '#ui/page.tsx';

/** What the service is not: one card a subject. */
export const DisclaimerCards = ({ page }: { readonly page: typeof disclaimer }) => (
  <Page>
    <LegalHeading {...page} />
    <div className={classes.cards}>
      {page.cards.map(({ id, title, paragraphs }) => (
        <Paper key={id} component="section" p="lg" id={id} aria-labelledby={`${id}-title`}>
          <Title order={2} id={`${id}-title`}>
            {title}
          </Title>
          {paragraphs.map((text) => (
            <p key={text}>
              <LinkedText text={text} />
            </p>
          ))}
        </Paper>
      ))}
    </div>
    <RelatedPages pages={page.related} />
  </Page>
);
