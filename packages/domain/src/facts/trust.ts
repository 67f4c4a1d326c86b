import { z } from 'zod';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { officeForm, officersForm, peopleForm } from '#facts/entry-form.ts';
import { wordsForNext } from '#facts/words-for-next.ts';
import { grantorName, grantorState, maritalStatus, spouseName } from '#facts/person.ts';
import { Party, PersonName, Prose, State } from '#facts/shapes.ts';
import { payChoices } from '#facts/pay-choices.ts';
import { eachAlone, together } from '#facts/signing-together.ts';
import { arranges } from '#facts/special.ts';

const managers = { group: 'Who manages', scope: 'document', isRequired: true, isAsked: true } as const;
const instrument = { group: 'The document', scope: 'document', isRequired: true, isAsked: true } as const;
const incapacity = { group: 'If you cannot act', scope: 'document', isRequired: true, isAsked: true } as const;
const serves = { names: 'officers', formerSpouse: 'leaves' } as const;

export const successorTrustee = defineFact({
  ...managers,
  field: 'successorTrustee',
  heardAs: 'trustee',
  nextInLine: 'successorTrustees',
  shape: Party,
  kind: 'party',
  ...serves,
  needsSurname: true,
  entries: officeForm,
  label: 'Successor trustee',
  called: ['successor', 'trustee'],
  ask: () => 'Who should take over as successor trustee if the first trustee can no longer serve?',
  why: 'The successor trustee steps in when the first trustee dies or can no longer manage the trust, so it has to be somebody else.',
});

export const successorTrustees = defineFact({
  ...managers,
  field: 'successorTrustees',
  heardAs: 'nextTrustee',
  shape: z.array(Party).max(8),
  kind: 'parties',
  ...serves,
  needsSurname: true,
  entries: officersForm('Nobody further'),
  label: 'Further successor trustees, in order',
  called: ['further successor', ...wordsForNext('trustee'), ...wordsForNext('successor trustee')],
  isRequired: false,
  ask: () => 'Who is next in line as trustee after that, if anyone?',
  askedWith: { first: 'successorTrustee' },
  why: 'A second name in line keeps a court from having to appoint a trustee.',
  chips: () => ['Nobody else', 'Skip for now'],
  otherwise: () => [],
});

export const initialTrustee = defineFact({
  ...managers,
  field: 'initialTrustee',
  nextInLine: 'successorTrustee',
  heardAs: 'initialTrustee',
  shape: z.array(Party).min(1).max(5),
  kind: 'parties',
  ...serves,
  entries: officersForm(),
  label: 'First trustee',
  called: ['initial trustee', 'co-trustee', 'cotrustee'],
  ask: () =>
    'Who should manage the trust from the start? Most people serve as their own trustee, alone or together with their spouse.',
  why: 'While you are able to, you can manage your trust yourself, just as you manage your property today.',
  mistake: 'Please name one to five trustees.',
  chips: (facts) => {
    const spouse = valueOf(facts, maritalStatus) === 'Separated' ? undefined : valueOf(facts, spouseName);
    return ['I will', ...(spouse ? [`${spouse} and I`] : [])];
  },
});

export const coTrusteesActJointly = defineFact({
  ...managers,
  field: 'coTrusteesActJointly',
  shape: z.boolean(),
  kind: 'yesNo',
  saysYes: together,
  saysNo: eachAlone,
  label: 'Co-trustees must act together',
  called: ['act together', 'sign together', 'act jointly'],
  applies: onlyWith(['initialTrustee'], (facts) => (valueOf(facts, initialTrustee)?.length ?? 0) > 1),
  ask: () => 'Must the co-trustees act together?',
  why: 'Acting together is safer; acting alone is quicker.',
  otherwise: () => true,
});

export const trusteeCompensation = defineFact({
  ...managers,
  field: 'trusteeCompensation',
  shape: z.enum(['reasonable', 'none', 'fixed', 'stateStatute']),
  kind: 'choice',
  label: 'Pay of the trustee',
  called: ['pay', 'compensation', "trustee's pay", 'trustee compensation', "trustee's fee", 'fee'],
  ask: () => 'Should the trustee be paid?',
  why: 'Reasonable pay is usual; family members often waive it.',
  choices: payChoices,
  usual: () => 'reasonable',
  otherwise: () => 'reasonable',
});

export const trusteeFixedFeeInCents = defineFact({
  ...managers,
  field: 'trusteeFixedFeeInCents',
  shape: z.int().min(0),
  kind: 'money',
  label: 'Fixed yearly fee of the trustee',
  called: ['fixed fee', 'yearly fee'],
  applies: onlyWith(['trusteeCompensation'], (facts) => valueOf(facts, trusteeCompensation) === 'fixed'),
  ask: () => 'What fixed yearly fee, in dollars, should the trustee receive?',
  why: 'You chose a fixed fee, so the document states the amount.',
});

export const bondRequired = defineFact({
  ...managers,
  field: 'bondRequired',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'The trustee must post a bond',
  called: ['bond'],
  ask: () => 'Must the trustee post a bond?',
  why: 'A bond is an insurance against a dishonest trustee, paid by the trust. Most people waive it for somebody they trust.',
  usual: () => false,
  otherwise: () => false,
});

export const trustProtector = defineFact({
  ...managers,
  field: 'trustProtector',
  heardAs: 'protector',
  shape: Party,
  kind: 'party',
  ...serves,
  needsSurname: true,
  entries: officeForm,
  label: 'Trust protector',
  called: ['protector'],
  isRequired: false,
  applies: onlyWith(
    ['specialArrangements'],
    (facts) => arranges(facts, 'protector') || facts.trustProtector !== undefined,
  ),
  ask: () => 'Who should be able to remove and replace trustees when you no longer can?',
  why: 'A trust protector watches over the trustee, and may not be the new trustee. It should be somebody who receives nothing from the trust.',
});

export const incapacityTest = defineFact({
  ...incapacity,
  field: 'incapacityTest',
  shape: z.enum(['twoPhysicians', 'onePhysicianPlusFamily', 'court', 'panel']),
  kind: 'choice',
  label: 'Who decides that you can no longer manage',
  called: ['incapacity', 'incapacitated', 'physician', 'doctor'],
  ask: () =>
    'Who should decide that you can no longer manage the trust: two physicians, one physician together with a family member, a court, or a panel that you name?',
  askedWith: { first: 'initialTrustee' },
  why: 'The successor trustee takes over when you become unable to manage, and somebody has to decide that without a quarrel. Where somebody close to you has a say, your spouse or partner comes first, then your children and other relatives, and never a person whom you leave out. If nobody is left, a second physician or a court decides.',
  choices: [
    {
      value: 'onePhysicianPlusFamily',
      label: 'One physician and a family member',
      cues: /\b(?:one|a|my|1) (?:physician|doctor|doc)\b.*\b(?:and|plus|with|family|relative|wife|husband|son|daughter|kid)|\bfamily\b/u,
    },
    {
      value: 'twoPhysicians',
      label: 'Two physicians',
      cues: /\b(?:two|2|both|dos)\b.*\b(?:physician|doctor)|\b(?:physicians|doctors|doctores|docs|drs)\b/u,
    },
    { value: 'court', label: 'A court', cues: /\b(?:court|judge)\b/u },
    { value: 'panel', label: 'A panel that I name', cues: /\b(?:panel|committee|group)\b/u },
  ],
  standIn: 'court',
});

export const incapacityPanel = defineFact({
  ...incapacity,
  field: 'incapacityPanel',
  heardAs: 'panel',
  shape: z.array(Party).min(1).max(7),
  kind: 'parties',
  ...serves,
  entries: peopleForm(),
  label: 'Members of the panel',
  called: ['panel'],
  applies: onlyWith(['incapacityTest'], (facts) => valueOf(facts, incapacityTest) === 'panel'),
  ask: () => 'Who should sit on that panel? Please name each person.',
  why: 'The panel decides whether you can still manage the trust.',
  mistake: 'Please name one to seven people for the panel.',
});

export const trustName = defineFact({
  ...instrument,
  field: 'trustName',
  shape: PersonName,
  kind: 'text',
  label: 'Name of the trust',
  called: ['trust name', 'name of the trust'],
  ask: () => 'What should the trust be called?',
  why: 'Banks and title companies use this name when property is moved into the trust.',
  usual: (facts) => {
    const name = valueOf(facts, grantorName);
    return name ? `The ${name} Living Trust`.slice(0, 120) : undefined;
  },
});

export const governingState = defineFact({
  ...instrument,
  field: 'governingState',
  shape: State,
  kind: 'state',
  label: "Governing state's law",
  called: ['governing state', 'governing law', 'state law'],
  ask: () => "Which state's law should govern the trust?",
  why: 'The law of your home state is the usual choice.',
  usual: (facts) => valueOf(facts, grantorState),
  otherwise: (facts) => valueOf(facts, grantorState),
});

const isElsewhere = (facts: Recorded): boolean => {
  const [governing, home] = [valueOf(facts, governingState), valueOf(facts, grantorState)];
  return governing !== undefined && home !== undefined && governing !== home;
};

export const governingStateReason = defineFact({
  ...instrument,
  field: 'governingStateReason',
  shape: Prose,
  kind: 'longText',
  label: 'Reason for choosing the law of another state',
  called: ['reason'],
  applies: onlyWith(['governingState', 'grantorState'], isElsewhere),
  ask: () => 'You chose the law of a state that is not your home state. What is the reason for that?',
  why: 'Courts look for a connection between the trust and the state whose law it chooses.',
});

export const trustPurpose = defineFact({
  ...instrument,
  field: 'trustPurpose',
  shape: Prose,
  kind: 'longText',
  label: 'Purpose of the trust',
  called: ['purpose'],
  isRequired: false,
  isAsked: false,
  ask: () => 'Is there a particular purpose that the trust should serve?',
  why: 'A stated purpose guides the trustee when a question comes up that nobody foresaw.',
  chips: () => ['Skip for now'],
});

export const specialInstructions = defineFact({
  ...instrument,
  field: 'specialInstructions',
  role: 'own-instructions',
  shape: Prose,
  kind: 'longText',
  label: 'Special instructions',
  called: ['instruction', 'special wish', 'note'],
  isRequired: false,
  ask: () =>
    'Is there anything else that the document should say in your own words, for example a wish for your funeral, or somebody whom you mean to leave out?',
  why: 'Wishes that fit nowhere else are written into the document in your own words.',
  chips: () => ['Nothing else'],
});

export const noContest = defineFact({
  ...instrument,
  field: 'noContest',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'Whoever contests loses their share',
  called: ['no contest', 'no contest clause', 'contest clause', 'in terrorem'],
  overheard: {
    said: /\b(?:contest\w*|challeng\w+|fights?|sues?|disput\w+|attacks?)\b[^.;]{0,60}\b(?:los(?:e|es|ing)|(?:gets?|receives?|inherits?|takes?) nothing|forfeits?|(?:is|are|be) (?:out|cut out|disinherited))\b/u,
    named: /\bno-? ?contest\b(?: clause)?|\bin terrorem\b/u,
    hinted:
      /\b(?:(?:don'?t|do not|never) want\b[^.;]{0,40}\b)?(?:contest(?:s|ed|ing)?|challeng\w+|(?:fights?|fighting|sues?|suing)\b[^.;]{0,30}\b(?:court|trust|will))\b/u,
  },
  ask: () => 'Should someone who contests the trust lose their share?',
  why: 'A no-contest clause discourages quarrels; some states limit it.',
  usual: () => false,
  otherwise: () => false,
});

export const hasPourOverWill = defineFact({
  ...instrument,
  field: 'hasPourOverWill',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'Matching pour-over will',
  called: ['pour over', 'pour over will'],
  ask: () => 'Do you also want the matching pour-over will?',
  why: 'A pour-over will catches property that was never moved into the trust.',
  usual: () => true,
  standIn: true,
});
