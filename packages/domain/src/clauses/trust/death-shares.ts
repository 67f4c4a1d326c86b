import { clause, type Ref, type Setting } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { ifGiven, named, thoseWho } from '#assembly/grammar.ts';
import { capitalised, printedShare } from '#assembly/printed-facts.ts';
import { list, opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { type ShareOfSpouse, shareOfSpouse } from '#derived/after-spouse.ts';
import { type Makers, makers } from '#derived/makers.ts';
import * as property from '#derived/property.ts';
import { childrenLine } from '#clauses/trust/children-line.ts';
import { holdingPlaces, type HoldingSetting, holdingWords } from '#clauses/trust/holding-words.ts';
import { mannerTerm } from '#clauses/trust/manner-words.ts';
import { providedIn } from '#clauses/trust/stated-in.ts';
import type { Disposition, NextTaker, Portion } from '#disposition/disposition.ts';
import { descendantsTake, hasOtherParts } from '#disposition/lines-of.ts';
import { isSamePerson } from '#facts/same-person.ts';

export const shares = clause({
  id: 'death.shares',
  heading: 'Division Among the Beneficiaries',
  source: own(),
  facts: [property.disposition, makers],
  refers: ['death.held', 'death.needs'],
  mayRefer: holdingPlaces,
  defines: ['residue', 'share'],
  body: ({ disposition, makers: theMakers }, { ref, refIf, define }) => [
    para(
      p`What is left of the Trust Property after the preceding Sections of this Article is the ${define('residue')}, which this instrument also calls the residue. The Trustee shall divide the Remaining Trust Property and distribute it to the following ${takersWho(disposition)} survive ${theMakers.last}, each of whom takes the percentage stated (a ${define('share')}):`,
    ),
    ...shareLines(disposition, { makers: theMakers, ref, refIf }),
  ],
});

/** When it is decided who takes the shares, and what that means for a share that waits. */
export const determined = clause({
  id: 'death.determined',
  heading: 'When It Is Determined Who Takes',
  source: own('Uniform Probate Code 2-707'),
  facts: [makers],
  refers: ['death.shares'],
  body: ({ makers: theMakers }, { ref }) => [
    para(
      p`Who takes under ${ref('death.shares')}, and in which part, is determined once, at the death of ${theMakers.last}, except of property that this Article holds for the life of a person${opt(!theMakers.areTwo, ' or until a right to live in the Residence ends')}: who takes that is determined when it ends, as the Section that holds it provides. A Share whose enjoyment is postponed for any other reason is vested and passes, if its owner dies before distribution, as property of that owner, or if it is held in trust, as the terms of that trust provide. A Share that this Article directs to be held in trust is treated as so held from the death of ${theMakers.last}, whether or not it has been set apart, and is not property of the person for whom it is held.`,
    ),
    para(
      p`Each Share is distributed outright, unless this Article directs that it be held. Any small difference between the total of the Shares and the whole is adjusted in proportion, so that the Shares together dispose of all of the Remaining Trust Property.`,
    ),
  ],
});

/** What those of a division are called together, before a verb. */
export const takersWho = ({ portions, children }: Disposition): string =>
  thoseWho([...portions, ...(children?.members ?? [])]);

/** The lines of a division, and the child who comes later. */
export const shareLines = (
  disposition: Disposition,
  setting: HoldingSetting & { readonly makers: Makers },
): readonly DraftBlock[] => [
  list([
    ...disposition.portions.map((portion) => shareWords(portion, { disposition, ...setting })),
    ...childrenLine(disposition, setting),
  ]),
  ...laterChildren(disposition, setting),
];

const shareWords = (
  { percentage, holding, passesToDescendants, ...taker }: Portion,
  {
    disposition,
    makers: { last },
    ...setting
  }: HoldingSetting & { readonly disposition: Disposition; readonly makers: Makers },
): Prose =>
  p`${named('beneficiary', taker)}: ${printedShare(percentage)}${holdingWords(holding, setting)}${opt(passesToDescendants, () => p`. If this person does not survive ${last}, the Descendants of this person who survive ${last} take this Share, ${mannerTerm(disposition.manner)}`)}.`;

const laterChildren = (
  { portions, laterChildren: later, manner }: Disposition,
  { makers: { either, last }, ...setting }: HoldingSetting & { readonly makers: Makers },
): readonly DraftBlock[] => {
  const [first, ...others] = portions;
  if (later === undefined || first === undefined) return [];
  const alike = opt(others.length > 0, `The children of ${either} whom this Section names take alike. `);
  const equal = others.length > 0 ? 'each of theirs' : 'that of the child whom this Section names';
  const { holding, passesToDescendants: passes } = later;
  return [
    para(
      p`${alike}A child who is born to ${either}, or adopted by ${either} before the age of eighteen, after the signing of this instrument, and who survives ${last}${opt(passes, ` or leaves Descendants who survive ${last}`)}, takes a Share equal to ${equal}${holdingWords(holding, setting)}.${opt(passes, () => p` If that child does not survive ${last}, the Descendants of that child who survive ${last} take that Share, ${mannerTerm(manner)}.`)} The Shares stated are reduced in proportion to make room for it. Whoever is named here takes no second Share by being adopted later.`,
    ),
  ];
};

export const lapse = clause({
  id: 'death.lapse',
  heading: 'If a Beneficiary Does Not Survive',
  source: own('Uniform Probate Code 2-603 and 2-707'),
  facts: [property.disposition, shareOfSpouse, makers],
  refers: ['death.ultimate', 'death.contingent', 'death.shares', 'death.minors', 'death.needs'],
  body: ({ disposition, shareOfSpouse: ofSpouse, makers: { last } }, { ref }) => [
    ...lapseOfOthers(disposition, { ref, last, ofSpouse }),
    ...(ofSpouse === undefined
      ? []
      : [
          para(
            lapseOfSpouse(ofSpouse, {
              last,
              next: nextOf(disposition, ref),
              isAlone: disposition.portions.length === 1,
            }),
          ),
        ]),
    ...(descendantsTake(disposition)
      ? [
          para(
            p`Descendants who take in place of a Beneficiary take outright, whatever terms this Article states for the Share of that Beneficiary, unless ${ref('death.minors')} or ${ref('death.needs')} directs that the property be held.`,
          ),
        ]
      : []),
  ],
});

/** What becomes of a gift to an organization that is no longer there, or was called by another name. */
export const organizations = clause({
  id: 'death.organizations',
  heading: 'Gifts to Organizations',
  source: own('Uniform Trust Code 413'),
  facts: [makers],
  body: ({ makers: { last, all } }) => [
    para(
      p`A gift to an organization that no longer exists passes to its successor. If there is none, it is distributed as a gift to a person who does not survive ${last}, and only if nobody takes it so, to an organization with like purposes that the Trustee selects. A mistake in the name of an organization does not defeat a gift if the organization that ${all} meant can be identified.`,
    ),
  ],
});

interface Lapse<Refers extends string> {
  readonly ref: Ref<Refers>;
  readonly last: Makers['last'];
  /** Whose share has a rule of its own. */
  readonly ofSpouse: ShareOfSpouse | undefined;
}

const nextOf = ({ alternates }: Disposition, ref: Ref<'death.ultimate' | 'death.contingent'>): Prose =>
  p`under ${alternates === 'heirsAtLaw' ? ref('death.ultimate') : ref('death.contingent')}`;

const added =
  'is added to the other Shares that take effect, in proportion to their size, and held or distributed on their terms';

// What falls to those who come next is no share that could grow by what another leaves.
const takesEffect = (
  disposition: Disposition,
  ref: Ref<'death.ultimate' | 'death.contingent' | 'death.shares'>,
): Prose => {
  const { portions, children } = disposition;
  if (!hasOtherParts(disposition)) return [];
  const inPlace = portions.some(({ passesToDescendants }) => passesToDescendants);
  const ofClass = opt(children !== undefined, `${inPlace ? ',' : ' or'} by somebody of its class${inPlace ? ',' : ''}`);
  const ofLine = opt(inPlace, () => p` or by Descendants whom ${ref('death.shares')} puts in that place`);
  return p` A Share takes effect if it is taken by its Beneficiary${ofClass}${ofLine}; a Share that passes ${nextOf(disposition, ref)} does not.`;
};

const lapseOfOthers = (
  disposition: Disposition,
  lapsed: Lapse<'death.ultimate' | 'death.contingent' | 'death.shares'>,
): readonly DraftBlock[] => {
  const words = [...lapseWords(disposition, lapsed), ...takesEffect(disposition, lapsed.ref)];
  return words.length === 0 ? [] : [para(words)];
};

const lapseWords = (
  disposition: Disposition,
  { ref, last, ofSpouse }: Lapse<'death.ultimate' | 'death.contingent' | 'death.shares'>,
): Prose => {
  const { portions: all, children, failingPart } = disposition;
  const next = nextOf(disposition, ref);
  if (all.length === 0)
    return p`What a child of the class who does not survive ${last} would have taken stays within the class, as ${ref('death.shares')} divides it. If no one takes the Share of the class, it is distributed ${next}, and no rule of law against lapse gives it to anyone else.`;
  const portions = all.filter(({ name }) => ofSpouse === undefined || !isSamePerson(name, ofSpouse.name));
  const goes =
    failingPart === 'otherParts'
      ? p`${added}, and if there is none, is distributed ${next}`
      : p`is distributed ${next}`;
  const words = portions.length === 0 ? [] : lapseOfNamed(portions, { ref, last, ofSpouse, goes });
  return children === undefined
    ? words
    : p`${words}${opt(portions.length > 0, ' ')}The Share of the class ${goes}${opt(failingPart === 'otherParts', ',')} only if no one of the class survives ${last}.`;
};

// The name, because after a divorce nobody is the spouse.
const lapseOfSpouse = (
  { name, next: instead }: ShareOfSpouse,
  { last, next, isAlone }: { readonly last: Makers['last']; readonly next: Prose; readonly isAlone: boolean },
): Prose => {
  const fails = p`If ${party('spouse', name)} does not survive ${last}, or that gift is revoked, the Share of that person`;
  const toOthers = 'is added to the other Shares that take effect, in proportion to their size, and if there is none,';
  const isNext = p`is distributed ${next}`;
  // What is said of other shares says it of this one too.
  const noLine = opt(isAlone, ' No rule of law against lapse gives it to the Descendants of that person.');
  switch (instead.to) {
    case 'otherShares':
      return p`${fails} ${toOthers} ${isNext}.${noLine}`;
    case 'nextInLine':
      return p`${fails} ${isNext}, and not added to the other Shares.${noLine}`;
    case 'named':
      return p`${fails} passes to ${party('giftRecipient', instead.name)}, if that person or organization survives ${last}, and otherwise ${opt(instead.otherwise === 'otherShares', `${toOthers} `)}${isNext}.${noLine}`;
  }
};

const lapseOfNamed = (
  portions: readonly Portion[],
  { ref, last, ofSpouse, goes }: Lapse<'death.shares'> & { readonly goes: Prose },
): Prose => {
  const except = ifGiven(ofSpouse, ({ name }) => p`, other than ${party('spouse', name)},`);
  const exceptThat = ifGiven(ofSpouse, ({ name }) => p`, other than that of ${party('spouse', name)},`);
  return portions.some(({ passesToDescendants }) => passesToDescendants)
    ? p`A Share of a Beneficiary who does not survive ${last} passes to the Descendants of that Beneficiary only where ${ref('death.shares')} says so, and not by reason of any rule of law against lapse. If it does not say so, or if no Descendant of that Beneficiary survives ${last}, the Share${exceptThat} ${goes}.`
    : p`If a Beneficiary named in ${ref('death.shares')}${except} does not survive ${last}, the Share of that Beneficiary ${goes}. ${ofSpouse === undefined ? 'It does not pass to the Descendants of that Beneficiary by reason of any rule of law against lapse' : 'No rule of law against lapse gives a Share to the Descendants of a Beneficiary'}.`;
};

export const contingent = clause({
  id: 'death.contingent',
  heading: 'Contingent Beneficiaries',
  source: own(),
  facts: [property.disposition, makers],
  refers: ['death.ultimate', 'death.shares', 'death.minors', 'death.needs'],
  mayRefer: ['death.children'],
  defines: ['contingentBeneficiary'],
  body: ({ disposition, makers: { last, all, verb } }, { ref, refIf, define }) =>
    disposition.alternates === 'heirsAtLaw'
      ? [
          para(
            p`${capitalised(all)} ${verb('names', 'name')} the Heirs at Law of ${all} to take in place of a Beneficiary. A Share that this Article gives to no one else is distributed to the Heirs at Law of ${all} under ${ref('death.ultimate')}.`,
          ),
        ]
      : contingentWords(disposition.alternates, { disposition, last, ref, refIf, define }),
});

type ContingentSetting = Pick<
  Setting<
    'death.ultimate' | 'death.shares' | 'death.minors' | 'death.needs',
    'contingentBeneficiary',
    'death.children'
  >,
  'ref' | 'refIf' | 'define'
> & { readonly disposition: Disposition; readonly last: Makers['last'] };

const contingentWords = (takers: readonly NextTaker[], setting: ContingentSetting): readonly DraftBlock[] => {
  const { disposition, last, ref, refIf, define } = setting;
  const areEqual = takers.every(({ percentage }) => percentage === undefined);
  const passes = takers.some(({ passesToDescendants }) => passesToDescendants);
  return [
    para(
      p`A Share to which this Section applies is distributed to the following ${thoseWho(takers)} survive ${last} (each a ${define('contingentBeneficiary')})${opt(areEqual && takers.length > 1, ', in equal parts')}:`,
    ),
    list(takers.map((taker) => contingentLine(taker, setting))),
    para(
      p`${opt(takers.length > 1, `The part of a Contingent Beneficiary who does not survive ${last}${passes ? ', and that no Descendants take in place of that person,' : ''} passes to the others in proportion to their parts. `)}No part passes to the Descendants of a Contingent Beneficiary by reason of any rule of law against lapse${opt(passes, '; they take only where this Section says so')}. If no one takes under this Section, the Share is ${opt(hasOtherParts(disposition), 'added to the other Shares that take effect, in proportion to their size, and if there is none, is ')}distributed under ${ref('death.ultimate')}.`,
    ),
    para(
      p`A Contingent Beneficiary who takes has the rights of a Beneficiary. What falls to a Contingent Beneficiary for whom ${providedIn(disposition, { ref, refIf })} also provides a Share is held or distributed on the terms of that Share. What falls to anyone else is distributed outright, unless ${ref('death.minors')} or ${ref('death.needs')} directs that it be held; to a person who is under the age of twenty-one (21), it is not paid outright before that age, except as ${ref('death.minors')} allows.`,
    ),
  ];
};

const contingentLine = (
  { percentage, passesToDescendants, isOnBenefits, ...taker }: NextTaker,
  { disposition: { manner }, last, ref }: ContingentSetting,
): Prose =>
  p`${named('contingentBeneficiary', taker)}${ifGiven(percentage, (share) => p`: ${printedShare(share)}`)}${opt(isOnBenefits, () => p`, to be held under ${ref('death.needs')}`)}${opt(passesToDescendants, () => p`. If this person does not survive ${last}, the Descendants of this person who survive ${last} take this part, ${mannerTerm(manner)}`)}.`;

export const ultimate = clause({
  id: 'death.ultimate',
  heading: 'Ultimate Takers',
  source: own(),
  facts: [makers],
  body: ({ makers: { last, all } }) => [
    para(
      p`Any part of the Trust Property that no other provision of this instrument effectively disposes of, at the death of ${last} or at any later time, is distributed to the Heirs at Law of ${all}, determined at that time, so that no property passes by partial intestacy.`,
    ),
  ],
});
