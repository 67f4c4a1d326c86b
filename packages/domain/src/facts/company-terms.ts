import { z } from 'zod';
import { members } from '#facts/company.ts';
import { partsByShare } from '#facts/company-parts.ts';
import { firstPerson, hasSeveralMembers } from '#facts/company-people.ts';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { companyOfficeForm, officeForm } from '#facts/entry-form.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { Party, Prose } from '#facts/shapes.ts';
import { formatMoney } from '#kit/money.ts';
import { patternOf } from '#kit/pattern-of.ts';

// Facts about the offices of a company, its money and votes, and what happens when an owner leaves.

const terms = { scope: 'document', isRequired: true, isAsked: true } as const;
const offices = { ...terms, group: 'Owners and managers' } as const;
const money = { ...terms, group: 'Money and taxes' } as const;
const votes = { ...terms, group: 'Votes and transfers', applies: onlyWith(['members'], hasSeveralMembers) } as const;

const contributionOfEach = {
  field: 'members',
  column: 'contributionInCents',
  whole: 'initialCapitalInCents',
} as const;

export const organizer = defineFact({
  ...offices,
  field: 'organizer',
  heardAs: 'organizer',
  isOfOwners: true,
  shape: Party,
  kind: 'party',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: companyOfficeForm,
  label: 'Organizer, who signs the filing',
  ask: () => 'Who signs the filing that forms the company (the organizer)?',
  why: 'The organizer signs the paper that is filed with the state, and hands the company over to its members.',
  usual: firstPerson,
  otherwise: firstPerson,
});

export const successorManager = defineFact({
  ...offices,
  field: 'successorManager',
  heardAs: 'nextManager',
  shape: Party,
  kind: 'party',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: officeForm,
  label: 'Who runs it if the only member cannot',
  called: ['successor', 'successor manager'],
  isRequired: false,
  applies: onlyWith(['members'], (facts) => {
    const [only, ...others] = valueOf(facts, members) ?? [];
    return only !== undefined && others.length === 0 && !isOrganization(only);
  }),
  ask: () => 'Who should run the company if its only member dies or becomes unable to act?',
  why: 'A company with one member stands still when that person dies, unless somebody is named to carry on.',
});

export const initialCapitalInCents = defineFact({
  ...money,
  field: 'initialCapitalInCents',
  isOfAllOwners: true,
  shape: z.int().min(0).max(100_000_000_000_000),
  kind: 'money',
  perEntry: contributionOfEach,
  label: 'Money that the members put in at the start',
  called: ['capital', 'money', 'contribution'],
  applies: onlyWith([], (facts) =>
    (valueOf(facts, members) ?? [{ contributionInCents: undefined }]).some(
      ({ contributionInCents }) => contributionInCents === undefined,
    ),
  ),
  ask: (facts) =>
    hasSeveralMembers(facts)
      ? 'How much money, in dollars, do the members put in at the start, all together?'
      : 'How much money, in dollars, is put in at the start?',
  why: 'Amounts that differ can be given member by member in the list of members.',
  standIn: Number.NaN,
});

const sharesTotal = (facts: Recorded): boolean => {
  const all = valueOf(facts, members) ?? [];
  return (
    all.length > 1 &&
    all.every(({ contributionInCents }) => contributionInCents === undefined) &&
    (valueOf(facts, initialCapitalInCents) ?? 0) > 0
  );
};

/** Whether one amount for all is put in by percentage; nobody has said so by saying the amount. */
export const contributesByShare = defineFact({
  ...money,
  field: 'contributesByShare',
  shape: z.boolean(),
  kind: 'yesNo',
  perEntry: contributionOfEach,
  label: 'Each member puts in the part that the percentage gives',
  applies: onlyWith(['members', 'initialCapitalInCents'], sharesTotal),
  ask: (facts) => {
    const all = valueOf(facts, members) ?? [];
    const amounts = partsByShare(valueOf(facts, initialCapitalInCents) ?? 0, all);
    return `Does each member put in the part that the percentage gives: ${all.map(({ name }, index) => `${name} ${formatMoney(amounts[index] ?? 0)}`).join(', ')}?`;
  },
  why: 'The agreement obliges each member to pay the amount beside the name. If you say no, it states the amount for all together, and the members agree in writing who pays how much; or write each amount in the list of members.',
  isAskedAlone: true,
  usual: () => true,
  otherwise: () => true,
});

export const contributedProperty = defineFact({
  ...money,
  field: 'contributedProperty',
  shape: Prose,
  kind: 'longText',
  label: 'Property put in besides money',
  called: ['property', 'contributed property'],
  isRequired: false,
  ask: () => 'Does a member also put in property or services? If so, who puts in what, and at which value?',
  why: 'Property is owned by the company once it is put in, so the agreement says what it is and what it counts for.',
  chips: () => ['Nothing else'],
});

export const taxTreatment = defineFact({
  ...money,
  field: 'taxTreatment',
  shape: z.enum(['default', 'sCorporation', 'cCorporation']),
  kind: 'choice',
  label: 'Federal income tax',
  called: ['tax', 'tax treatment'],
  ask: () =>
    'How should the company be taxed: in the default way (one member: on your own return; several: as a partnership), or as an S or C corporation?',
  why: 'Nothing has to be elected for the default way. An S or C corporation is elected with the Internal Revenue Service. Ask a tax adviser which is better for you.',
  choices: [
    { value: 'default', label: 'The default way', cues: /\bdefault\b|\bpartnership\b|\bdisregarded\b|\bown return\b/u },
    { value: 'sCorporation', label: 'As an S corporation', cues: /\bs[- ]?corp|\ban s\b/u },
    { value: 'cCorporation', label: 'As a C corporation', cues: /\bc[- ]?corp|\b(?:as|an?) c\b/u },
  ],
  usual: () => 'default',
  otherwise: () => 'default',
});

export const partnershipRepresentative = defineFact({
  ...money,
  field: 'partnershipRepresentative',
  heardAs: 'representative',
  isOfOwners: true,
  shape: Party,
  kind: 'party',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: companyOfficeForm,
  label: 'Partnership representative',
  called: ['irs', 'tax representative', 'tax matters', 'tax office', 'tax man', 'tax people'],
  applies: onlyWith(
    ['members'],
    (facts) => hasSeveralMembers(facts) && (valueOf(facts, taxTreatment) ?? 'default') === 'default',
  ),
  ask: () => 'Who speaks for the company with the Internal Revenue Service (the partnership representative)?',
  why: 'A company that is taxed as a partnership has one representative, who binds it and its members in a tax audit.',
  usual: firstPerson,
  otherwise: firstPerson,
});

export const fiscalYearEnd = defineFact({
  ...money,
  field: 'fiscalYearEnd',
  shape: z.enum(['December 31', 'March 31', 'June 30', 'September 30']),
  kind: 'choice',
  label: 'End of the fiscal year',
  called: ['fiscal year'],
  ask: () => 'On which day does the fiscal year of the company end?',
  why: 'Almost every company that passes its income through to its members has to use the calendar year.',
  choices: [
    { value: 'December 31', label: 'December 31', cues: /\bdec|\bcalendar\b/u },
    { value: 'March 31', label: 'March 31', cues: /\bmar/u },
    { value: 'June 30', label: 'June 30', cues: /\bjun/u },
    { value: 'September 30', label: 'September 30', cues: /\bsep/u },
  ],
  usual: () => 'December 31',
  otherwise: () => 'December 31',
});

export const distributionTiming = defineFact({
  ...money,
  field: 'distributionTiming',
  shape: z.enum(['asDecided', 'quarterly', 'yearly']),
  kind: 'choice',
  label: 'When profits are paid out',
  called: ['profit', 'distribution', 'payout', 'pay out'],
  ask: () => 'When should the company pay its profits out to the members?',
  why: 'Most companies decide it from case to case, so that enough money stays in the business.',
  choices: [
    {
      value: 'asDecided',
      label: 'When it is decided',
      cues: /\bdecid|\bcase\b|\bdiscretion|\bwhen(?:ever)? (?:i|we|they) (?:say|want|like|choose|agree|vote)|\bas needed\b/u,
    },
    { value: 'quarterly', label: 'Every quarter', cues: /\bquarter|\bevery (?:three|3) months\b/u },
    { value: 'yearly', label: 'Every year', cues: /\byear|\bannual|\bevery (?:twelve|12) months\b/u },
  ],
  usual: () => 'asDecided',
  otherwise: () => 'asDecided',
});

export const majorDecisions = defineFact({
  ...votes,
  field: 'majorDecisions',
  shape: z.enum(['majority', 'supermajority', 'unanimous']),
  kind: 'choice',
  label: 'Consent to major decisions',
  called: ['decision', 'major decision', 'big decision', 'big stuff', 'big thing', 'important thing'],
  ask: () => 'How many of the members must agree to major decisions, such as a sale of the business or new members?',
  why: 'Votes are counted by percentage. A sale of the business, new members, and the end of the company are major decisions.',
  choices: [
    { value: 'unanimous', label: 'All members', cues: /\ball\b|\bunanim|\beverybody\b|\beveryone\b|\bboth\b/u },
    { value: 'supermajority', label: 'Two-thirds', cues: /\btwo[- ]thirds\b|\bsuper|2\/3/u },
    { value: 'majority', label: 'More than half', cues: /\bmajority\b|\bhalf\b|\bmost of (?:us|them)\b/u },
  ],
  usual: () => 'unanimous',
  otherwise: () => 'unanimous',
});

export const transferLimit = defineFact({
  ...votes,
  field: 'transferLimit',
  shape: z.enum(['firstRefusal', 'consent', 'free']),
  kind: 'choice',
  label: 'Sale of a membership interest',
  called: ['transfer', 'sale of a membership', 'sale of an interest', 'anyone who sells', 'anyone selling'],
  ask: () => 'May a member sell the interest to an outsider?',
  why: 'Members usually want to choose with whom they own a company.',
  choices: [
    {
      value: 'firstRefusal',
      label: 'After the others could buy it',
      cues: patternOf(
        'u',
        String.raw`\boffer(?:s|ed|ing)? (?:\p{L}+ ){0,3}to (?:the |all |all of )*(?:us|(?:other )?(?:two|three|four|members?|partners?|owners?|company)|others?)(?: first)?\b`,
        String.raw`|\brefusal\b|\bfirst (?:dibs|shot|crack)\b|\bfirst\b|\bdibs\b|\bchance to buy\b|\b(?:others?|sisters?|brothers?|partners?|members?) (?:could|can|may|gets?) (?:to )?buy\b`,
      ),
    },
    {
      value: 'consent',
      label: 'With the consent of the others',
      cues: /\bconsent|\bagree|\bapprov|\b(?:permission|ok|okay) (?:of|from)\b|\bsays? (?:yes|so|ok)/u,
    },
    { value: 'free', label: 'Freely', cues: /\bfree/u },
  ],
  usual: () => 'firstRefusal',
  otherwise: () => 'firstRefusal',
});

export const buySell = defineFact({
  ...votes,
  field: 'buySell',
  shape: z.enum(['all', 'death', 'none']),
  kind: 'choice',
  label: 'Right to buy out a member',
  called: ['buyout', 'buy-out', 'buy-sell'],
  ask: () =>
    'When may the company and the other members buy a member out: at death, incapacity, divorce, bankruptcy or withdrawal, at death alone, or never?',
  why: 'Without such a right the remaining members may find themselves in business with heirs, a former spouse or a creditor.',
  choices: [
    { value: 'none', label: 'Never', cues: /\bnever\b|\bnone\b|^no\b/u },
    { value: 'death', label: 'At death alone', cues: /\b(?:death|dies?) (?:alone|only)\b|\bonly (?:at|on) death\b/u },
    {
      value: 'all',
      label: 'At death, incapacity, divorce, bankruptcy or withdrawal',
      cues: /\ball\b|\bdivorce|\bany of\b|\bbankrupt|\bwithdraw|\bincapac/u,
    },
  ],
  usual: () => 'all',
  otherwise: () => 'all',
});

export const buyOutPrice = defineFact({
  ...votes,
  field: 'buyOutPrice',
  shape: z.enum(['appraisal', 'bookValue']),
  kind: 'choice',
  label: 'Price of a buy-out',
  called: ['price', 'buyout price'],
  applies: onlyWith(['members'], (facts) => hasSeveralMembers(facts) && valueOf(facts, buySell) !== 'none'),
  ask: () => 'What is the price when a member is bought out?',
  why: 'An appraisal costs money and is fair; book value is simple and often far below what the business is worth.',
  choices: [
    { value: 'appraisal', label: 'Fair market value by appraisal', cues: /\bapprais|\bmarket\b|\bfair\b/u },
    { value: 'bookValue', label: 'Book value', cues: /\bbooks?\b/u },
  ],
  usual: () => 'appraisal',
  otherwise: () => 'appraisal',
});
