import type { FactRow } from '@evergrant/contract/trusts.ts';
import { stateNameByCode } from '@evergrant/domain/jurisdictions/state-code.ts';

/** One input of one entry of a list; `key` is the property of the stored entry. */
export interface EntryColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'date' | 'percent' | 'years' | 'money' | 'choice';
  readonly isRequired: boolean;
  readonly isWide: boolean;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

export interface EntryForm {
  /** What one entry is called, e.g. `Person`; used in headings and buttons. */
  readonly noun: string;
  readonly columns: readonly EntryColumn[];
  /** The list holds plain texts instead of objects. */
  readonly isTextList: boolean;
  /** One entry only, stored without a list around it. */
  readonly isSingle: boolean;
  /** The shares may be left out. */
  readonly mayLeaveShares?: boolean;
  /** Where an empty list is an answer: the words that give it. */
  readonly noneLabel?: string;
}

const column = (key: string, label: string, rest: Partial<EntryColumn> = {}): EntryColumn => ({
  key,
  label,
  kind: 'text',
  isRequired: false,
  isWide: false,
  ...rest,
});

const name = column('name', 'Full name', { isRequired: true, isWide: true });
const relationship = column('relationship', 'Relationship');
const share = column('percentage', 'Share (%)', { kind: 'percent' });
const age = column('distributionAge', 'Receives at age', { kind: 'years' });
const born = column('dateOfBirth', 'Date of birth', { kind: 'date', isWide: true });
const living = column('livingStatus', 'Living?', {
  kind: 'choice',
  choices: [
    { value: 'living', label: 'Living' },
    { value: 'deceased', label: 'Deceased' },
  ],
});

const states = Object.entries(stateNameByCode).map(([value, label]) => ({ value, label }));

const categories = [
  { value: 'realEstate', label: 'Real estate' },
  { value: 'bank', label: 'Bank account' },
  { value: 'brokerage', label: 'Brokerage account' },
  { value: 'business', label: 'Business' },
  { value: 'retirement', label: 'Retirement account' },
  { value: 'lifeInsurance', label: 'Life insurance' },
  { value: 'vehicle', label: 'Vehicle' },
  { value: 'tangible', label: 'Personal belongings' },
  { value: 'digital', label: 'Digital asset' },
  { value: 'other', label: 'Other' },
] as const;

const assetColumns = [
  column('description', 'What it is', { isRequired: true, isWide: true }),
  column('category', 'Kind', { kind: 'choice', choices: categories, isWide: true }),
  column('currentTitle', 'Whose name it is in', { isWide: true }),
  column('estimatedValueInCents', 'Value ($)', { kind: 'money' }),
  column('state', 'State', { kind: 'choice', choices: states }),
];

const giftColumns = [
  column('item', 'The gift', { isRequired: true, isWide: true }),
  column('recipient', 'Who receives it', { isRequired: true }),
  column('alternate', 'Who instead, if they cannot'),
];

const form = (noun: string, columns: readonly EntryColumn[], rest: Partial<EntryForm> = {}): EntryForm => ({
  noun,
  columns,
  isTextList: false,
  isSingle: false,
  ...rest,
});

const formByField: Readonly<Record<string, EntryForm>> = {
  grantorAka: form('Name', [name], { isTextList: true, noneLabel: 'I use no other names' }),
  children: form('Child', [name, relationship, living, born], { noneLabel: 'I have no children' }),
  contingentBeneficiaries: form('Person', [name, relationship, share], { mayLeaveShares: true }),
  members: form('Member', [name, relationship, share]),
  intentionallyOmitted: form('Person', [name, relationship], { noneLabel: 'I leave nobody out' }),
  successorTrustees: form('Person', [name, relationship], { noneLabel: 'Nobody further' }),
  specificGifts: form('Gift', giftColumns, { noneLabel: 'No special gifts' }),
};

/** The inputs for one entry of a list fact, or for the single entry of a `party`. */
export const entryFormOf = (row: Pick<FactRow, 'field' | 'kind'>): EntryForm => {
  const special = formByField[row.field];
  if (special) return special;

  switch (row.kind) {
    case 'shares':
      return form('Person', [name, relationship, share, age]);
    case 'assets':
      return form('Asset', assetColumns);
    case 'gifts':
      return form('Gift', giftColumns);
    case 'party':
      return form('Person', [name, relationship], { isSingle: true });
    default:
      return form('Person', [name, relationship]);
  }
};
