import { useMemo, useState } from 'react';
import { organizationFacts } from '#content/structured-facts.ts';
import { strategies } from '#content/strategies.ts';
import { CategoryCards } from '#library/category-cards.tsx';
import { findGuides } from '#library/find-guides.ts';
import { libraryEntries } from '#library/library-entries.ts';
import { LibraryClaims } from '#library/library-claims.tsx';
import { LibraryMethod } from '#library/library-method.tsx';
import { LibraryResults } from '#library/library-results.tsx';
import { LibrarySearch } from '#library/library-search.tsx';
import { PartialSearchNotice } from '#library/partial-search-notice.tsx';
import { TopicShelves } from '#library/topic-shelves.tsx';
import { useLibraryQuery } from '#library/use-library-query.ts';
import { useLibraryTexts } from '#library/use-library-texts.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import classes from '#screens/legal-library/legal-library.module.css';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';

export const meta = () =>
  publicPageMeta({
    title: 'Strategy Library',
    description: `${strategies.length} free guides to estate planning and asset protection: what each strategy does, the law behind it, its risks and its sources.`,
    keywords: [...new Set(strategies.flatMap(({ tags }) => tags.slice(0, 1)))],
    path: '/legal-library',
    facts: [
      organizationFacts(siteOrigin()),
      {
        '@type': 'ItemList',
        name: 'Strategy Library',
        itemListElement: strategies.map(({ id, title }, position) => ({
          '@type': 'ListItem',
          position: position + 1,
          name: title,
          url: `${siteOrigin()}/legal-library/${id}`,
        })),
      },
    ],
  });

const LegalLibrary = () => (
  <>
    <Page>
      <PageHeading
        title="Strategy Library"
        subtitle={`${strategies.length} guides to how families hold, protect and pass on property: what each does, the law behind it, and what can go wrong. Free, without an account. General information, not legal advice.`}
      />
      <LibraryClaims />
      <Guides />
    </Page>
    <Section
      title="The whole field"
      intro="81 topics in seven categories, each in a sentence. Those with a link have a guide."
      ground="card"
      id="topics"
    >
      <TopicShelves />
    </Section>
    <Section title="How to read these guides">
      <LibraryMethod />
    </Section>
  </>
);
export default LegalLibrary;

const Guides = () => {
  const { typed, asked, category, type, toggle, clear } = useLibraryQuery();
  const [isTouched, setTouched] = useState(false);
  const { state, texts, createSearch, retry } = useLibraryTexts(isTouched || asked !== '');
  const search = useMemo(() => createSearch?.(libraryEntries(texts)), [createSearch, texts]);
  const findings = useMemo(() => (asked === '' ? undefined : search?.(asked)), [search, asked]);
  return (
    <div className={classes.columns}>
      <div className={classes.tools}>
        <LibrarySearch value={typed} onChange={type} onFocus={() => setTouched(true)} />
        <CategoryCards chosen={category} onToggle={toggle} />
      </div>
      <div className={classes.results}>
        {asked !== '' && state === 'failed' ? (
          <PartialSearchNotice hasSearched={findings !== undefined} onRetry={retry} />
        ) : null}
        <LibraryResults
          found={findGuides(findings, category)}
          findings={findings}
          asked={{ query: asked, category }}
          isLoading={asked !== '' && state === 'loading'}
          onClear={clear}
        />
      </div>
    </div>
  );
};
