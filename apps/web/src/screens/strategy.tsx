import { sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import { Button, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLoaderData } from 'react-router';
import { lawAsOf, loadStrategyText, strategies } from '#content/strategies.ts';
import { strategyCategories } from '#content/strategy-categories.ts';
import type { Strategy } from '#content/strategies/strategy.ts';
import { articleParts } from '#library/article-parts.ts';
import { ExpertButtons } from '#library/expert-buttons.tsx';
import { GuideFacts } from '#library/guide-facts.tsx';
import { LibraryMethod } from '#library/library-method.tsx';
import { relatedGuides } from '#library/related-guides.ts';
import { StrategyArticle } from '#library/strategy-article.tsx';
import { strategyFacts } from '#library/strategy-facts.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import { useVisit } from '#platform/use-visit.ts';
import classes from '#screens/legal-library/strategy.module.css';
import { TextLink } from '#ui/text-link.tsx';

interface Asked {
  /** The address of the route, e.g. `/legal-library/dynasty-trust`. */
  readonly pattern: string;
}

const loadStrategy = async ({ pattern }: Asked): Promise<Strategy> => {
  const id = pattern.split('/').at(-1);
  const summary = strategies.find((strategy) => strategy.id === id);
  if (!summary) throw new Response('Not found', { status: 404 });
  return { ...summary, ...(await loadStrategyText(summary.id)) };
};

// The page made in advance brings its text along; on the way from another page only this one guide is fetched.
export const loader = (asked: Asked) => loadStrategy(asked);
export const clientLoader = (asked: Asked) => loadStrategy(asked);

export const meta = ({ loaderData }: { readonly loaderData?: Strategy }) =>
  loaderData
    ? publicPageMeta({
        title: loaderData.title,
        description: loaderData.summary,
        keywords: loaderData.tags,
        path: `/legal-library/${loaderData.id}`,
        facts: strategyFacts(loaderData, siteOrigin()),
      })
    : [];

const StrategyPage = () => {
  const strategy = useLoaderData<Strategy>();
  const category = strategyCategories.find(({ id }) => id === strategy.category);
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <BackToLibrary />
        <p className={classes.category}>{category?.name}</p>
        <Title order={1}>{strategy.title}</Title>
        <p className={classes.lead}>{strategy.summary}</p>
        <GuideFacts {...strategy} />
        <Text size="sm" c="dimmed">
          General information as of {lawAsOf.inWords}, not legal advice.
        </Text>
        <Tags tags={strategy.tags} />
      </header>
      <div className={classes.columns}>
        <StrategyArticle strategy={strategy} />
        <div className={classes.side}>
          <OnThisPage strategy={strategy} />
          <Acts />
        </div>
      </div>
      <footer className={classes.foot}>
        <Title order={2}>About this guide</Title>
        <Text>Follow the sources before you rely on a figure or a date.</Text>
        <LibraryMethod />
        <ReadNext id={strategy.id} />
        <BackToLibrary />
      </footer>
    </article>
  );
};
export default StrategyPage;

const BackToLibrary = () => {
  const { state } = useVisit();
  const search = typeof state === 'object' && state && 'search' in state ? String(state.search) : '';
  return (
    <Link to={`/legal-library${search}`} className={classes.back}>
      <IconArrowLeft size={20} stroke={1.6} aria-hidden="true" />
      Back to Library
    </Link>
  );
};

const Tags = ({ tags }: Pick<Strategy, 'tags'>) => (
  <ul className={classes.tags} aria-label="Tags">
    {tags.map((tag) => (
      <li key={tag}>
        <Link to={`/legal-library?q=${encodeURIComponent(tag)}`}>{tag}</Link>
      </li>
    ))}
  </ul>
);

const OnThisPage = ({ strategy }: { readonly strategy: Strategy }) => (
  <nav aria-label="On this page" className={classes.contents}>
    <ul>
      {articleParts(strategy).map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const Acts = () => (
  <section className={classes.acts} aria-labelledby="go-on">
    <Title order={2} size="h3" id="go-on">
      Go on from here
    </Title>
    <Text size="sm">{sayWhatCanBeMade()}</Text>
    <Button component={Link} to="/create-trust" size="lg">
      Build Your Document
    </Button>
    <ExpertButtons />
    <Text size="sm">This guide is not legal advice. Have a licensed attorney look at your plan before you act.</Text>
  </section>
);

const ReadNext = ({ id }: { readonly id: string }) => (
  <nav aria-label="Read next" className={classes.next}>
    <Title order={2}>Read next</Title>
    <ul>
      {relatedGuides(id).map((guide) => (
        <li key={guide.id}>
          <TextLink to={`/legal-library/${guide.id}`}>{guide.title}</TextLink>
          <Text c="dimmed">{guide.summary}</Text>
        </li>
      ))}
    </ul>
  </nav>
);
