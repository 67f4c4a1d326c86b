import type { Strategy } from '#content/strategies/strategy.ts';

export interface ArticlePart {
  readonly id: keyof typeof titles;
  readonly title: string;
}

const titles = {
  description: 'Description',
  benefits: 'Benefits',
  'common-uses': 'Common uses',
  'legal-requirements': 'Legal requirements',
  tips: 'Tips',
  considerations: 'Considerations',
  'best-states': 'Best states',
  sources: 'Sources',
} as const;

/** The parts that a guide has, in the order of reading; `id` is the hash that leads to one. */
export const articleParts = ({
  considerations,
  bestStates,
}: Pick<Strategy, 'considerations' | 'bestStates'>): readonly ArticlePart[] => {
  const all: readonly (readonly [ArticlePart['id'], boolean])[] = [
    ['description', true],
    ['benefits', true],
    ['common-uses', true],
    ['legal-requirements', true],
    ['tips', true],
    ['considerations', considerations !== undefined],
    ['best-states', bestStates !== undefined],
    ['sources', true],
  ];
  return all.filter(([, isThere]) => isThere).map(([id]) => ({ id, title: titles[id] }));
};
