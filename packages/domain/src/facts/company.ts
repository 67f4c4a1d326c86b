import { titleOfCompany } from '#facts/setting-words.ts';
import { patternOf } from '#kit/pattern-of.ts';
import { z } from 'zod';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { companyOfficeForm, managersForm, membersForm } from '#facts/entry-form.ts';
import { Address, County, Member, Party, PersonName, Prose, State } from '#facts/shapes.ts';
import { stateInSentence } from '#law/state-code.ts';
import { cityInAddress } from '#law/states-in-text.ts';
import { countyWord, hasCounties } from '#law/venue.ts';

// Facts about a company, its owners and those who act for it.

const company = { group: 'The company', scope: 'document', isRequired: true, isAsked: true } as const;
const people = { ...company, group: 'Owners and managers' } as const;

export const llcName = defineFact({
  ...company,
  field: 'llcName',
  title: titleOfCompany,
  shape: PersonName,
  mistake: 'That is too long for the name of a company. Please give it in at most 120 letters.',
  kind: 'text',
  label: 'Name of the company',
  called: ['name', 'company name'],
  ask: () => 'What will the company be called?',
  why: 'The name goes on the articles of organization and must end in LLC.',
});

export const formationState = defineFact({
  ...company,
  field: 'formationState',
  role: 'state-of-formation',
  shape: State,
  kind: 'state',
  label: 'State of formation',
  called: ['state'],
  ask: () => 'In which state will it be formed?',
  askedWith: { first: 'llcName', ask: () => 'And in which state will it be formed?' },
  why: 'The law of that state governs the company.',
});

export const businessPurpose = defineFact({
  ...company,
  field: 'businessPurpose',
  shape: Prose,
  kind: 'longText',
  label: 'Business purpose',
  called: ['purpose', 'business'],
  ask: () => 'What will the company do?',
  why: 'The agreement names the first business of the company, and lets it do any other lawful business too.',
});

export const principalAddress = defineFact({
  ...company,
  field: 'principalAddress',
  shape: Address,
  kind: 'address',
  label: 'Main office',
  called: ['principal office', 'address'],
  ask: () => 'Where is its main office? Please give street, city, state and ZIP code.',
  why: 'The state keeps the address of the main office on file.',
});

export const mailingAddress = defineFact({
  ...company,
  field: 'mailingAddress',
  shape: Address,
  kind: 'address',
  label: 'Mailing address',
  isRequired: false,
  isAsked: false,
  ask: () => 'Where does the company receive its mail, if not at its main office?',
  why: 'Many states ask for a mailing address in the filing. Without another one it is that of the main office.',
  otherwise: (facts: Recorded) => valueOf(facts, principalAddress),
});

export const registeredAgent = defineFact({
  ...company,
  field: 'registeredAgent',
  heardAs: 'agent',
  mayBeFirm: true,
  isOfOwners: true,
  shape: Party,
  kind: 'party',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: companyOfficeForm,
  label: 'Registered agent',
  called: ['agent'],
  ask: () => 'Who receives legal papers for the company in that state (the registered agent)?',
  askedWith: {
    first: 'principalAddress',
    ask: () => 'And who receives legal papers for the company in the state where it is formed (the registered agent)?',
  },
  why: 'Every company needs a person or firm with a street address in the state who accepts legal papers.',
});

export const registeredAgentAddress = defineFact({
  ...company,
  field: 'registeredAgentAddress',
  shape: Address,
  kind: 'address',
  label: 'Registered office',
  called: ["registered agent's address", "agent's address"],
  ask: (facts) => {
    const state = valueOf(facts, formationState);
    return `What is the street address of the registered agent${state === undefined ? '' : ` in ${stateInSentence(state)}`}?`;
  },
  why: 'The registered office is where legal papers are delivered: a street address in the state, no post office box.',
});

export const registeredOfficeCounty = defineFact({
  ...company,
  field: 'registeredOfficeCounty',
  role: 'office-county',
  shape: County,
  kind: 'text',
  // Where there are no counties, the city of the address is the place.
  follows: {
    from: 'registeredAgentAddress',
    read: (facts, laws) => {
      const law = laws?.(valueOf(facts, formationState));
      return law && !hasCounties(law)
        ? (cityInAddress(valueOf(facts, registeredAgentAddress) ?? '') ?? law.name)
        : undefined;
    },
  },
  label: 'County of the registered office',
  called: ['county', 'parish'],
  ask: (facts, laws) => {
    const law = laws(valueOf(facts, formationState));
    return `In which ${((law && countyWord(law)) ?? 'County').toLowerCase()} is the registered office?`;
  },
  askedWith: { first: 'registeredAgentAddress', ask: () => 'And what county is that in?' },
  why: 'Several states ask for the county of the registered office in the filing.',
  mistake: 'That is too short for a county. Please give its whole name, for example Travis or Cook.',
});

const ownsTogether = patternOf(
  'iu',
  String.raw`\b(?:we|us) (?:each|both|all)? ?owns?\b|\b(?:own|owns|with) (?:half|\d+ ?%)|\b(?:just|only) me\b|\b(?:sole|only) owner\b`,
  String.raw`|\b(?:with|and) my (?:[\p{L}-]+ ){0,2}(?:partner|cousin|brother|sister|friend|wife|husband|son|daughter|buddy|mom|dad)\b`,
);

export const members = defineFact({
  ...people,
  field: 'members',
  role: 'owners',
  heardAs: 'member',
  toldBy: ownsTogether,
  shape: z.array(Member).min(1).max(50),
  kind: 'shares',
  names: 'owners',
  formerSpouse: 'stays',
  needsSurname: true,
  entries: membersForm,
  label: 'Members and ownership',
  called: ['member', 'owner', 'ownership', 'percent', 'percentage'],
  ask: () => 'Who are the members, and what percentage does each own?',
  why: 'The members are the owners. Their percentages must add up to 100%.',
  details: [{ detail: 'percentage', isRequired: true }],
});

export const management = defineFact({
  ...people,
  field: 'management',
  shape: z.enum(['member', 'manager']),
  kind: 'choice',
  label: 'Management',
  ask: () => 'Will the members manage the company themselves, or will managers?',
  why: 'In a member-managed company every owner may act for it; in a manager-managed company only the managers may.',
  choices: [
    {
      value: 'manager',
      label: 'Managed by managers',
      cues: patternOf(
        'u',
        String.raw`(?<!\bno )(?<!\bnot )\bmanagers?\b(?! ?by)`,
        String.raw`|^(?!.*\b(?:we|us|both|together|i|me|myself|ourselves|members?|owners?)\b)`,
        String.raw`.*\p{L} (?:will |should |would )?(?:runs?|manages?|leads?) (?:it|this|the (?:company|business))\b`,
      ),
    },
    {
      value: 'member',
      label: 'Managed by its members',
      cues: patternOf(
        'u',
        String.raw`\bmembers?\b|\bowners\b|\bourselves\b|\bmyself\b|\btogether\b|\b(?:both|all|two|three|four) of us\b`,
        String.raw`|\b(?:i|we)(?:[’']ll)? (?:both |all |two )?(?:will|do|run|manage|lead)\b`,
        String.raw`|\band (?:i|me)\b|\bno managers?\b|^\W*(?:we|us|me|i)\W*$`,
      ),
    },
  ],
});

export const managers = defineFact({
  ...people,
  field: 'managers',
  heardAs: 'manager',
  isOfOwners: true,
  shape: z.array(Party).min(1).max(10),
  kind: 'parties',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: managersForm,
  label: 'Managers',
  applies: onlyWith(['management'], (facts) => valueOf(facts, management) === 'manager'),
  ask: () => 'Who will be the first managers?',
  why: 'You chose managers, so the agreement names them. A manager may be a member or somebody else.',
  mistake: 'Please name one to ten managers.',
});
