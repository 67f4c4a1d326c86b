import { z } from 'zod';
import { defineFact } from '#facts/define-fact.ts';
import { membersForm, officeForm } from '#facts/entry-form.ts';
import { Address, Member, Party, PersonName, Prose, State } from '#facts/shapes.ts';

// Facts about a company, its owners and those who act for it.

const company = { group: 'The company', scope: 'document', isRequired: false, isAsked: true } as const;

export const llcName = defineFact({
  ...company,
  field: 'llcName',
  shape: PersonName,
  kind: 'text',
  label: 'Name of the company',
  isRequired: true,
  ask: () => 'What will the company be called?',
  why: 'The name goes on the articles of organization and must end in LLC.',
});

export const formationState = defineFact({
  ...company,
  field: 'formationState',
  shape: State,
  kind: 'state',
  label: 'State of formation',
  isRequired: true,
  ask: () => 'In which state will it be formed?',
  why: 'The law of that state governs the company.',
});

export const members = defineFact({
  ...company,
  field: 'members',
  shape: z.array(Member).min(1).max(50),
  kind: 'shares',
  names: 'owners',
  entries: membersForm,
  label: 'Members and ownership',
  isRequired: true,
  ask: () => 'Who are the members, and what percentage does each own?',
  why: 'The members are the owners. Their percentages must add up to 100%.',
  details: [{ detail: 'percentage', isRequired: true }],
});

export const registeredAgent = defineFact({
  ...company,
  field: 'registeredAgent',
  shape: Party,
  kind: 'party',
  names: 'officers',
  entries: officeForm,
  label: 'Registered agent',
  ask: () => 'Who receives legal papers for the company in that state (the registered agent)?',
  why: 'Every company needs a person or firm with a street address in the state who accepts legal papers.',
});

export const businessPurpose = defineFact({
  ...company,
  field: 'businessPurpose',
  shape: Prose,
  kind: 'longText',
  label: 'Business purpose',
  ask: () => 'What will the company do?',
  why: 'The purpose can be as broad as any lawful business.',
});

export const management = defineFact({
  ...company,
  field: 'management',
  shape: z.enum(['member', 'manager']),
  kind: 'choice',
  label: 'Management',
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
});

export const principalAddress = defineFact({
  ...company,
  field: 'principalAddress',
  shape: Address,
  kind: 'address',
  label: 'Main office',
  ask: () => 'Where is its main office?',
  why: 'The state keeps the address of the main office on file.',
});
