import { strategyCategories } from '#content/strategy-categories.ts';
import type { StrategyCategoryId } from '#content/strategies/strategy.ts';
import { countOf } from '#library/count-of.ts';
import type { Findings } from '#library/search.ts';

export interface Asked {
  readonly query: string;
  readonly category: StrategyCategoryId | undefined;
}

/** Says how many guides are shown and why: what was looked for, where, and how it was read. */
export const resultsInWords = (count: number, asked: Asked, findings: Findings | undefined): string => {
  const { category } = asked;
  // Before the search is loaded, or when it cannot be, all guides are shown.
  const query = findings ? asked.query : '';
  const where = strategyCategories.find(({ id }) => id === category)?.name;
  if (!query && !where) return `All ${count}, from the simple to the demanding.`;
  const counted = `${countOf(count, 'guide')}${where ? ` in ${where}` : ''}${query ? ` for “${query}”` : ''}.`;
  const read = (findings?.corrections ?? []).map(({ typed, readAs }) => `“${typed}” was read as “${readAs}”.`);
  const partial = findings?.isPartial && count > 0 ? ['None holds every word; these hold most.'] : [];
  return [counted, ...read, ...partial].join(' ');
};
