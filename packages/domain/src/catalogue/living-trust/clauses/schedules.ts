import type { DraftSchedule, Prose } from '#assembly/draft.ts';
import { capitalised, printedShare, stateInText } from '#assembly/printed-facts.ts';
import { given, opt, p, para, party, ref, table } from '#assembly/prose.ts';
import { designatedKind, type DesignatedKind, passesByDesignation } from '#facts/asset-kind.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Portion } from '#disposition/disposition.ts';
import type { Asset, AssetCategory } from '#facts/shapes.ts';
import { formatMoney } from '#kit/money.ts';
import { longDate, type PlainDate } from '#kit/plain-date.ts';

/** Schedule A: the property that the grantor places in the trust, and the property that passes by designation. */
export const assetSchedule = ({ assets }: LivingTrustFacts): DraftSchedule => ({
  id: 'schedule.assets',
  heading: 'Trust Property',
  blocks: [
    para(
      p`The Grantor transfers and assigns the following property to the Trustee under ${ref('declaration.property')}. Values are estimates at the time of drafting and have no legal effect. Property that is marked as a beneficiary designation is listed for information, and is neither transferred nor retitled.`,
    ),
    table(
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
};

const kindOf = (asset: Asset): string => {
  const designated = designatedKind(asset);
  return designated === undefined ? categoryWords[asset.category ?? 'other'] : designatedWords[designated];
};

const assetRow = (asset: Asset): readonly Prose[] => [
  p`${given(capitalised(asset.description))}${opt(asset.state !== undefined, () => p`, in ${given(stateInText(asset.state ?? 'DC'))}`)}${landWords(asset)}${opt(asset.encumbrance !== undefined, () => p`. Subject to: ${given(asset.encumbrance ?? '')}`)}`,
  p`${kindOf(asset)}`,
  passesByDesignation(asset)
    ? p`${opt(asset.currentTitle !== undefined, () => p`${given(asset.currentTitle ?? '')}; `)}beneficiary designation, not retitled`
    : p`${asset.currentTitle === undefined ? 'Not stated' : given(asset.currentTitle)}`,
  p`${asset.estimatedValueInCents === undefined ? 'Not stated' : given(formatMoney(asset.estimatedValueInCents))}`,
];

const landWords = (asset: Asset): Prose => {
  if (asset.legalDescription !== undefined) return p`. Legal description: ${given(asset.legalDescription)}`;
  return opt(asset.category === 'realEstate', '. Legal description: see deed of record');
};

/** Schedule B: who takes, in which share, at which age. */
export const beneficiarySchedule = ({ beneficiaries, disposition }: LivingTrustFacts): DraftSchedule => ({
  id: 'schedule.beneficiaries',
  heading: 'Beneficiaries and Shares',
  blocks: [
    para(
      p`This schedule repeats the Shares that ${ref('death.shares')} gives on the death of the Grantor. If the two differ, ${ref('death.shares')} prevails. What is to be paid outright to a person who is still too young is held under ${ref('death.minors')}.`,
    ),
    table(
      [
        { heading: 'Beneficiary', width: 34, align: 'start' },
        { heading: 'Relationship and birth', width: 26, align: 'start' },
        { heading: 'Share', width: 24, align: 'start' },
        { heading: 'Held until', width: 16, align: 'start' },
      ],
      disposition.portions.map((portion, index) => beneficiaryRow(portion, beneficiaries[index]?.dateOfBirth)),
    ),
  ],
});

const beneficiaryRow = (portion: Portion, bornOn: PlainDate | undefined): readonly Prose[] => [
  [party('beneficiary', portion.name)],
  relationshipWords(portion, bornOn),
  printedShare(portion.percentage),
  heldWords(portion),
];

const relationshipWords = ({ relationship }: Portion, dateOfBirth: PlainDate | undefined): Prose => {
  const born = dateOfBirth === undefined ? undefined : given(`born ${longDate(dateOfBirth)}`);
  if (relationship === undefined) return p`${born ?? 'Not stated'}`;
  return p`${given(relationship)}${opt(born !== undefined, () => p`, ${born ?? ''}`)}`;
};

const heldWords = ({ holding }: Portion): Prose => {
  switch (holding.kind) {
    case 'outright':
      return p`Outright`;
    case 'untilAge':
      return p`Age ${String(holding.age)}`;
    case 'supplementalNeeds':
      return p`Supplemental Needs Trust`;
  }
};
