import { clause } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { ifGiven, namedTogether, relationInWords } from '#assembly/grammar.ts';
import { capitalised, printedShare, stateInText } from '#assembly/printed-facts.ts';
import { given, opt, p, para, party, series, table } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { speaksOfMaker } from '#clauses/general/first-person.ts';
import { mannerTerm } from '#clauses/trust/manner-words.ts';
import { asOfBoth, isOwnChild, wordForChild } from '#facts/child-kind.ts';
import { designatedKind, keepsItsTitle, mayPassByDesignation } from '#facts/asset-kind.ts';
import { isCooperative } from '#facts/cooperative.ts';
import type { DesignatedKind } from '#facts/designated-words.ts';
import * as maker from '#derived/maker.ts';
import { type Makers, makers } from '#derived/makers.ts';
import * as property from '#derived/property.ts';
import type { ClassMember, Disposition, Portion } from '#disposition/disposition.ts';
import * as estate from '#facts/estate.ts';
import * as person from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { endsInItsState } from '#facts/state-of-land.ts';
import type { Asset, AssetCategory, Child } from '#facts/shapes.ts';
import { formatMoney } from '#kit/money.ts';
import { ageOn, longDate, type PlainDate } from '#kit/plain-date.ts';

/** The property that the grantor places in the trust, and the property that passes by designation. */
export const assetSchedule = clause({
  id: 'schedule.assets',
  heading: 'Trust Property',
  source: own(),
  facts: [estate.assets, maker.holdsCommunityProperty],
  refers: ['declaration.property'],
  mayRefer: ['general.communityHalf'],
  body: ({ assets, holdsCommunityProperty }, { ref, refIf }) => [
    para(
      p`This is the property that ${ref('declaration.property')} places in the Trust. Values are estimates at the time of drafting and have no legal effect. Property that is marked as a beneficiary designation is listed for information, and is neither transferred nor retitled.${refIf('general.communityHalf', (section) => p` The character of property as separate or community is stated as ${section} provides; where it is not stated, it is what the law makes it.`)}`,
    ),
    holdsCommunityProperty
      ? table(withCharacter, assets.map(rowWithCharacter))
      : table(
          [
            { heading: 'Description', width: 46, align: 'start' },
            { heading: 'Kind', width: 16, align: 'start' },
            { heading: 'Present title', width: 22, align: 'start' },
            { heading: 'Estimated value', width: 16, align: 'end' },
          ],
          assets.map(assetRow),
        ),
  ],
});

/** The columns of property of which it is said whose it is in law. */
export const withCharacter = [
  { heading: 'Description', width: 36, align: 'start' },
  { heading: 'Kind', width: 15, align: 'start' },
  { heading: 'Present title', width: 20, align: 'start' },
  { heading: 'Character', width: 14, align: 'start' },
  { heading: 'Estimated value', width: 15, align: 'end' },
] as const;

const characterWords = { separate: 'Separate', community: 'Community' } as const;

const rowWithCharacter = (asset: Asset): readonly Prose[] =>
  assetRow(asset).toSpliced(3, 0, p`${asset.ownership === undefined ? 'Not stated' : characterWords[asset.ownership]}`);

const categoryWords: Readonly<Record<AssetCategory, string>> = {
  realEstate: 'Real estate',
  bank: 'Bank account',
  brokerage: 'Brokerage account',
  business: 'Business interest',
  retirement: 'Retirement account',
  lifeInsurance: 'Life insurance',
  vehicle: 'Vehicle',
  tangible: 'Tangible property',
  digital: 'Digital property',
  other: 'Other property',
};

const designatedWords: Readonly<Record<DesignatedKind, string>> = {
  retirement: 'Retirement account',
  healthSavings: 'Health savings account',
  educationSavings: 'Education savings account',
  lifeInsurance: 'Life insurance',
  annuity: 'Annuity',
  disabilitySavings: 'ABLE account',
  payableOnDeath: 'Account payable on death',
  heldForMinor: 'Account of a minor',
};

const kindOf = (asset: Asset): string => {
  const designated = designatedKind(asset);
  if (designated === undefined && isCooperative(asset)) return 'Cooperative apartment';
  return designated === undefined ? categoryWords[asset.category ?? 'other'] : designatedWords[designated];
};

/** One item of property: what it is, its kind, its title, its value. */
export const assetRow = (asset: Asset): readonly Prose[] => [
  p`${given(capitalised(asset.description))}${ifGiven(endsInItsState(asset) ? undefined : asset.state, (state) => p`, in ${given(stateInText(state))}`)}${landWords(asset)}${ifGiven(asset.encumbrance, (debt) => p`. Subject to: ${given(debt)}`)}`,
  p`${kindOf(asset)}`,
  keepsItsTitle(asset)
    ? p`${ifGiven(asset.currentTitle, (title) => p`${given(title)}; `)}${whyNotRetitled(asset)}`
    : p`${asset.currentTitle === undefined ? 'Not stated' : given(asset.currentTitle)}`,
  p`${asset.estimatedValueInCents === undefined ? 'Not stated' : given(formatMoney(asset.estimatedValueInCents))}`,
];

const whyNotRetitled = (asset: Asset): string => {
  if (designatedKind(asset) === 'heldForMinor') return 'property of the minor, not retitled';
  return mayPassByDesignation(asset) === undefined
    ? 'beneficiary designation, not retitled'
    : 'beneficiary designation until its custodian denies it in writing, not retitled before';
};

const landWords = (asset: Asset): Prose => {
  if (isCooperative(asset))
    return p`${ifGiven(asset.legalDescription, (words) => p`. ${given(words)}`)}. Held by shares of the cooperative corporation and a proprietary lease, which pass without a deed`;
  if (asset.legalDescription !== undefined) return p`. Legal description: ${given(asset.legalDescription)}`;
  return opt(asset.category === 'realEstate', '. Legal description: see deed of record');
};

/** Who takes, in which share, at which age. */
export const beneficiarySchedule = clause({
  id: 'schedule.beneficiaries',
  heading: 'Beneficiaries and Shares',
  source: own(),
  facts: [estate.beneficiaries, person.children, property.disposition, makers],
  refers: ['death.shares', 'death.minors', 'death.lapse'],
  body: ({ beneficiaries, children, disposition, makers: theMakers }, { ref, draftedOn }) => [
    para(
      p`This schedule repeats the Shares that ${ref('death.shares')} gives on the death of ${theMakers.last}. If the two differ, ${ref('death.shares')} prevails. A Share that its taker does not survive to receive, and that no Descendants named here take in place of that person, passes as ${ref('death.lapse')} provides. What is to be paid outright to a person who is still too young is held under ${ref('death.minors')}.`,
    ),
    table(
      [
        { heading: 'Beneficiary', width: 34, align: 'start' },
        { heading: 'Relationship and birth', width: 26, align: 'start' },
        { heading: 'Share', width: 24, align: 'start' },
        { heading: 'Held until', width: 16, align: 'start' },
      ],
      [
        ...disposition.portions.map((portion) =>
          beneficiaryRow(portion, {
            ...aboutTaker(portion, { beneficiaries, children: theMakers.areTwo ? asOfBoth(children) : children }),
            manner: disposition.manner,
            last: theMakers.last,
            areTwo: theMakers.areTwo,
            isYoung: isYoung(portion, [...beneficiaries, ...children], draftedOn),
          }),
        ),
        ...childrenRow(disposition, {
          makers: theMakers,
          isYoungMember: (member) => isYoung(member, [...beneficiaries, ...children], draftedOn),
        }),
        ...laterChildrenRow(disposition, { makers: theMakers, section: p`${ref('death.shares')}` }),
      ],
    ),
  ],
});

interface About extends Pick<Disposition, 'manner'> {
  readonly relationship: string | undefined;
  readonly bornOn: PlainDate | undefined;
  readonly last: Makers['last'];
  readonly areTwo: boolean;
  /** Known to be under twenty-one, so that nothing is paid outright yet. */
  readonly isYoung: boolean;
}

// Whether a child is a son or a daughter, and the birth, may have been given among the children alone.
const aboutTaker = (
  { name, relationship }: Portion,
  { beneficiaries, children }: { readonly beneficiaries: readonly Known[]; readonly children: readonly Child[] },
): Pick<About, 'relationship' | 'bornOn'> => {
  const child = children.find((one) => isSamePerson(one.name, name));
  const isToldAmongChildren = child !== undefined && isOwnChild(child) && (relationship ?? 'child') === 'child';
  return {
    relationship: isToldAmongChildren ? wordForChild(child) : relationship,
    bornOn: beneficiaries.find((one) => isSamePerson(one.name, name))?.dateOfBirth ?? child?.dateOfBirth,
  };
};

const beneficiaryRow = (
  portion: Portion,
  { relationship, bornOn, manner, last, areTwo, isYoung: young }: About,
): readonly Prose[] => [
  p`${party('beneficiary', portion.name)}${opt(portion.passesToDescendants, () => p`; if that person does not survive ${last}, the Descendants of that person, ${mannerTerm(manner)}`)}`,
  relationshipWords(portion, { relationship, bornOn, areTwo }),
  printedShare(portion.percentage),
  portion.holding.kind === 'outright' && young ? p`From age 21` : heldWords(portion),
];

type Known = { readonly name: string; readonly dateOfBirth?: PlainDate | undefined };

const isYoung = ({ name }: { readonly name: string }, known: readonly Known[], on: PlainDate): boolean =>
  known.some(
    ({ dateOfBirth, ...one }) =>
      dateOfBirth !== undefined && isSamePerson(one.name, name) && ageOn(dateOfBirth, on) < 21,
  );

const relationshipWords = (
  { name }: Portion,
  { relationship, bornOn, areTwo }: Pick<About, 'relationship' | 'bornOn' | 'areTwo'>,
): Prose => {
  const born = bornOn === undefined ? undefined : given(`born ${longDate(bornOn)}`);
  if (relationship === undefined) return p`${born ?? 'Not stated'}`;
  return p`${areTwo || speaksOfMaker([relationship]) ? relationInWords(relationship, name) : given(relationship)}${ifGiven(born, (words) => p`, ${words}`)}`;
};

interface AboutClass {
  readonly makers: Makers;
  readonly isYoungMember: (member: ClassMember) => boolean;
}

const childrenRow = (
  { children, manner }: Disposition,
  { makers: { either, last }, isYoungMember }: AboutClass,
): readonly (readonly Prose[])[] =>
  children === undefined
    ? []
    : [
        [
          p`${children.passesToDescendants ? `The Descendants of ${either}` : `The children of ${either}`}, as a class: ${namedTogether('beneficiary', children.members)}, any child born or adopted later whom the class includes${opt(children.passesToDescendants, () => p`, and the Descendants, ${mannerTerm(manner)}, of a child who does not survive ${last}${opt(children.hasLateChild, ' or who died before the signing')}`)}`,
          p`Children of ${either}`,
          printedShare(children.percentage),
          p`${heldWords(children)}${opt(children.holding.kind !== 'outright' && children.passesToDescendants, ' for a child, otherwise outright')}${opt(children.holding.kind === 'outright' && children.members.some(isYoungMember), ', or from age 21')}${opt(
            children.members.some(({ isOnBenefits }) => isOnBenefits),
            ', or Supplemental Needs Trust',
          )}`,
        ],
      ];

// A child who comes later may be under twenty-one when the share is paid.
const laterChildrenRow = (
  { laterChildren: later, portions, manner }: Disposition,
  { makers: { either, last }, section }: { readonly makers: Makers; readonly section: Prose },
): readonly (readonly Prose[])[] =>
  later === undefined
    ? []
    : [
        [
          p`Any child born or adopted later, as ${section} provides${opt(later.passesToDescendants, () => p`; if that child does not survive ${last}, the Descendants of that child, ${mannerTerm(manner)}`)}`,
          p`Child of ${either}`,
          p`${portions.length > 1 ? 'Equal to the others' : 'Equal to the other'}`,
          p`${heldWords(later)}${opt(later.holding.kind === 'outright', ', or from age 21')}`,
        ],
      ];

const heldWords = ({ holding }: Pick<Portion, 'holding'>): Prose => {
  switch (holding.kind) {
    case 'outright':
      return p`Outright`;
    case 'untilAge':
      return p`Age ${String(holding.age)}`;
    case 'inSteps':
      return p`Steps at ages ${series(holding.steps.map(({ age }) => p`${String(age)}`))}`;
    case 'supplementalNeeds':
      return p`Supplemental Needs Trust`;
    case 'forLife':
      return p`Lifetime Trust`;
    case 'maritalTrust':
      return p`Marital Trust`;
    case 'disclaimerTrust':
      return p`Outright, or Disclaimer Trust`;
  }
};
