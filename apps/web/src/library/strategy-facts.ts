import { brand } from '@evergrant/domain/brand/brand.ts';
import { lawAsOf } from '#content/strategies.ts';
import type { Strategy } from '#content/strategies/strategy.ts';

/** What a guide is, as schema.org puts it. `origin`: where the site lives. */
export const strategyFacts = (strategy: Strategy, origin: string): readonly object[] => {
  const address = `${origin}/legal-library/${strategy.id}`;
  const publisher = { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.name, url: `${origin}/` };
  return [
    {
      '@type': 'Article',
      headline: strategy.title,
      description: strategy.summary,
      mainEntityOfPage: address,
      image: `${origin}/social-card.png`,
      datePublished: lawAsOf.date,
      dateModified: lawAsOf.date,
      inLanguage: 'en-US',
      isAccessibleForFree: true,
      keywords: strategy.tags.join(', '),
      timeRequired: `PT${strategy.minutesOfReading}M`,
      author: publisher,
      publisher,
      citation: strategy.sources.map(({ label }) => label),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Strategy Library', item: `${origin}/legal-library` },
        { '@type': 'ListItem', position: 2, name: strategy.title, item: address },
      ],
    },
  ];
};
