import type { Strategy } from '#content/strategies/strategy.ts';

const wordsPerMinute = 200;
const minutesPerPoint = { Beginner: 1, Intermediate: 1.5, Advanced: 2, Expert: 2.5 } as const;

/** How the read time of a guide is counted, for its readers. */
export const readTimeMethod =
  'Read time counts 200 words a minute, and one to two and a half minutes, by difficulty, to hold each legal requirement and each consideration against your own papers.';

/** Minutes to read a guide and to hold its requirements and considerations against one's own papers. */
export const minutesToRead = (strategy: Omit<Strategy, 'readTime'>): number => {
  const points = strategy.legalRequirements.length + (strategy.considerations?.length ?? 0);
  return Math.round(strategyWords(strategy).length / wordsPerMinute + points * minutesPerPoint[strategy.difficulty]);
};

/** The words of a guide from its description to its best states; the list of sources is not counted. */
export const strategyWords = (strategy: Omit<Strategy, 'readTime'>): readonly string[] => {
  const { aboutName = '', description, commonUses, tips } = strategy;
  const points = [
    ...strategy.benefits,
    ...strategy.legalRequirements,
    ...(strategy.considerations ?? []),
    ...(strategy.bestStates ?? []),
  ].map(({ name, text }) => `${name} ${text}`);
  return [aboutName, ...description, ...commonUses, ...tips, ...points].join(' ').split(/\s+/).filter(Boolean);
};
