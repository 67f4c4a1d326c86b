import { cityInAddress, stateInAddress } from '#law/states-in-text.ts';
import { z } from 'zod';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { childrenForm, nameForm } from '#facts/entry-form.ts';
import { underAge } from '#facts/full-age.ts';
import { isMarried } from '#facts/is-married.ts';
import { maritalChoices, MaritalStatus } from '#facts/marital-status.ts';
import { Address, BirthDay, Child, County, PersonName, State } from '#facts/shapes.ts';
import { countyWord, hasCounties } from '#law/venue.ts';

// Facts about the person who makes the document; they are the same in all documents of that person.

const group = 'About you';
const everywhere = { group, scope: 'person', isRequired: true, isAsked: true } as const;

export const grantorName = defineFact({
  ...everywhere,
  field: 'grantorName',
  role: 'maker-name',
  shape: PersonName,
  kind: 'text',
  names: 'maker',
  formerSpouse: 'stays',
  label: 'Your full legal name',
  called: ['name'],
  ask: () => 'What is your full legal name, as it stands on your ID?',
  why: 'Your legal name identifies you as the person who makes the document, so it should match your ID and the titles of your property.',
  mistake: 'Please give a full name of at most 120 characters.',
});

export const grantorAka = defineFact({
  ...everywhere,
  field: 'grantorAka',
  role: 'maker-aliases',
  shape: z.array(PersonName).max(10),
  kind: 'people',
  names: 'maker',
  formerSpouse: 'stays',
  entries: nameForm('I use no other names'),
  label: 'Other names you own property under',
  called: ['other name', 'alias', 'aka'],
  isRequired: false,
  isAsked: false,
  ask: () => 'Do you own property under any other name?',
  why: 'A title in a former or shortened name is easier to move into the trust when the document lists that name.',
  otherwise: () => [],
});

export const grantorAddress = defineFact({
  ...everywhere,
  field: 'grantorAddress',
  role: 'maker-address',
  shape: Address,
  kind: 'address',
  label: 'Home address',
  called: ['address'],
  ask: () => 'What is your home address: street, city, state and ZIP code?',
  why: 'The address identifies you, and the state of your permanent home decides which law governs and how the document is signed.',
  mistake: 'Please give an address of at most 240 characters.',
});

export const grantorState = defineFact({
  ...everywhere,
  field: 'grantorState',
  role: 'maker-state',
  shape: State,
  kind: 'state',
  follows: { from: 'grantorAddress', read: (facts) => stateInAddress(valueOf(facts, grantorAddress) ?? '') },
  label: 'State of your permanent home',
  called: ['state'],
  ask: () => 'Which state is your permanent home?',
  why: 'The state of your permanent home decides which law governs and how the document must be signed.',
});

export const grantorCounty = defineFact({
  ...everywhere,
  field: 'grantorCounty',
  role: 'maker-county',
  shape: County,
  kind: 'text',
  // Where there are no counties, the city of the address is the place.
  follows: {
    from: 'grantorState',
    read: (facts, laws) => {
      const law = laws?.(valueOf(facts, grantorState));
      return law && !hasCounties(law) ? (cityInAddress(valueOf(facts, grantorAddress) ?? '') ?? law.name) : undefined;
    },
  },
  label: 'County',
  called: ['parish'],
  ask: (facts, laws) => {
    const law = laws(valueOf(facts, grantorState));
    return `Which ${((law && countyWord(law)) ?? 'County').toLowerCase()} do you live in?`;
  },
  askedWith: { first: 'grantorAddress', ask: () => 'And what county is that in?' },
  why: 'The document and its notary page name the county of your home.',
  mistake: 'That is too short for a county. Please give its whole name, for example Travis or Cook.',
});

export const grantorDateOfBirth = defineFact({
  ...everywhere,
  field: 'grantorDateOfBirth',
  shape: BirthDay,
  kind: 'date',
  day: { event: 'birth', of: 'maker' },
  label: 'Date of birth',
  called: ['birth', 'birthday', 'birthdate', 'born', 'dob'],
  ask: () => 'What is your date of birth?',
  why: underAge,
  mistake: 'Please give a real date, for example March 4, 1961.',
});

export const maritalStatus = defineFact({
  ...everywhere,
  field: 'maritalStatus',
  role: 'marital-status',
  shape: MaritalStatus,
  kind: 'choice',
  label: 'Marital status',
  called: ['marital', 'married', 'marriage', 'divorce', 'divorced'],
  ask: () => 'Are you single, married, separated, divorced or widowed?',
  askedWith: { first: 'grantorDateOfBirth', ask: () => 'And are you single, married, separated, divorced or widowed?' },
  why: 'A spouse has rights of their own in most states, so the document says whether there is one.',
  mistake: 'Please choose Single, Married, Separated, Divorced or Widowed.',
  choices: maritalChoices,
  standIn: 'Single',
});

const hasSpouse = (facts: Recorded): boolean => isMarried(valueOf(facts, maritalStatus));

export const children = defineFact({
  ...everywhere,
  field: 'children',
  role: 'children',
  heardAs: 'child',
  shape: z.array(Child).max(30),
  kind: 'people',
  names: 'family',
  formerSpouse: 'stays',
  relation: 'child',
  needsSurname: true,
  entries: childrenForm,
  listed: { named: /\b(?:children|child|kids?|sons?|daughters?)\b/u },
  label: 'Your children',
  called: ['kids'],
  ask: () =>
    'Please name all of your children, including adopted, step and deceased children, with their ages if they are under 18. If you have none, just say so.',
  askedWith: { first: 'spouseName' },
  why: 'A child who is not mentioned may later claim to have been forgotten. Naming every child, whether or not they receive anything, prevents that.',
  chips: () => ['No children'],
  standIn: [],
});

export const spouseName = defineFact({
  ...everywhere,
  field: 'spouseName',
  role: 'spouse-name',
  heardAs: 'spouse',
  shape: PersonName,
  kind: 'text',
  names: 'family',
  formerSpouse: 'stays',
  relation: 'spouse',
  needsSurname: true,
  label: "Spouse's full legal name",
  called: ['spouse', 'wife', 'husband'],
  applies: onlyWith(['maritalStatus'], hasSpouse),
  ask: () => "What is your spouse's full legal name?",
  why: 'The document names your spouse, and in some states your spouse signs a consent.',
});
