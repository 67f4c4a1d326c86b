import { strategies } from '#content/strategies.ts';
import type { StrategySummary } from '#content/strategies/strategy.ts';

const most = 3;

/** Up to three guides to read next: those of the same category, then the next ones of the list. */
export const relatedGuides = (id: string): readonly StrategySummary[] => {
  const at = strategies.findIndex((guide) => guide.id === id);
  const others = [...strategies.slice(at + 1), ...strategies.slice(0, Math.max(at, 0))];
  const category = strategies[at]?.category;
  const same = others.filter((guide) => guide.category === category);
  return [...same, ...others.filter((guide) => guide.category !== category)].slice(0, most);
};
