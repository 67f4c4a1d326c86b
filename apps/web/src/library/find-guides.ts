import { strategies } from '#content/strategies.ts';
import { strategyCategories } from '#content/strategy-categories.ts';
import type { StrategyCategoryId, StrategySummary } from '#content/strategies/strategy.ts';
import { topicPrefix } from '#library/library-entries.ts';
import type { Findings, Passage } from '#library/search.ts';

interface FoundGuide {
  readonly guide: StrategySummary;
  /** Where it was found; absent without a search, or when title, tags or summary say it already. */
  readonly passage?: Passage | undefined;
}

interface FoundTopic {
  readonly name: string;
  readonly text: string;
  readonly category: string;
}

const shownOnCards = new Set(['Title', 'Tags', 'Summary', 'Category']);

/** The guides to list, and topics that have none. `findings`: absent while nothing is searched. */
export const findGuides = (
  findings: Findings | undefined,
  category: StrategyCategoryId | undefined,
): { readonly guides: readonly FoundGuide[]; readonly topics: readonly FoundTopic[] } => {
  const onShelf = strategies.filter((guide) => category === undefined || guide.category === category);
  if (!findings) return { guides: onShelf.map((guide) => ({ guide })), topics: [] };
  const guides = findings.hits.flatMap(({ id, passage }) => {
    const guide = onShelf.find((one) => one.id === id);
    return guide ? [{ guide, passage: shownOnCards.has(passage.part) ? undefined : passage }] : [];
  });
  const found = new Set(findings.hits.map(({ id }) => id));
  const topics = strategyCategories
    .filter(({ id }) => category === undefined || id === category)
    .flatMap(({ name, topics: all }) => all.map((topic) => ({ ...topic, category: name })))
    .filter((topic) => topic.guide === undefined && found.has(`${topicPrefix}${topic.name}`));
  return { guides, topics };
};
