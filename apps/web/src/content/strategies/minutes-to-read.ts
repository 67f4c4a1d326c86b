import type { Strategy } from '#content/strategies/strategy.ts';

type StrategyTexts = Omit<Strategy, 'readTime' | 'minutesOfReading'>;

const wordsPerMinute = 200;
const minutesPerPoint = { Beginner: 1, Intermediate: 1.5, Advanced: 2, Expert: 2.5 } as const;

/** How the read time of a guide is counted, for its readers. */
export const readTimeMethod =
  'To read a guide takes a minute for every 200 words. The longer time contains your own papers: one to two and a half minutes more, by difficulty, to find what each legal requirement and each consideration asks for and hold it against them.';

/** Minutes to read a guide from its beginning to its end, and nothing else. */
export const minutesOfReading = (strategy: StrategyTexts): number =>
  Math.round(strategyWords(strategy).length / wordsPerMinute);

/** Minutes to read a guide and to hold its requirements and considerations against one's own papers. */
export const minutesToRead = (strategy: StrategyTexts): number => {
  const points = strategy.legalRequirements.length + (strategy.considerations?.length ?? 0);
  return Math.round(strategyWords(strategy).length / wordsPerMinute + points * minutesPerPoint[strategy.difficulty]);
};

/** The words of a guide from its description to its best states; the list of sources is not counted. */
export const strategyWords = (strategy: StrategyTexts): readonly string[] => {
  const { aboutName = '', description, commonUses, tips } = strategy;
  const points = [
    ...strategy.benefits,
    ...strategy.legalRequirements,
    ...(strategy.considerations ?? []),
    ...(strategy.bestStates ?? []),
  ].map(({ name, text }) => `${name} ${text}`);
  return [aboutName, ...description, ...commonUses, ...tips, ...points].join(' ').split(/\s+/).filter(Boolean);
};
