import { ResidencePlan, residenceChoices } from '#facts/residence-choices.ts';
import { wordsForSurvival } from '#facts/setting-words.ts';
import { z } from 'zod';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { assetsForm, contingentForm, giftsForm, nameForm, peopleForm, sharesForm } from '#facts/entry-form.ts';
import { holdsHome } from '#facts/holds-home.ts';
import {
  calledWithLine,
  childrenComeFirst,
  saysLineTakes,
  saysOthersTake,
  tellsOfLine,
  withLine,
} from '#facts/line-words.ts';
import { isOrganization } from '#facts/is-organization.ts';
import { children, grantorAddress } from '#facts/person.ts';
import { ageRange, shareRange } from '#facts/number-range.ts';
import { isSamePerson } from '#facts/same-person.ts';
import {
  Asset,
  Beneficiary,
  ContingentBeneficiary,
  PersonName,
  Prose,
  Relationship,
  SpecificGift,
} from '#facts/shapes.ts';

// Facts about what is left and who receives it, in trusts and in wills.

const takersGroup = { group: 'Who receives', scope: 'document', isRequired: true, isAsked: true } as const;
const propertyGroup = { group: 'Property', scope: 'document', isRequired: true, isAsked: true } as const;

// Once it was answered for all; children who share together take as one class, and nobody of it otherwise than the others.
const isLineAsked = (facts: Recorded): boolean => {
  const arranged: unknown = facts['specialArrangements'];
  const isClass = Array.isArray(arranged) && arranged.includes('childrenTogether');
  return facts['descendantsTakeFirst'] !== undefined && !isClass;
};

export const beneficiaries = defineFact({
  ...takersGroup,
  field: 'beneficiaries',
  role: 'takers',
  nextInLine: 'contingentBeneficiaries',
  heardAs: 'beneficiary',
  shape: z.array(Beneficiary).min(1).max(30),
  kind: 'shares',
  names: 'takers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: sharesForm(isLineAsked),
  label: 'Beneficiaries and shares',
  called: ['beneficiary', 'share', 'percent', 'percentage'],
  ask: () =>
    'Who should receive your property after your death, and what share should each of them get? Please give their names and how they are related to you.',
  why: 'These are the people or organizations that receive what is in the trust. The shares must add up to 100%.',
  mistake: `Please name at least one beneficiary; each share must be above ${shareRange.above}% and at most ${shareRange.upTo}%, each age between ${ageRange.from} and ${ageRange.upTo}.`,
  chips: (facts) => (valueOf(facts, children)?.length ? ['My children in equal shares'] : []),
  details: [
    { detail: 'relationship', isRequired: true },
    { detail: 'percentage', isRequired: true },
    { detail: 'distributionAge', isRequired: false },
  ],
});

export const descendantsTakeFirst = defineFact({
  ...takersGroup,
  field: 'descendantsTakeFirst',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'Children of somebody who dies before you take that share',
  called: ['per stirpes', 'grandchildren', 'share of a child who dies before me'],
  applies: onlyWith([], (facts) => withLine(facts).length > 0),
  ask: (facts) => {
    const whom = calledWithLine(facts);
    if (typeof whom === 'object' && 'among' in whom)
      return `If one of those who receive a share (${whom.among}) dies before you and leaves children, should those children take the share?`;
    return `If ${whom === 'children' ? 'one of your children' : whom === 'takers' ? 'one of those who receive a share' : whom.only} dies before you and leaves children, should those children take the share?`;
  },
  saysYes: saysLineTakes,
  saysNo: saysOthersTake,
  toldBy: tellsOfLine,
  getsIfNo: (facts) => (valueOf(facts, beneficiaries) ?? []).map(({ name }) => name),
  askedWith: { first: 'beneficiaries.distributionAge' },
  why: 'If you say no, the share goes to the others or to the people whom you name next, even if that person leaves children.',
});

const firstTakers = (facts: Recorded): string => {
  const names = (valueOf(facts, beneficiaries) ?? []).map(({ name }) => name);
  return names.length === 1 ? (names[0] ?? 'a beneficiary') : 'one of them';
};

export const contingentBeneficiaries = defineFact({
  ...takersGroup,
  field: 'contingentBeneficiaries',
  role: 'next-takers',
  heardAs: 'contingent',
  shape: z.union([z.literal('heirsAtLaw'), z.array(ContingentBeneficiary).min(1).max(30)]),
  kind: 'shares',
  names: 'alternates',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: contingentForm,
  label: 'Contingent beneficiaries',
  called: ['contingent', 'backup', 'backup beneficiary', 'alternate beneficiary'],
  ask: (facts) => {
    const first = childrenComeFirst(facts);
    if (facts['failingShare'] === 'otherShares')
      return `And who should receive it if none of them is living${first === 'never' ? '' : first === 'ofEach' ? ' and none leaves children' : ' and no children take that share'}?`;
    return first === 'never'
      ? `Who should receive it if ${firstTakers(facts)} dies before you?`
      : `And who should receive it if ${firstTakers(facts)} dies before you${first === 'ofEach' ? ' and leaves no children' : ' and no children take that share'}?`;
  },
  why: 'If a beneficiary dies before you, the document should say who comes next. Your heirs at law are the relatives that the law of your state names.',
  mistake: `Please name at least one person with a share above ${shareRange.above}% and at most ${shareRange.upTo}%, or choose the heirs at law.`,
  chips: () => ['My heirs at law'],
  details: [
    { detail: 'relationship', isRequired: false },
    { detail: 'percentage', isRequired: true, isClearAlone: true },
  ],
  standIn: 'heirsAtLaw',
});

const namedTakers = (facts: Recorded): readonly string[] => {
  const next = valueOf(facts, contingentBeneficiaries) ?? [];
  const people = [...(valueOf(facts, beneficiaries) ?? []), ...(next === 'heirsAtLaw' ? [] : next)];
  return people.filter((one) => !isOrganization(one)).map(({ name }) => name);
};

export const takersOnBenefits = defineFact({
  ...takersGroup,
  field: 'takersOnBenefits',
  role: 'those-on-benefits',
  shape: z.array(PersonName).max(30),
  kind: 'people',
  names: 'mentioned',
  formerSpouse: 'stays',
  entries: nameForm('None of them'),
  label: 'Beneficiaries with benefits that depend on need',
  called: ['benefit', 'ssi', 'medicaid'],
  isRequired: false,
  applies: onlyWith([], (facts) => namedTakers(facts).length > 0),
  options: namedTakers,
  ask: (facts) => {
    const [only, ...others] = namedTakers(facts);
    return `Does ${only === undefined || others.length > 0 ? 'any of them' : only} receive benefits that depend on need, such as SSI or Medicaid${others.length > 0 ? '? If so, who' : ''}?`;
  },
  askedWith: {
    first: 'contingentBeneficiaries',
    ask: () =>
      'And does anybody who may receive something get benefits that depend on need, such as SSI or Medicaid? If so, who?',
  },
  why: 'Whoever receives money outright can lose such benefits. The document can hold the share in trust so that they go on.',
  chips: (facts) => {
    const names = namedTakers(facts);
    return names.length === 1 ? ['Yes', 'No'] : [...names.slice(0, 4), 'None of them'];
  },
  otherwise: () => [],
});

export const specificGifts = defineFact({
  ...takersGroup,
  field: 'specificGifts',
  role: 'gifts',
  shape: z.array(SpecificGift).max(40),
  kind: 'gifts',
  names: 'recipients',
  formerSpouse: 'leaves',
  entries: giftsForm,
  label: 'Gifts of particular things or sums',
  called: ['gift', 'bequest'],
  isRequired: false,
  ask: () => 'Is there a particular thing or sum of money that should go to a particular person first?',
  askedWith: { first: 'residencePlan' },
  why: 'Particular gifts, like a ring or $5,000, are handed over before the rest is shared.',
  chips: () => ['No particular gifts'],
  otherwise: () => [],
});

export const distributionInstructions = defineFact({
  ...takersGroup,
  field: 'distributionInstructions',
  shape: Prose,
  kind: 'longText',
  label: 'How shares are paid out',
  called: ['payout instruction', 'distribution instruction'],
  isRequired: false,
  isAsked: false,
  ask: () => 'How should the shares be paid out: outright, at certain ages, or at the discretion of the trustee?',
  why: 'Shares can be paid at once, in steps, or as the trustee finds best.',
  chips: () => ['Outright', 'At the discretion of the trustee', 'Skip for now'],
});

export const survivalDays = defineFact({
  ...takersGroup,
  field: 'survivalDays',
  setting: wordsForSurvival,
  shape: z.int().min(0).max(120),
  kind: 'number',
  unit: 'days',
  label: 'Days a beneficiary must outlive you',
  called: ['survival', 'survival days', 'survival period'],
  ask: () => 'How many days must a beneficiary outlive you to receive a share (0 to 120)?',
  why: 'A short survival period keeps property from passing through two estates when two people die close together. 30 days is usual.',
  mistake: 'Please choose a whole number of days from 0 to 120.',
  usual: () => 30,
  otherwise: () => 30,
});

export const assets = defineFact({
  ...propertyGroup,
  field: 'assets',
  role: 'property',
  shape: z.array(Asset).min(1).max(100),
  kind: 'assets',
  entries: assetsForm,
  label: 'Property that goes in',
  called: ['asset', 'property'],
  ask: () => 'What property should go into the trust? For example a house, bank accounts, investments or a business.',
  why: 'A trust controls only property that is actually transferred to it. Schedule A lists each item.',
  mistake: 'Please describe at least one item of property.',
});

export const residencePlan = defineFact({
  ...propertyGroup,
  field: 'residencePlan',
  role: 'home-plan',
  heardAs: 'homeTaker',
  shape: ResidencePlan,
  kind: 'choice',
  label: 'What happens to your home',
  called: ['what happens to my house', 'home plan', 'house plan', 'home rule', 'house rule'],
  isRequired: false,
  applies: onlyWith(['assets'], (facts) => holdsHome(valueOf(facts, assets) ?? [], valueOf(facts, grantorAddress))),
  ask: () => 'What should happen to your home? If it needs no rule of its own, it is shared like everything else.',
  why: 'A home often needs a rule of its own: a spouse who stays in it, one person who takes it over, or a sale. A spouse’s right to live there does not qualify for the marital deduction of the federal estate tax; a share in trust for life can.',
  choices: residenceChoices,
  leftOut:
    /\b(?:like|with|same as|as) (?:everything|all (?:else|the rest)|(?:the )?(?:rest|others?))\b|\bno (?:\p{L}+ )?rules?\b|\bnothing special\b/u,
  chips: () => ['No rule of its own'],
});

export const residenceRecipient = defineFact({
  ...propertyGroup,
  field: 'residenceRecipient',
  role: 'home-taker',
  heardAs: 'homeTaker',
  shape: PersonName,
  kind: 'text',
  names: 'recipients',
  formerSpouse: 'leaves',
  label: 'Who receives your home',
  called: ['receives my home', 'receives my house'],
  applies: onlyWith(['residencePlan'], (facts) => valueOf(facts, residencePlan) === 'giveTo'),
  ask: () => 'Who should receive your home?',
  why: 'You chose to give your home to one person.',
});

/** The people who are to be left out and receive something all the same: the document cannot say both. */
const leftOutTakers = (facts: Recorded): readonly string[] => {
  const contingents = valueOf(facts, contingentBeneficiaries) ?? [];
  const home = valueOf(facts, residenceRecipient);
  const takers = [
    ...(valueOf(facts, beneficiaries) ?? []).map(({ name }) => name),
    ...(contingents === 'heirsAtLaw' ? [] : contingents.map(({ name }) => name)),
    ...(valueOf(facts, specificGifts) ?? []).map(({ recipient }) => recipient),
    ...(home === undefined ? [] : [home]),
  ];
  return (valueOf(facts, intentionallyOmitted) ?? [])
    .map(({ name }) => name)
    .filter((name) => takers.some((taker) => isSamePerson(taker, name)));
};

export const intentionallyOmitted = defineFact({
  ...takersGroup,
  group: 'About you',
  field: 'intentionallyOmitted',
  role: 'left-out',
  heardAs: 'excluded',
  shape: z.array(z.object({ name: PersonName, relationship: Relationship.optional() })).max(20),
  kind: 'people',
  names: 'omitted',
  formerSpouse: 'stays',
  entries: peopleForm('I leave nobody out'),
  label: 'People you mean to leave out',
  called: ['left out', 'leave out', 'omitted'],
  isRequired: false,
  isAsked: false,
  ask: () => 'Is there anyone close whom you mean to leave out?',
  why: 'Saying so openly prevents the claim that somebody was forgotten.',
  chips: (facts) =>
    leftOutTakers(facts)
      .slice(0, 3)
      .flatMap((name) => [`Leave ${name} out`, `${name} is not left out`]),
  otherwise: () => [],
});
