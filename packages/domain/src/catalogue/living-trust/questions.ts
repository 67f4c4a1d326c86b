import { peopleForm } from '#facts/entry-form.ts';
import { isAvailableType } from '#catalogue/available-types.ts';
import { checkLivingTrustFacts } from '#catalogue/living-trust/check-living-trust-facts.ts';
import { holdsHome } from '#catalogue/living-trust/holds-home.ts';
import * as fiduciaries from '#catalogue/questions/fiduciaries.ts';
import * as grantor from '#catalogue/questions/grantor.ts';
import * as instrument from '#catalogue/questions/instrument.ts';
import * as takers from '#catalogue/questions/takers.ts';
import type { FactQuestion, QuestionPlan } from '#interview/fact-question.ts';

const incapacityTest: FactQuestion = {
  field: 'incapacityTest',
  group: 'If you cannot act',
  label: 'Who decides that you can no longer manage',
  kind: 'choice',
  isRequired: true,
  isAsked: true,
  ask: () =>
    'Who should decide that you can no longer manage the trust: two physicians, one physician together with a family member, a court, or a panel that you name?',
  why: 'The successor trustee takes over when you become unable to manage, and somebody has to decide that without a quarrel.',
  choices: [
    {
      value: 'onePhysicianPlusFamily',
      label: 'One physician and a family member',
      cues: /\b(?:one|a|my|1) (?:physician|doctor)\b.*\b(?:and|plus|with|family|relative|wife|husband|son|daughter|kid)|\bfamily\b/u,
    },
    {
      value: 'twoPhysicians',
      label: 'Two physicians',
      cues: /\b(?:two|2|both)\b.*\b(?:physician|doctor)|\b(?:physicians|doctors)\b/u,
    },
    { value: 'court', label: 'A court', cues: /\b(?:court|judge)\b/u },
    { value: 'panel', label: 'A panel that I name', cues: /\b(?:panel|committee|group)\b/u },
  ],
};

const incapacityPanel: FactQuestion = {
  field: 'incapacityPanel',
  endsWithMarriage: true,
  group: 'If you cannot act',
  label: 'Members of the panel',
  kind: 'parties',
  entries: peopleForm(),
  isRequired: true,
  isAsked: true,
  applies: (facts) => facts.incapacityTest === 'panel',
  ask: () => 'Who should sit on that panel? Please name each person.',
  why: 'The panel decides whether you can still manage the trust.',
};

const residencePlan: FactQuestion = {
  field: 'residencePlan',
  group: 'Property',
  label: 'What happens to your home',
  kind: 'choice',
  isRequired: false,
  isAsked: true,
  applies: holdsHome,
  ask: () => 'What should happen to your home? If it needs no rule of its own, it is shared like everything else.',
  why: 'A home often needs a rule of its own: a spouse who stays in it, one person who takes it over, or a sale.',
  choices: [
    {
      value: 'spouseMayLive',
      label: 'My spouse may live there',
      cues: /\b(?:live|lives|living|stay|stays|remain|remains)\b|^\W*(?:my )?(?:spouse|wife|husband)\W*$/u,
      applies: grantor.isMarried,
    },
    { value: 'sell', label: 'Sell it and share the proceeds', cues: /\bs(?:ell|old|ale)\b/u },
    {
      value: 'giveTo',
      label: 'Give it to one person',
      cues: /\b(?:give|given)\b|\b(?:goes?|going|leave|leaving) (?:it )?to\b|\b(?:gets?|takes?|should have) (?:it|the house|the home|our home|my home)\b/u,
    },
  ],
  chips: () => ['No rule of its own'],
};

const residenceRecipient: FactQuestion = {
  field: 'residenceRecipient',
  endsWithMarriage: true,
  group: 'Property',
  label: 'Who receives your home',
  kind: 'text',
  isRequired: true,
  isAsked: true,
  applies: (facts) => facts.residencePlan === 'giveTo',
  ask: () => 'Who should receive your home?',
  why: 'You chose to give your home to one person.',
};

const debtsAndTaxesFrom: FactQuestion = {
  field: 'debtsAndTaxesFrom',
  group: 'The document',
  label: 'Debts and taxes are paid from',
  kind: 'choice',
  isRequired: true,
  isAsked: true,
  ask: () => 'Which share should pay debts and taxes: the residue, or every share in proportion?',
  why: 'Debts and taxes have to be paid before the rest is shared.',
  choices: [
    { value: 'residue', label: 'The residue', cues: /\bresidu|\bthe rest\b|\bwhat(?:'s| is) left\b/u },
    {
      value: 'proRata',
      label: 'Every share in proportion',
      cues: /\bpro ?-?rata\b|\bproportion|\bevery(?:one| share)|\beach\b/u,
    },
  ],
  usual: () => 'residue',
};

const noContest: FactQuestion = {
  field: 'noContest',
  group: 'The document',
  label: 'Whoever contests loses their share',
  kind: 'yesNo',
  isRequired: true,
  isAsked: true,
  ask: () => 'Should someone who contests the trust lose their share?',
  why: 'A no-contest clause discourages quarrels; some states limit it.',
  usual: () => false,
};

// While the catalogue has no will of its own to offer, nobody is led to believe that one comes with the trust.
const offersWill = isAvailableType('pour-over-will');

const hasPourOverWill: FactQuestion = {
  field: 'hasPourOverWill',
  group: 'The document',
  label: offersWill ? 'Matching pour-over will' : 'Mentions a pour-over will (we do not offer one yet)',
  kind: 'yesNo',
  isRequired: true,
  isAsked: true,
  ask: () =>
    offersWill
      ? 'Do you also want the matching pour-over will?'
      : 'Should the trust mention a pour-over will? We do not offer the matching will yet, so answer yes only if you have one made elsewhere.',
  why: offersWill
    ? 'A pour-over will catches property that was never moved into the trust.'
    : 'A pour-over will catches property that was never moved into the trust. The trust mentions it only if there is one.',
  usual: () => offersWill,
};

/** The revocable living trust: every fact in the order in which the interview asks it. */
export const livingTrustPlan: QuestionPlan = {
  documentType: 'living-trust',
  documentName: 'living trust',
  paysOutAtDeath: true,
  needsSurnames: true,
  check: checkLivingTrustFacts,
  questions: [
    grantor.grantorName,
    grantor.grantorAka,
    grantor.grantorAddress,
    grantor.grantorState,
    grantor.grantorCounty,
    grantor.grantorDateOfBirth,
    grantor.maritalStatus,
    grantor.spouseName,
    grantor.children,
    takers.beneficiaries,
    takers.contingentBeneficiaries,
    fiduciaries.initialTrustee,
    fiduciaries.coTrusteesActJointly,
    fiduciaries.successorTrustee,
    fiduciaries.successorTrustees,
    incapacityTest,
    incapacityPanel,
    instrument.assets,
    residencePlan,
    residenceRecipient,
    takers.specificGifts,
    grantor.intentionallyOmitted,
    instrument.specialInstructions,
    takers.distributionInstructions,
    instrument.trustPurpose,
    fiduciaries.trustProtector,
    instrument.trustName,
    instrument.governingState,
    instrument.governingStateReason,
    fiduciaries.trusteeCompensation,
    fiduciaries.trusteeFixedFeeInCents,
    fiduciaries.bondRequired,
    takers.survivalDays,
    debtsAndTaxesFrom,
    noContest,
    hasPourOverWill,
  ],
};
