import type { Prose } from '#assembly/draft.ts';
import { printedShare } from '#assembly/printed-facts.ts';
import { p } from '#assembly/prose.ts';
import type { HoldingSetting } from '#clauses/trust/holding-words.ts';
import { mannerTerm } from '#clauses/trust/manner-words.ts';
import type { Makers } from '#derived/makers.ts';
import type { Disposition } from '#disposition/disposition.ts';

/** The line of a division that gives to the children as one class; nothing where there is none. */
export const childrenLine = (
  { children, manner }: Disposition,
  { makers: { either, last }, refIf }: Pick<HoldingSetting, 'refIf'> & { readonly makers: Makers },
): readonly Prose[] => {
  if (children === undefined) return [];
  const described = refIf('death.children', (section) => p`, as the class that ${section} describes`);
  return children.passesToDescendants
    ? [
        p`The Descendants of ${either} who survive ${last}${described}: ${printedShare(children.percentage)}, divided ${mannerTerm(manner)}.`,
      ]
    : [
        p`The children of ${either} who survive ${last}${described}: ${printedShare(children.percentage)}, in equal parts.`,
      ];
};
