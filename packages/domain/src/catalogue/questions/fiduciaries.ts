import { officeForm, peopleForm } from '#facts/entry-form.ts';
import type { FactQuestion } from '#interview/fact-question.ts';

const group = 'Who manages';

export const initialTrustee: FactQuestion = {
  field: 'initialTrustee',
  endsWithMarriage: true,
  group,
  label: 'First trustee',
  kind: 'parties',
  entries: peopleForm(),
  isRequired: true,
  isAsked: true,
  ask: () =>
    'Who should manage the trust from the start? Most people serve as their own trustee, alone or together with their spouse.',
  why: 'While you are able to, you can manage your trust yourself, just as you manage your property today.',
  chips: (facts) => ['I will', ...(facts.spouseName ? [`${facts.spouseName} and I`] : [])],
};

export const successorTrustee: FactQuestion = {
  field: 'successorTrustee',
  endsWithMarriage: true,
  group,
  label: 'Successor trustee',
  kind: 'party',
  entries: officeForm,
  isRequired: true,
  isAsked: true,
  ask: () => 'Who should take over as successor trustee if the first trustee can no longer serve?',
  why: 'The successor trustee steps in when the first trustee dies or can no longer manage the trust, so it has to be somebody else.',
};

export const successorTrustees: FactQuestion = {
  field: 'successorTrustees',
  endsWithMarriage: true,
  group,
  label: 'Further successor trustees, in order',
  kind: 'parties',
  entries: peopleForm('Nobody further'),
  isRequired: false,
  isAsked: true,
  ask: () => 'Who is next in line as trustee after that, if anyone?',
  why: 'A second name in line keeps a court from having to appoint a trustee.',
  chips: () => ['Nobody else', 'Skip for now'],
};

export const coTrusteesActJointly: FactQuestion = {
  field: 'coTrusteesActJointly',
  group,
  label: 'Co-trustees must act together',
  kind: 'yesNo',
  isRequired: true,
  isAsked: true,
  applies: (facts) => (facts.initialTrustee?.length ?? 0) > 1,
  ask: () => 'Must the co-trustees act together?',
  why: 'Acting together is safer; acting alone is quicker.',
};

export const trusteeCompensation: FactQuestion = {
  field: 'trusteeCompensation',
  group,
  label: 'Pay of the trustee',
  kind: 'choice',
  isRequired: true,
  isAsked: true,
  ask: () => 'Should the trustee be paid?',
  why: 'Reasonable pay is usual; family members often waive it.',
  choices: [
    { value: 'reasonable', label: 'Reasonable pay', cues: /\breasonabl|\bfair\b|\byes\b/u },
    {
      value: 'none',
      label: 'No pay',
      cues: /\bno (?:pay|compensation|fee)|\bunpaid\b|\bnone\b|\bnot (?:be )?paid\b|\bfor free\b|^no\b/u,
    },
    { value: 'fixed', label: 'A fixed yearly fee', cues: /\bfixed\b|\bflat\b|\$/u },
    {
      value: 'stateStatute',
      label: 'As the state statute provides',
      cues: /\bstatut|\bstate (?:law|rate)|\bby law\b/u,
    },
  ],
  usual: () => 'reasonable',
};

export const trusteeFixedFeeInCents: FactQuestion = {
  field: 'trusteeFixedFeeInCents',
  group,
  label: 'Fixed yearly fee of the trustee',
  kind: 'money',
  isRequired: true,
  isAsked: true,
  applies: (facts) => facts.trusteeCompensation === 'fixed',
  ask: () => 'What fixed yearly fee, in dollars, should the trustee receive?',
  why: 'You chose a fixed fee, so the document states the amount.',
};

export const bondRequired: FactQuestion = {
  field: 'bondRequired',
  group,
  label: 'The trustee must post a bond',
  kind: 'yesNo',
  isRequired: true,
  isAsked: true,
  ask: () => 'Must the trustee post a bond?',
  why: 'A bond is an insurance against a dishonest trustee, paid by the trust. Most people waive it for somebody they trust.',
  usual: () => false,
};

export const trustProtector: FactQuestion = {
  field: 'trustProtector',
  endsWithMarriage: true,
  group,
  label: 'Trust protector',
  kind: 'party',
  entries: officeForm,
  isRequired: false,
  isAsked: false,
  ask: () => 'Would you like to name someone who may remove and replace trustees?',
  why: 'A trust protector watches over the trustee.',
};
