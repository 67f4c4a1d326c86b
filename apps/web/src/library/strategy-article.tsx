import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Strategy, StrategyPoint, StrategySource } from '#content/strategies/strategy.ts';
import { articleParts, type ArticlePart } from '#library/article-parts.ts';
import classes from '#library/strategy-article.module.css';

/** The text of a guide, part by part. */
export const StrategyArticle = ({ strategy }: { readonly strategy: Strategy }) => (
  <div className={classes.article}>
    {articleParts(strategy).map((part) => (
      <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`}>
        <Title order={2} id={`${part.id}-title`}>
          {part.title}
        </Title>
        {bodyOf(part.id, strategy)}
      </section>
    ))}
  </div>
);

const bodyOf = (id: ArticlePart['id'], strategy: Strategy): ReactNode => {
  switch (id) {
    case 'description':
      return <Description {...strategy} />;
    case 'benefits':
      return <Points points={strategy.benefits} />;
    case 'common-uses':
      return <Lines lines={strategy.commonUses} />;
    case 'legal-requirements':
      return <Points points={strategy.legalRequirements} />;
    case 'tips':
      return <Lines lines={strategy.tips} />;
    case 'considerations':
      return <Points points={strategy.considerations ?? []} />;
    case 'best-states':
      return <Points points={strategy.bestStates ?? []} />;
    case 'sources':
      return <Sources sources={strategy.sources} />;
  }
};

const Description = ({ aboutName, description }: Pick<Strategy, 'aboutName' | 'description'>) => (
  <>
    {aboutName ? (
      <aside className={classes.aboutName} aria-label="About this name">
        <strong>About this name.</strong> {aboutName}
      </aside>
    ) : null}
    {description.map((paragraph) => (
      <Text key={paragraph} mt="md">
        {keepSections(paragraph)}
      </Text>
    ))}
  </>
);

const Points = ({ points }: { readonly points: readonly StrategyPoint[] }) => (
  <dl className={classes.points}>
    {points.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{keepSections(text)}</dd>
      </div>
    ))}
  </dl>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={classes.lines}>
    {lines.map((line) => (
      <li key={line}>{keepSections(line)}</li>
    ))}
  </ul>
);

const Sources = ({ sources }: { readonly sources: readonly StrategySource[] }) => (
  <ul className={classes.lines} data-size="small">
    {sources.map(({ label, url }) => (
      <li key={label}>{url ? <a href={url}>{label}</a> : label}</li>
    ))}
  </ul>
);

// A section sign never stands alone at the end of a line.
const keepSections = (text: string): string => text.replaceAll('§ ', '§\u00A0');
