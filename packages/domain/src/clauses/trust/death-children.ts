import { clause } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { counted, namedTogether } from '#assembly/grammar.ts';
import { inWordsAndFigures } from '#assembly/printed-facts.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { agesOf, holdingPlaces, type HoldingSetting } from '#clauses/trust/holding-words.ts';
import * as property from '#derived/property.ts';
import { type Makers, makers } from '#derived/makers.ts';
import type { ChildrenPortion } from '#disposition/disposition.ts';

/** How descendants divide, where the person chose another manner than per stirpes; no other manner is defined then. */
export const manner = clause({
  id: 'death.manner',
  heading: 'How Descendants Divide',
  source: own('Uniform Probate Code 2-106 (1969 and 1990)'),
  facts: [property.disposition],
  defines: ['byRepresentation', 'perCapita'],
  when: ({ disposition }) => disposition.manner === 'byRepresentation' || disposition.manner === 'perCapita',
  body: ({ disposition }, { define }) => [
    para(
      disposition.manner === 'perCapita'
        ? p`Property that passes to the Descendants of a person ${define('perCapita')} is divided into as many equal parts as there are, in the nearest generation of those Descendants in which anyone is then living, persons then living and persons then deceased who left Descendants then living. Each living person of that generation takes one part. The remaining parts, if any, are combined and divided in the same manner among the living Descendants of the deceased persons of that generation, as if everyone who has taken a part, and the Descendants of everyone who has, had died before.`
        : p`Property that passes to the Descendants of a person ${define('byRepresentation')} is divided into as many equal parts as there are, in the nearest generation of those Descendants in which anyone is then living, persons then living and persons then deceased who left Descendants then living. Each living person of that generation takes one part, and the part of each deceased person is divided among the Descendants of that person in the same manner.`,
    ),
  ],
});

/** Who the children are who take as one class, and how their shares are held. */
export const children = clause({
  id: 'death.children',
  heading: 'The Children as a Class',
  source: own('Uniform Probate Code 2-705'),
  facts: [property.disposition, makers],
  refers: ['death.shares', 'death.held', 'death.needs', 'general.omitted'],
  mayRefer: holdingPlaces,
  when: ({ disposition }) => disposition.children !== undefined,
  body: ({ disposition, makers: theMakers }, setting) =>
    disposition.children === undefined ? [] : classWords(disposition.children, { ...setting, makers: theMakers }),
});

type Setting = HoldingSetting<'death.shares' | 'general.omitted'> & { readonly makers: Makers };

const classWords = (portion: ChildrenPortion, setting: Setting): readonly DraftBlock[] => {
  const held = heldWords(portion, setting);
  return [
    para(membersWords(portion, setting)),
    para(p`What each person takes of the class under ${setting.ref('death.shares')} is a Share of that person.${held}`),
  ];
};

const membersWords = (
  { members, hasLateChild, leavesChildOut, passesToDescendants }: ChildrenPortion,
  { ref, makers: { either, last } }: Setting,
): Prose => {
  const omitted = opt(leavesChildOut, () => p`, other than a child named in ${ref('general.omitted')},`);
  return p`The ${counted(members, 'child', 'children')} of ${either} living at the signing of this instrument${omitted} ${counted(members, 'is', 'are')} ${namedTogether('beneficiary', members)}. A child who is born to ${either}, or adopted by ${either} before the age of eighteen, after that takes as they do.${opt(hasLateChild && passesToDescendants, ` The Descendants of a child who died before the signing take as those of any other child who does not survive ${last}.`)}`;
};

const heldWords = (portion: ChildrenPortion, setting: Setting): Prose => {
  const forNeeds = portion.members.filter(({ isOnBenefits }) => isOnBenefits);
  if (forNeeds.length === 0) return heldAlike(portion, { ...setting, which: 'Each of these Shares' });
  const needs = p` The Share of ${namedTogether('beneficiary', forNeeds)} is held under ${setting.ref('death.needs')}.`;
  return p`${needs}${heldAlike(portion, { ...setting, which: 'Each of the other Shares of the class' })}`;
};

const heldAlike = (
  { holding }: Pick<ChildrenPortion, 'holding'>,
  { which, ref, refIf, makers: { either } }: Setting & { readonly which: string },
): Prose => {
  // Descendants in the place of a child take outright.
  const ofChild = `${which} that a child of ${either} takes`;
  switch (holding.kind) {
    case 'untilAge':
      return p` ${ofChild} is held under ${ref('death.held')} until age ${inWordsAndFigures(holding.age)}.`;
    case 'inSteps':
      return p` ${ofChild} is held under ${ref('death.held')} and distributed in steps at the ages of ${agesOf(holding)}.`;
    case 'forLife':
      return refIf('death.lifetime', (section) => p` ${ofChild} is held under ${section} for the life of that child.`);
    // What is outright needs no words, and a class has no holding for needs or for a spouse.
    case 'outright':
    case 'supplementalNeeds':
    case 'maritalTrust':
    case 'disclaimerTrust':
      return [];
  }
};
