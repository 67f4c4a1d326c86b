import { Title } from '@mantine/core';
import { Link } from 'react-router';
import type { LegalPage, LegalSection } from '#content/legal/legal-page.ts';
import { LegalBlock } from '#screens/legal/legal-block.tsx';
import { LegalHeading } from '#screens/legal/legal-heading.tsx';
import { RelatedPages } from '#screens/legal/related-pages.tsx';
import classes from '#screens/legal/legal-page.module.css';
import { Page } from '#ui/page.tsx';

/** A legal text in numbered sections, each with its meaning in one sentence, and a table of contents beside it. */
export const LegalDocument = ({ page }: { readonly page: LegalPage }) => (
  <Page>
    <LegalHeading {...page} />
    <div className={classes.columns}>
      <Contents sections={page.sections} />
      <div className={classes.text}>
        {page.sections.map((section, position) => (
          <Section key={section.id} section={section} number={position + 1} />
        ))}
        <RelatedPages pages={page.related} />
      </div>
    </div>
  </Page>
);

const Contents = ({ sections }: { readonly sections: readonly LegalSection[] }) => (
  <nav className={classes.contents} aria-labelledby="contents">
    <h2 id="contents" className={classes.contentsTitle}>
      On this page
    </h2>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`} onClick={() => focusTitle(id)}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

// Whoever goes on with the keyboard goes on from the section, not from the list.
const focusTitle = (id: string): void => document.getElementById(titleIdOf(id))?.focus({ preventScroll: true });

const titleIdOf = (id: string): string => `${id}-title`;

const Section = ({ section, number }: { readonly section: LegalSection; readonly number: number }) => (
  <section id={section.id} className={classes.section} aria-labelledby={titleIdOf(section.id)}>
    <Title order={2} id={titleIdOf(section.id)} tabIndex={-1}>
      {number}. {section.title}
    </Title>
    <p className={classes.inShort}>
      <strong>In short:</strong> {section.inShort}
    </p>
    {section.blocks.map((block, position) => (
      <LegalBlock key={position} block={block} />
    ))}
  </section>
);
