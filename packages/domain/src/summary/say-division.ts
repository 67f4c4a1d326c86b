import type { AfterSpouse, ShareOfSpouse } from '#derived/after-spouse.ts';
import type { ChildrenPortion, Disposition, NextTaker, Portion } from '#disposition/disposition.ts';
import { findHolding, holdingsOf, isHeldForNeeds } from '#disposition/holdings-of.ts';
import { hasOtherParts } from '#disposition/lines-of.ts';
import type { Manner } from '#facts/manner.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { shareOfPercentage } from '#kit/share.ts';
import { introducedName, named, namesOf, only, say, sentences, series, sharePiece, type Saying } from '#summary/say.ts';
import { sayHolding, sayLifetime } from '#summary/say-holding.ts';
import type { Told, Voice } from '#summary/summary.ts';

interface Divided {
  readonly voice: Voice;
  /** What is divided, as a sentence begins with it. */
  readonly what?: string;
  /** Whose share goes elsewhere than others when it fails. */
  readonly shareOfSpouse?: ShareOfSpouse | undefined;
  /** Who takes what was kept for a spouse. */
  readonly afterSpouse?: AfterSpouse | undefined;
}

/** Who takes what is left, in which share and how, and who takes instead. */
export const sayDivision = (disposition: Disposition, divided: Divided): readonly Told[] => [
  whoTakes(disposition, divided),
  ...heldWords(disposition, divided),
  ...lapses(disposition, divided).map((said) => ({ said })),
  ...nextWords(disposition, divided.voice),
];

const whoTakes = (disposition: Disposition, { what = 'What is left after that', voice }: Divided): Told => {
  const { portions, children } = disposition;
  const later = laterLine(disposition, voice);
  const [sole] = portions;
  // What one takes alone is not divided.
  if (sole !== undefined && portions.length === 1 && children === undefined) {
    const { name, percentage, holding } = sole;
    return {
      said: sentences([
        say`${what} goes to ${named(name)}${only(percentage !== undefined, () => say`, ${shareWords(percentage)}`)}${sayHolding(holding)}.`,
        inPlaceOf(sole, disposition, voice),
        ...later,
      ]),
    };
  }
  if (children !== undefined && portions.length === 0)
    return { said: say`${what} goes to your children. ${childrenLine(children, disposition, voice)}` };
  return { said: say`${what} is divided:`, lines: shareLines(disposition, voice) };
};

const shareLines = (disposition: Disposition, voice: Voice): readonly Saying[] => [
  ...disposition.portions.map((portion) => shareLine(portion, disposition, voice)),
  ...(disposition.children === undefined ? [] : [childrenLine(disposition.children, disposition, voice)]),
  ...laterLine(disposition, voice),
];

const shareLine = (portion: Portion, disposition: Disposition, voice: Voice): Saying =>
  sentences([
    say`${named(portion.name)} receives ${shareWords(portion.percentage)}${sayHolding(portion.holding)}.`,
    inPlaceOf(portion, disposition, voice),
  ]);

const inPlaceOf = (
  { name, passesToDescendants }: Pick<Portion, 'name' | 'passesToDescendants'>,
  { manner }: Disposition,
  { you }: Voice,
): Saying =>
  only(
    passesToDescendants,
    () =>
      say`If ${named(name)} does not outlive ${you}, the descendants of ${named(name)} take it, ${mannerWords(manner)}.`,
  );

const shareWords = (percentage: number | undefined): Saying =>
  percentage === undefined ? say`a share` : [sharePiece(shareOfPercentage(percentage))];

const mannerWords = (manner: Manner | undefined): string => {
  switch (manner) {
    case 'byRepresentation':
      return 'by representation';
    case 'perCapita':
      return 'those of one generation alike';
    case 'perStirpes':
    case undefined:
      return 'by branches of the family';
  }
};

const childrenLine = (portion: ChildrenPortion, { manner }: Disposition, { you }: Voice): Saying => {
  const { members, percentage, holding, passesToDescendants, hasLateChild } = portion;
  const onBenefits = members.filter(({ isOnBenefits }) => isOnBenefits);
  const goesOn = passesToDescendants
    ? say` The descendants of one who does not outlive ${you}${only(hasLateChild, () => say`, or who has died already,`)} take in that place, ${mannerWords(manner)}.`
    : say` What one of them who does not outlive ${you} would have taken stays with the others.`;
  return say`Your ${members.length === 1 ? 'child' : 'children'} ${series(members.map(({ name }) => introducedName(name)))}, and every child who is born or adopted later, receive ${shareWords(percentage)} together, in equal parts${sayHolding(holding)}.${only(onBenefits.length > 0, () => say` What ${namesOf(onBenefits)} ${onBenefits.length === 1 ? 'receives' : 'receive'} is kept in a supplemental needs trust.`)}${goesOn}`;
};

const laterLine = ({ portions, laterChildren: later, manner }: Disposition, { you }: Voice): readonly Saying[] =>
  later === undefined || portions.length === 0
    ? []
    : [
        say`A child who is born or adopted later receives as much as ${portions.length === 1 ? namesOf(portions) : 'each of them'}, and the other shares are reduced to make room${sayHolding(later.holding)}.${only(later.passesToDescendants, () => say` The descendants of such a child who does not outlive ${you} take in that place, ${mannerWords(manner)}.`)}`,
      ];

const heldWords = (disposition: Disposition, { afterSpouse, voice }: Divided): readonly Told[] => {
  const kinds = new Set(holdingsOf(disposition).map(({ kind }) => kind));
  const life = findHolding(disposition, 'forLife');
  const spouse = disposition.portions.find(
    ({ holding }) => holding.kind === 'maritalTrust' || holding.kind === 'disclaimerTrust',
  );
  const next = disposition.alternates === 'heirsAtLaw' ? [] : disposition.alternates;
  return [
    ...(kinds.has('untilAge') || kinds.has('inSteps')
      ? [
          say`Until then, what is kept pays for health, education, maintenance and support, as far as that is needed. If the person dies before it is paid out, the rest goes to that person’s descendants, or if there are none, to those whom the document says.`,
        ]
      : []),
    ...(isHeldForNeeds(disposition) || next.some(({ isOnBenefits }) => isOnBenefits)
      ? [
          say`A supplemental needs trust pays for what public benefits do not cover, and is meant to leave them untouched. It also keeps whatever else the document gives to the same person.`,
        ]
      : []),
    ...(life === undefined ? [] : [sayLifetime(life.terms, toNext(disposition, voice))]),
    ...(spouse === undefined
      ? []
      : [
          say`What is kept in trust for ${named(spouse.name)} pays ${named(spouse.name)} all of its income, and what ${named(spouse.name)} needs of the rest.${only(afterSpouse !== undefined, () => say` What is left when ${named(spouse.name)} has died goes ${sayAfterSpouse(afterSpouse, spouse.name, voice)}.`)}`,
        ]),
  ].map((said) => ({ said }));
};

/** Where that goes which was kept for a spouse who has died. */
export const sayAfterSpouse = (after: AfterSpouse | undefined, spouse: string, voice: Voice): Saying => {
  switch (after?.to) {
    case undefined:
      return [];
    case 'otherShares':
      return say`to the other shares, in proportion to their size`;
    case 'nextInLine':
      return say`where the share of ${named(spouse)} would have gone if ${named(spouse)} had not outlived ${voice.you}`;
    case 'named':
      return say`to ${named(after.name)}, and if that is not possible, ${sayAfterSpouse({ to: after.otherwise }, spouse, voice)}`;
  }
};

const lapses = (disposition: Disposition, { voice, shareOfSpouse }: Divided): readonly Saying[] => {
  const { portions: all, children, failingPart } = disposition;
  const { you } = voice;
  const next = toNext(disposition, voice);
  const portions = all.filter(({ name }) => !isOfSpouse(name, shareOfSpouse));
  const goes =
    failingPart === 'otherParts'
      ? say`is added to the other shares, in proportion to their size, and if there is none, it goes ${next}`
      : say`goes ${next}`;
  const inPlace = portions.some(({ passesToDescendants }) => passesToDescendants);
  const [sole] = portions;
  // Of one who takes alone there are no other shares.
  if (sole !== undefined && all.length === 1 && children === undefined && disposition.laterChildren === undefined)
    return [
      say`If ${named(sole.name)} does not outlive ${you}${inPlace ? ', and no descendants take it as said above' : ''}, it goes ${next}.`,
    ];
  return [
    ...(portions.length === 0
      ? []
      : [
          say`The share of somebody who does not outlive ${you}${only(all.length > portions.length, () => say`, other than ${named(shareOfSpouse?.name ?? '')},`)}${inPlace ? ', where no descendants take it as said above,' : ''} ${goes}.`,
        ]),
    ...(children === undefined
      ? []
      : [
          say`If nobody is left to take what the children receive together, it ${all.length === 0 ? say`goes ${next}` : goes}.`,
        ]),
    ...(shareOfSpouse === undefined ? [] : [lapseOfSpouse(shareOfSpouse, { next, you })]),
  ];
};

const isOfSpouse = (name: string, share: ShareOfSpouse | undefined): boolean =>
  share !== undefined && isSamePerson(name, share.name);

const lapseOfSpouse = (
  { name, next: instead }: ShareOfSpouse,
  { next, you }: { readonly next: Saying; readonly you: string },
): Saying => {
  const fails = say`If ${named(name)} does not outlive ${you}, the share of ${named(name)}`;
  const toOthers = 'is added to the other shares, in proportion to their size, and if there is none,';
  switch (instead.to) {
    case 'otherShares':
      return say`${fails} ${toOthers} it goes ${next}.`;
    case 'nextInLine':
      return say`${fails} goes ${next}, and is not added to the other shares.`;
    case 'named':
      return say`${fails} goes to ${named(instead.name)}, and if that is not possible, it ${instead.otherwise === 'otherShares' ? `${toOthers} it ` : ''}goes ${next}.`;
  }
};

const toNext = ({ alternates }: Disposition, voice: Voice): Saying => {
  if (alternates === 'heirsAtLaw') return say`to ${heirsWords(voice)}`;
  const [sole] = alternates;
  return sole !== undefined && alternates.length === 1 ? say`to ${named(sole.name)}` : say`to those who come next`;
};

/** The heirs, in a sentence. */
export const heirsWords = ({ you, state }: Voice): string =>
  you === 'you' ? `your heirs under the law of ${state}` : `the heirs of both of you under the law of ${state}`;

const nextWords = (disposition: Disposition, voice: Voice): readonly Told[] => {
  const { alternates } = disposition;
  if (alternates === 'heirsAtLaw') return [];
  const [sole] = alternates;
  if (sole !== undefined && alternates.length === 1) return [{ said: soleNextWords(sole, disposition, voice) }];
  const areEqual = alternates.every(({ percentage }) => percentage === undefined);
  const passes = alternates.some(({ passesToDescendants }) => passesToDescendants);
  return [
    {
      said: say`Those who come next${areEqual ? ', in equal parts' : ''}:`,
      lines: alternates.map((one) => nextLine(one, disposition, voice)),
    },
    {
      said: say`The part of one of them who does not outlive ${voice.you}${passes ? ', where no descendants take it,' : ''} goes to the others. If none of them takes it, it ${atLast(disposition, voice)}.`,
    },
  ];
};

const soleNextWords = (sole: NextTaker, disposition: Disposition, voice: Voice): Saying => {
  const { name, percentage, isOnBenefits } = sole;
  const what = percentage === undefined ? say`it` : shareWords(percentage);
  const taken = only(
    percentage !== undefined || isOnBenefits,
    () => say`${named(name)} then takes ${what}${isOnBenefits ? ', kept in a supplemental needs trust' : ''}.`,
  );
  return sentences([
    taken,
    inPlaceOf(sole, disposition, voice),
    say`If ${sole.passesToDescendants ? 'none of them' : named(name)} ${sole.passesToDescendants ? 'can take it' : 'cannot take it either'}, it ${atLast(disposition, voice)}.`,
  ]);
};

const atLast = (disposition: Disposition, voice: Voice): string =>
  `${hasOtherParts(disposition) ? 'is added to the other shares, and if there is none, it ' : ''}goes to ${heirsWords(voice)}`;

const nextLine = (taker: NextTaker, disposition: Disposition, voice: Voice): Saying => {
  const { name, percentage, isOnBenefits } = taker;
  return sentences([
    say`${named(name)}${only(percentage !== undefined, () => say`: ${shareWords(percentage)}`)}${isOnBenefits ? ', kept in a supplemental needs trust' : ''}.`,
    inPlaceOf(taker, disposition, voice),
  ]);
};

/** Those who are left out on purpose; nothing where there are none. */
export const sayLeftOut = (names: readonly string[]): Saying =>
  only(names.length > 0, () => say`You leave out on purpose: ${series(names.map(named))}.`);
