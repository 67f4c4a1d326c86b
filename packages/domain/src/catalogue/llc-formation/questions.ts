import { membersForm, officeForm } from '#facts/entry-form.ts';
import type { FactQuestion, QuestionPlan } from '#interview/fact-question.ts';

const group = 'The company';

const llcName: FactQuestion = {
  field: 'llcName',
  group,
  label: 'Name of the company',
  kind: 'text',
  isRequired: true,
  isAsked: true,
  ask: () => 'What will the company be called?',
  why: 'The name goes on the articles of organization and must end in LLC.',
};

const formationState: FactQuestion = {
  field: 'formationState',
  group,
  label: 'State of formation',
  kind: 'state',
  isRequired: true,
  isAsked: true,
  ask: () => 'In which state will it be formed?',
  why: 'The law of that state governs the company.',
};

const members: FactQuestion = {
  field: 'members',
  group,
  label: 'Members and ownership',
  kind: 'shares',
  entries: membersForm,
  isRequired: true,
  isAsked: true,
  ask: () => 'Who are the members, and what percentage does each own?',
  why: 'The members are the owners. Their percentages must add up to 100%.',
  details: [{ detail: 'percentage', isRequired: true }],
};

const registeredAgent: FactQuestion = {
  field: 'registeredAgent',
  group,
  label: 'Registered agent',
  kind: 'party',
  entries: officeForm,
  isRequired: false,
  isAsked: true,
  ask: () => 'Who receives legal papers for the company in that state (the registered agent)?',
  why: 'Every company needs a person or firm with a street address in the state who accepts legal papers.',
};

const businessPurpose: FactQuestion = {
  field: 'businessPurpose',
  group,
  label: 'Business purpose',
  kind: 'longText',
  isRequired: false,
  isAsked: true,
  ask: () => 'What will the company do?',
  why: 'The purpose can be as broad as any lawful business.',
};

const management: FactQuestion = {
  field: 'management',
  group,
  label: 'Management',
  kind: 'choice',
  isRequired: false,
  isAsked: true,
  ask: () => 'Will the members manage the company themselves, or will managers?',
  why: 'In a member-managed company every owner may act for it; in a manager-managed company only the managers may.',
  choices: [
    { value: 'manager', label: 'Managed by managers', cues: /\bmanagers?\b(?! ?by)/u },
    {
      value: 'member',
      label: 'Managed by its members',
      cues: /\bmembers?\b|\bourselves\b|\bmyself\b|\b(?:i|we) (?:will|do)\b/u,
    },
  ],
};

const principalAddress: FactQuestion = {
  field: 'principalAddress',
  group,
  label: 'Main office',
  kind: 'address',
  isRequired: false,
  isAsked: true,
  ask: () => 'Where is its main office?',
  why: 'The state keeps the address of the main office on file.',
};

/** The shared facts of a limited liability company. */
export const llcFormationPlan: QuestionPlan = {
  documentType: 'llc-formation',
  documentName: 'limited liability company',
  paysOutAtDeath: false,
  questions: [llcName, formationState, members, registeredAgent, businessPurpose, management, principalAddress],
};
