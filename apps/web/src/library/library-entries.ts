import { strategies } from '#content/strategies.ts';
import { strategyCategories } from '#content/strategy-categories.ts';
import type { StrategyPoint, StrategyText } from '#content/strategies/strategy.ts';
import type { Passage, Searchable } from '#library/search.ts';

/** What stands before the id of a topic, which is its name, to tell it from a guide. */
export const topicPrefix = 'topic ';

/** Everything that can be found: the guides, with their full texts once these are here, and the topics of the field. */
export const libraryEntries = (texts: ReadonlyMap<string, StrategyText>): readonly Searchable[] => [
  ...strategies.map(({ id, title, summary, tags, category, difficulty }) => ({
    id,
    passages: [
      { part: 'Title', weight: 10, text: title },
      { part: 'Tags', weight: 6, text: tags.join(', ') },
      { part: 'Summary', weight: 5, text: summary },
      { part: 'Category', weight: 3, text: `${categoryName.get(category)}, ${difficulty}` },
      ...passagesOf(texts.get(id)),
    ],
  })),
  ...strategyCategories.flatMap(({ name: category, topics }) =>
    topics.map(({ name, text }) => ({
      id: `${topicPrefix}${name}`,
      passages: [
        { part: 'Topic', weight: 10, text: name },
        { part: 'Topic', weight: 4, text },
        { part: 'Category', weight: 2, text: category },
      ],
    })),
  ),
];

const categoryName = new Map(strategyCategories.map(({ id, name }) => [id, name]));

const passagesOf = (text: StrategyText | undefined): readonly Passage[] => {
  if (!text) return [];
  return [
    ...passages('Description', 3, [text.aboutName ?? '', ...text.description]),
    ...passages('Benefits', 2, inWords(text.benefits)),
    ...passages('Common uses', 2, text.commonUses),
    ...passages('Legal requirements', 2, inWords(text.legalRequirements)),
    ...passages('Tips', 2, text.tips),
    ...passages('Considerations', 2, inWords(text.considerations ?? [])),
    ...passages('Best states', 2, inWords(text.bestStates ?? [])),
    ...passages(
      'Sources',
      1,
      text.sources.map(({ label }) => label),
    ),
  ];
};

const passages = (part: string, weight: number, texts: readonly string[]): readonly Passage[] =>
  texts.filter(Boolean).map((text) => ({ part, weight, text }));

const inWords = (points: readonly StrategyPoint[]): readonly string[] =>
  points.map(({ name, text }) => `${name}: ${text}`);
