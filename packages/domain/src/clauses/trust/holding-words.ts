import type { Setting } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { inWordsAndFigures } from '#assembly/printed-facts.ts';
import { p, series } from '#assembly/prose.ts';
import type { Holding } from '#disposition/disposition.ts';

/** Where a share can be held; each stands only where somebody is held for so. */
export const holdingPlaces = ['death.lifetime', 'death.marital', 'death.disclaimer', 'death.children'] as const;

/** What the words of a holding refer with. */
export type HoldingSetting<Others extends string = never> = Pick<
  Setting<'death.held' | 'death.needs' | Others, string, (typeof holdingPlaces)[number]>,
  'ref' | 'refIf'
>;

/** How a share is held, behind its percentage; nothing where it is paid outright. */
export const holdingWords = (holding: Holding, { ref, refIf }: HoldingSetting): Prose => {
  switch (holding.kind) {
    case 'outright':
      return [];
    case 'untilAge':
      return p`, to be held under ${ref('death.held')} until age ${inWordsAndFigures(holding.age)}`;
    case 'inSteps':
      return p`, to be held under ${ref('death.held')} and distributed in steps at the ages of ${agesOf(holding)}`;
    case 'supplementalNeeds':
      return p`, to be held under ${ref('death.needs')}`;
    case 'forLife':
      return refIf('death.lifetime', (section) => p`, to be held under ${section} for life`);
    case 'maritalTrust':
      return refIf('death.marital', (section) => p`, to be held under ${section} for life`);
    case 'disclaimerTrust':
      return refIf('death.disclaimer', (section) => p`, outright; what this person disclaims is held under ${section}`);
  }
};

/** The ages of the steps in words and figures: `twenty-five (25) and thirty (30)`. */
export const agesOf = ({ steps }: Extract<Holding, { readonly kind: 'inSteps' }>): Prose =>
  series(steps.map(({ age }) => p`${inWordsAndFigures(age)}`));
