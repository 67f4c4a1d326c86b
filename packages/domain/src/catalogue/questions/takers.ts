import { contingentForm, giftsForm, sharesForm } from '#facts/entry-form.ts';
import type { Facts } from '#facts/facts.ts';
import type { FactQuestion } from '#interview/fact-question.ts';

const group = 'Who receives';

export const beneficiaries: FactQuestion = {
  field: 'beneficiaries',
  endsWithMarriage: true,
  group,
  label: 'Beneficiaries and shares',
  kind: 'shares',
  entries: sharesForm,
  isRequired: true,
  isAsked: true,
  ask: () =>
    'Who should receive your property after your death, and what share should each of them get? Please give their names and how they are related to you.',
  why: 'These are the people or organizations that receive what is in the trust. The shares must add up to 100%.',
  chips: (facts) => (facts.children?.length ? ['My children in equal shares'] : []),
  details: [
    { detail: 'relationship', isRequired: true },
    { detail: 'percentage', isRequired: true },
    { detail: 'distributionAge', isRequired: false },
  ],
};

const firstTakers = (facts: Facts): string => {
  const names = (facts.beneficiaries ?? []).map(({ name }) => name);
  return names.length === 1 ? (names[0] ?? 'a beneficiary') : 'one of them';
};

export const contingentBeneficiaries: FactQuestion = {
  field: 'contingentBeneficiaries',
  endsWithMarriage: true,
  group,
  label: 'Contingent beneficiaries',
  kind: 'shares',
  entries: contingentForm,
  isRequired: true,
  isAsked: true,
  ask: (facts) => `Who should receive it if ${firstTakers(facts)} dies before you?`,
  why: 'If a beneficiary dies before you, the document should say who comes next. Your heirs at law are the relatives that the law of your state names.',
  chips: () => ['My heirs at law'],
  details: [
    { detail: 'relationship', isRequired: false },
    { detail: 'percentage', isRequired: true },
  ],
};

export const specificGifts: FactQuestion = {
  field: 'specificGifts',
  endsWithMarriage: true,
  group,
  label: 'Gifts of particular things or sums',
  kind: 'gifts',
  entries: giftsForm,
  isRequired: false,
  isAsked: true,
  ask: () => 'Is there a particular thing or sum of money that should go to a particular person first?',
  why: 'Particular gifts, like a ring or $5,000, are handed over before the rest is shared.',
  chips: () => ['No particular gifts'],
};

export const distributionInstructions: FactQuestion = {
  field: 'distributionInstructions',
  group,
  label: 'How shares are paid out',
  kind: 'longText',
  isRequired: false,
  isAsked: false,
  ask: () => 'How should the shares be paid out: outright, at certain ages, or at the discretion of the trustee?',
  why: 'Shares can be paid at once, in steps, or as the trustee finds best.',
  chips: () => ['Outright', 'At the discretion of the trustee', 'Skip for now'],
};

export const survivalDays: FactQuestion = {
  field: 'survivalDays',
  group,
  label: 'Days a beneficiary must outlive you',
  kind: 'number',
  unit: 'days',
  isRequired: true,
  isAsked: true,
  ask: () => 'How many days must a beneficiary outlive you to receive a share (0 to 120)?',
  why: 'A short survival period keeps property from passing through two estates when two people die close together. 30 days is usual.',
  usual: () => 30,
};
