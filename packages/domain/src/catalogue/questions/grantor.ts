import { childrenForm, nameForm, peopleForm } from '#facts/entry-form.ts';
import type { Facts } from '#facts/facts.ts';
import { leftOutTakers } from '#catalogue/questions/left-out-takers.ts';
import { countyWord } from '#law/venue.ts';
import type { FactQuestion } from '#interview/fact-question.ts';

const group = 'About you';

export const isMarried = (facts: Facts): boolean => facts.maritalStatus === 'Married';

export const grantorName: FactQuestion = {
  field: 'grantorName',
  group,
  label: 'Your full legal name',
  kind: 'text',
  isRequired: true,
  isAsked: true,
  ask: () => 'What is your full legal name, as it stands on your ID?',
  why: 'Your legal name identifies you as the person who makes the document, so it should match your ID and the titles of your property.',
};

export const grantorAka: FactQuestion = {
  field: 'grantorAka',
  group,
  label: 'Other names you own property under',
  kind: 'people',
  entries: nameForm('I use no other names'),
  isRequired: false,
  isAsked: false,
  ask: () => 'Do you own property under any other name?',
  why: 'A title in a former or shortened name is easier to move into the trust when the document lists that name.',
};

export const grantorAddress: FactQuestion = {
  field: 'grantorAddress',
  group,
  label: 'Home address',
  kind: 'address',
  isRequired: true,
  isAsked: true,
  ask: () => 'What is your home address: street, city, state and ZIP code?',
  why: 'The address identifies you, and the state of your permanent home decides which law governs and how the document is signed.',
};

export const grantorState: FactQuestion = {
  field: 'grantorState',
  group,
  label: 'State of your permanent home',
  kind: 'state',
  isRequired: true,
  isAsked: true,
  ask: () => 'Which state is your permanent home?',
  why: 'The state of your permanent home decides which law governs and how the document must be signed.',
};

export const grantorCounty: FactQuestion = {
  field: 'grantorCounty',
  group,
  label: 'County',
  kind: 'text',
  isRequired: true,
  isAsked: true,
  ask: ({ grantorState }, laws) => {
    const law = laws(grantorState);
    return `Which ${((law && countyWord(law)) ?? 'County').toLowerCase()} do you live in?`;
  },
  why: 'The document and its notary page name the county of your home.',
};

export const grantorDateOfBirth: FactQuestion = {
  field: 'grantorDateOfBirth',
  group,
  label: 'Date of birth',
  kind: 'date',
  isRequired: true,
  isAsked: true,
  ask: () => 'What is your date of birth?',
  why: 'You must be at least 18 years old to make this document.',
};

export const maritalStatus: FactQuestion = {
  field: 'maritalStatus',
  group,
  label: 'Marital status',
  kind: 'choice',
  isRequired: true,
  isAsked: true,
  ask: () => 'Are you single, married, divorced or widowed?',
  why: 'A spouse has rights of their own in most states, so the document says whether there is one.',
  choices: [
    { value: 'Single', label: 'Single', cues: /\bsingle\b/u },
    { value: 'Married', label: 'Married', cues: /\bmarried\b/u },
    { value: 'Divorced', label: 'Divorced', cues: /\bdivorced\b/u },
    { value: 'Widowed', label: 'Widowed', cues: /\bwidow/u },
  ],
};

export const spouseName: FactQuestion = {
  field: 'spouseName',
  group,
  label: "Spouse's full legal name",
  kind: 'text',
  isRequired: true,
  isAsked: true,
  applies: isMarried,
  ask: () => "What is your spouse's full legal name?",
  why: 'The document names your spouse, and in some states your spouse signs a consent.',
};

export const children: FactQuestion = {
  field: 'children',
  group,
  label: 'Your children',
  kind: 'people',
  entries: childrenForm,
  isRequired: true,
  isAsked: true,
  ask: () =>
    'Please name all of your children, including adopted, step and deceased children, with their ages if they are under 18. If you have none, just say so.',
  why: 'A child who is not mentioned may later claim to have been forgotten. Naming every child, whether or not they receive anything, prevents that.',
  chips: (facts) => (facts.beneficiaries?.length ? ['No children', 'The children I named already'] : ['No children']),
};

export const intentionallyOmitted: FactQuestion = {
  field: 'intentionallyOmitted',
  group,
  label: 'People you mean to leave out',
  kind: 'people',
  entries: peopleForm('I leave nobody out'),
  isRequired: false,
  isAsked: false,
  ask: () => 'Is there anyone close whom you mean to leave out?',
  why: 'Saying so openly prevents the claim that somebody was forgotten.',
  chips: (facts) =>
    leftOutTakers(facts)
      .slice(0, 3)
      .flatMap((name) => [`Leave ${name} out`, `${name} is not left out`]),
};
