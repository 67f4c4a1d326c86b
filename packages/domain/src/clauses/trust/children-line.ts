import type { Prose } from '#assembly/draft.ts';
import { counted, namedTogether } from '#assembly/grammar.ts';
import { inWordsAndFigures, printedShare } from '#assembly/printed-facts.ts';
import { opt, p } from '#assembly/prose.ts';
import { agesOf, type HoldingSetting } from '#clauses/trust/holding-words.ts';
import { mannerTerm } from '#clauses/trust/manner-words.ts';
import type { ChildrenPortion, Disposition } from '#disposition/disposition.ts';

/** The line of a division that gives to the children as one class; nothing where there is none. */
export const childrenLine = (disposition: Disposition, setting: HoldingSetting): readonly Prose[] => {
  const { children, manner } = disposition;
  if (children === undefined) return [];
  const takers = children.passesToDescendants
    ? p`The Descendants of the Grantor who survive the Grantor, as a class: ${printedShare(children.percentage)}, divided ${mannerTerm(manner)}`
    : p`The children of the Grantor who survive the Grantor, as a class: ${printedShare(children.percentage)}, in equal parts`;
  return [
    p`${takers}. What each of them so takes is a Share.${membersWords(children, setting.ref)}${heldWords(children, setting)}`,
  ];
};

const membersWords = (
  { members, hasLateChild, leavesChildOut, passesToDescendants }: ChildrenPortion,
  ref: HoldingSetting['ref'],
): Prose => {
  const omittedWords = opt(leavesChildOut, () => p`, other than a child named in ${ref('general.omitted')},`);
  return p` The ${counted(members, 'child', 'children')} of the Grantor living at the signing of this instrument${omittedWords} ${counted(members, 'is', 'are')} ${namedTogether('beneficiary', members)}. A child who is born to the Grantor or adopted by the Grantor after that takes as they do.${opt(hasLateChild && passesToDescendants, ' The Descendants of a child who died before the signing take as those of any other child who does not survive the Grantor.')}`;
};

const heldWords = (children: ChildrenPortion, setting: HoldingSetting): Prose => {
  const forNeeds = children.members.filter(({ isOnBenefits }) => isOnBenefits);
  if (forNeeds.length === 0) return heldAlike(children, { ...setting, which: 'Each of these Shares' });
  const needs = p` The Share of ${namedTogether('beneficiary', forNeeds)} is held under ${setting.ref('death.needs')}.`;
  return p`${needs}${heldAlike(children, { ...setting, which: 'Each of the other Shares of the class' })}`;
};

const heldAlike = (
  { holding }: Pick<ChildrenPortion, 'holding'>,
  { which, ref, refIf }: HoldingSetting & { readonly which: string },
): Prose => {
  switch (holding.kind) {
    case 'untilAge':
      return p` ${which} is held under ${ref('death.held')} until age ${inWordsAndFigures(holding.age)}.`;
    case 'inSteps':
      return p` ${which} is held under ${ref('death.held')} and distributed in steps at the ages of ${agesOf(holding)}.`;
    case 'forLife':
      return refIf(
        'death.lifetime',
        (section) =>
          p` ${which} that a child of the Grantor takes is held under ${section} for the life of that child.`,
      );
    // What is outright needs no words, and a class has no holding for needs or for a spouse.
    case 'outright':
    case 'supplementalNeeds':
    case 'maritalTrust':
    case 'disclaimerTrust':
      return [];
  }
};
