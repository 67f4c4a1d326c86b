import type { ColumnKind } from '#facts/column-kind.ts';
import { assetCategoryWords, livingStatusWords, ownershipWords, stepPartWords } from '#facts/entry-words.ts';
import { ageRange, moneyRange, shareRange, type NumberRange } from '#facts/number-range.ts';
import { choicesOf } from '#kit/closed-set.ts';
import { stateNameByCode } from '#law/state-code.ts';

/** One input of one entry of a list; `key` is the property of the stored entry. Money is stored in cents. */
export interface EntryColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
  readonly isRequired: boolean;
  readonly isWide: boolean;
  /** Which numbers are taken, as they are stored. */
  readonly range?: NumberRange;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Whom the input is for, by what is known; absent = everybody. */
  readonly isFor?: 'the-married' | ((facts: Recorded) => boolean);
}

/** What is known of the person who writes, by the field of each fact. */
type Recorded = Readonly<Record<string, unknown>>;

/** How a list, or the one person of an office, is written by hand. */
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
  /** A single value that takes the place of the whole list. */
  readonly instead?: { readonly value: string; readonly ask: string; readonly label: string };
}

const column = (key: string, label: string, rest: Partial<EntryColumn> = {}): EntryColumn => ({
  key,
  label,
  kind: 'text',
  isRequired: false,
  isWide: false,
  ...rest,
});

const form = (noun: string, columns: readonly EntryColumn[], rest: Partial<EntryForm> = {}): EntryForm => ({
  noun,
  columns,
  isTextList: false,
  isSingle: false,
  ...rest,
});

const name = column('name', 'Full name', { isRequired: true, isWide: true });
const relationship = column('relationship', 'Relationship');
const kind = column('kind', 'Person or organization', { kind: 'personOrOrganization' });
const share = column('percentage', 'Share (%)', { kind: 'percent', range: shareRange });
const age = column('distributionAge', 'Receives at age', { kind: 'years', range: ageRange });
const born = column('dateOfBirth', 'Date of birth', { kind: 'date', isWide: true });
const living = column('livingStatus', 'Living?', { kind: 'choice', choices: choicesOf(livingStatusWords) });

const noneOf = (noneLabel: string | undefined): Partial<EntryForm> => (noneLabel === undefined ? {} : { noneLabel });

/** Names alone, kept as plain texts; `noneLabel` where nobody is an answer. */
export const nameForm = (noneLabel?: string): EntryForm =>
  form('Name', [name], { isTextList: true, ...(noneLabel !== undefined && { noneLabel }) });

/** People with their relationship, none of whom can be an organization; `noneLabel` where nobody is an answer. */
export const peopleForm = (noneLabel?: string): EntryForm => form('Person', [name, relationship], noneOf(noneLabel));

/** The one person of an office that no organization can hold. */
export const personForm: EntryForm = form('Person', [name, relationship], { isSingle: true });

/** Those of an office that an organization can hold too; `noneLabel` where nobody is an answer. */
export const officersForm = (noneLabel?: string): EntryForm =>
  form('Person', [name, relationship, kind], noneOf(noneLabel));

/** The one person or organization of an office. */
export const officeForm: EntryForm = form('Person', [name, relationship, kind], { isSingle: true });

/** The children of the family. */
export const childrenForm: EntryForm = form('Child', [name, relationship, living, born], {
  noneLabel: 'I have no children',
});

/** Those who receive shares, each with the age at which they do, and where all were answered for, who differs from the others. */
export const sharesForm = (isLineAsked: (facts: Recorded) => boolean): EntryForm =>
  form('Person', [
    name,
    relationship,
    kind,
    share,
    age,
    column('perStirpes', 'If this person dies before you', {
      kind: 'ownLine',
      isWide: true,
      isFor: isLineAsked,
      choices: [
        { value: 'yes', label: 'Their children take the share' },
        { value: 'no', label: 'Their children do not take it' },
      ],
    }),
  ]);

/** Those who come next, where the law's own heirs are an answer too. */
export const contingentForm: EntryForm = form('Person', [name, relationship, kind, share], {
  mayLeaveShares: true,
  instead: {
    value: 'heirsAtLaw',
    ask: 'Who receives it if the people you named die before you?',
    label: 'My legal heirs, as state law names them',
  },
});

/** The owners of a company. */
export const membersForm: EntryForm = form('Member', [
  name,
  kind,
  share,
  column('contributionInCents', 'Contribution ($)', { kind: 'money', range: moneyRange }),
  column('address', 'Address', { isWide: true }),
]);

/** Those who act for a company. */
export const managersForm: EntryForm = form('Manager', [name, kind]);

/** The one person or firm of an office in a company. */
export const companyOfficeForm: EntryForm = form('Person or firm', [name, kind], { isSingle: true });

const property = (ownership: EntryColumn): EntryForm =>
  form('Asset', [
    column('description', 'What it is', { isRequired: true, isWide: true }),
    column('category', 'Kind', { kind: 'choice', choices: choicesOf(assetCategoryWords), isWide: true }),
    column('currentTitle', 'Whose name it is in', { isWide: true }),
    ownership,
    column('estimatedValueInCents', 'Value ($)', { kind: 'money', range: moneyRange }),
    column('state', 'State', { kind: 'choice', choices: choicesOf(stateNameByCode) }),
  ]);

/** Property. */
export const assetsForm: EntryForm = property(
  column('ownership', 'Separate or community property', {
    kind: 'choice',
    isWide: true,
    isFor: 'the-married',
    choices: choicesOf(ownershipWords),
  }),
);

/** Property that two people own together, where spouses may mark what is community property. */
export const sharedAssetsForm: EntryForm = property(
  column('ownership', 'Community property', {
    kind: 'choice',
    isWide: true,
    isFor: 'the-married',
    choices: [{ value: 'community', label: 'Community property' }],
  }),
);

/** Property that belongs to one of two people alone, so that nothing is asked about it. */
export const ownAssetsForm: EntryForm = {
  ...assetsForm,
  columns: assetsForm.columns.filter(({ key }) => key !== 'ownership'),
  noneLabel: 'Nothing that is owned alone',
};

/** The steps in which a share is paid out. */
export const stepsForm: EntryForm = form('Step', [
  column('age', 'At the age of', { kind: 'years', range: ageRange, isRequired: true, isWide: true }),
  column('part', 'Pay out', { kind: 'choice', isRequired: true, isWide: true, choices: choicesOf(stepPartWords) }),
]);

/** Particular things and sums for particular people. */
export const giftsForm: EntryForm = form(
  'Gift',
  [
    column('item', 'The gift', { isRequired: true, isWide: true }),
    column('recipient', 'Who receives it', { isRequired: true }),
    column('alternate', 'Who instead, if they cannot'),
  ],
  { noneLabel: 'No special gifts' },
);
