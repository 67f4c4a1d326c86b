import { assetsForm } from '#facts/entry-form.ts';
import type { FactQuestion } from '#interview/fact-question.ts';

const group = 'The document';

export const assets: FactQuestion = {
  field: 'assets',
  group: 'Property',
  label: 'Property that goes in',
  kind: 'assets',
  entries: assetsForm,
  isRequired: true,
  isAsked: true,
  ask: () => 'What property should go into the trust? For example a house, bank accounts, investments or a business.',
  why: 'A trust controls only property that is actually transferred to it. Schedule A lists each item.',
};

export const trustName: FactQuestion = {
  field: 'trustName',
  group,
  label: 'Name of the trust',
  kind: 'text',
  isRequired: true,
  isAsked: true,
  ask: () => 'What should the trust be called?',
  why: 'Banks and title companies use this name when property is moved into the trust.',
  usual: (facts) => (facts.grantorName ? `The ${facts.grantorName} Living Trust`.slice(0, 120) : undefined),
};

export const governingState: FactQuestion = {
  field: 'governingState',
  group,
  label: "Governing state's law",
  kind: 'state',
  isRequired: true,
  isAsked: true,
  ask: () => "Which state's law should govern the trust?",
  why: 'The law of your home state is the usual choice.',
  usual: (facts) => facts.grantorState,
};

export const governingStateReason: FactQuestion = {
  field: 'governingStateReason',
  group,
  label: 'Reason for choosing the law of another state',
  kind: 'longText',
  isRequired: true,
  isAsked: true,
  applies: (facts) =>
    facts.governingState !== undefined &&
    facts.grantorState !== undefined &&
    facts.governingState !== facts.grantorState,
  ask: () => 'You chose the law of a state that is not your home state. What is the reason for that?',
  why: 'Courts look for a connection between the trust and the state whose law it chooses.',
};

export const trustPurpose: FactQuestion = {
  field: 'trustPurpose',
  group,
  label: 'Purpose of the trust',
  kind: 'longText',
  isRequired: false,
  isAsked: false,
  ask: () => 'Is there a particular purpose that the trust should serve?',
  why: 'A stated purpose guides the trustee when a question comes up that nobody foresaw.',
  chips: () => ['Skip for now'],
};

export const specialInstructions: FactQuestion = {
  field: 'specialInstructions',
  group,
  label: 'Special instructions',
  kind: 'longText',
  isRequired: false,
  isAsked: true,
  ask: () =>
    'Is there anything special that we should include, for example care of a pet, or somebody whom you mean to leave out?',
  why: 'Wishes that fit nowhere else are written into the document in your own words.',
  chips: () => ['Nothing else'],
};
