import { z } from 'zod';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { nameForm, stepsForm } from '#facts/entry-form.ts';
import { mayBeHeld } from '#facts/may-be-held.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { PayoutStep, PersonName } from '#facts/shapes.ts';
import { arranges, specialArrangements, spouseTakes } from '#facts/special.ts';
import {
  LifetimePayments,
  LifetimePower,
  LifetimeRemainder,
  paymentChoices,
  powerChoices,
  remainderChoices,
} from '#facts/lifetime-choices.ts';

// Facts about shares that are not paid out at once: in steps, or never as long as somebody lives.

const takersGroup = { group: 'Who receives', scope: 'document', isRequired: true, isAsked: true } as const;

const chosenNames = {
  ...takersGroup,
  shape: z.array(PersonName).min(1).max(30),
  kind: 'people',
  names: 'mentioned',
  formerSpouse: 'stays',
  entries: nameForm(),
  options: mayBeHeld,
  mistake:
    'Please name somebody who receives a share. If you want this for nobody, take it out under “Anything special”.',
  chips: (facts: Recorded) => ['All of them', ...mayBeHeld(facts).slice(0, 4)],
  otherwise: (facts: Recorded) => [...mayBeHeld(facts)],
} as const;

export const takersInSteps = defineFact({
  ...chosenNames,
  field: 'takersInSteps',
  label: 'Whose share is paid out in steps',
  called: ['paid in steps', 'paid out in steps'],
  applies: onlyWith(
    ['specialArrangements', 'beneficiaries'],
    (facts) => arranges(facts, 'paidInSteps') && mayBeHeld(facts).length > 1,
  ),
  ask: () => 'Whose share should be paid out in steps?',
  why: 'The trustee keeps the share and pays it out bit by bit, so that a first mistake with money does not cost all of it.',
});

export const payoutSteps = defineFact({
  ...takersGroup,
  field: 'payoutSteps',
  shape: z.array(PayoutStep).min(2).max(6),
  kind: 'steps',
  entries: stepsForm,
  label: 'Steps in which the share is paid out',
  called: ['step', 'payout step'],
  applies: onlyWith(['specialArrangements'], (facts) => arranges(facts, 'paidInSteps')),
  ask: () =>
    'At which ages, and how much each time? For example: a third at 25, half of the rest at 30, the rest at 35.',
  why: 'Each step pays a part of what is then left. A third, then half of the rest, then the rest are three equal parts. Until then the trustee pays what is needed for health, education and support.',
  mistake: 'Please give two to six steps, each with an age and a part, the last of them the rest.',
  chips: () => ['A third at 25, half of the rest at 30, the rest at 35', 'Half at 25, the rest at 30'],
  standIn: [
    { age: 25, part: '1/2' },
    { age: 30, part: 'rest' },
  ],
});

export const lifetimeTakers = defineFact({
  ...chosenNames,
  field: 'lifetimeTakers',
  label: 'Whose share is kept in trust for life',
  called: ['share kept for life', 'share held for life', 'kept in trust for life'],
  applies: onlyWith(
    ['specialArrangements', 'beneficiaries'],
    (facts) => arranges(facts, 'heldForLife') && mayBeHeld(facts).length > 1,
  ),
  instead: (facts, said) => insteadOfLifetime(facts, said),
  ask: () => 'Whose share should be kept in trust for a lifetime?',
  why: 'The share is never paid over. The trustee cares for that person from it, and it is better protected from debts and a divorce.',
  // Whose share is paid out in steps was said; the others are left.
  otherwise: (facts) => {
    const inSteps = arranges(facts, 'paidInSteps') ? (valueOf(facts, takersInSteps) ?? []) : [];
    const others = mayBeHeld(facts).filter((name) => !inSteps.some((one) => isSamePerson(one, name)));
    return others.length > 0 ? others : [...mayBeHeld(facts)];
  },
});

// Nobody was meant, or the spouse, whose share is kept by a choice of its own.
const insteadOfLifetime = (facts: Recorded, { isSpouse }: { readonly isSpouse: boolean }): Recorded => {
  const chosen = (valueOf(facts, specialArrangements) ?? []).filter((one) => one !== 'heldForLife');
  const isNew = isSpouse && spouseTakes(facts) && !chosen.includes('spouseShare');
  return { specialArrangements: isNew ? [...chosen, 'spouseShare'] : chosen };
};

const forLife = {
  ...takersGroup,
  applies: onlyWith(['specialArrangements'], (facts) => arranges(facts, 'heldForLife')),
} as const;

export const lifetimePayments = defineFact({
  ...forLife,
  field: 'lifetimePayments',
  shape: LifetimePayments,
  kind: 'choice',
  label: 'What is paid from a share kept for life',
  called: ['payment for life', 'income for life'],
  ask: () =>
    'What should be paid from that share: what is needed for health, education and support, or all of its income and what is needed besides?',
  why: 'Paying only what is needed protects more; paying all of the income gives a steady payment.',
  choices: paymentChoices,
  standIn: 'needs',
});

export const lifetimePower = defineFact({
  ...forLife,
  field: 'lifetimePower',
  shape: LifetimePower,
  kind: 'choice',
  label: 'Who decides where it goes in the end',
  called: ['power of appointment', 'who decides where it goes'],
  ask: () =>
    'When that person dies, who decides where the rest of the share goes: you decide it now; or that person chooses by will, among your descendants, or anyone but themselves and their estate, or freely?',
  why: 'Lawyers call the right to choose a power of appointment. A choice within limits keeps what is left out of that person’s taxable estate; a free choice counts it in, and may let creditors reach it.',
  choices: powerChoices,
  standIn: 'none',
});

// Where a share that fails goes to the others first, so does what is left of one kept for life; see decision 76.
const afterOwnLine = (facts: Recorded): string =>
  `${facts['failingShare'] === 'otherShares' ? 'the others who are living, and then ' : ''}those who come next`;

export const lifetimeRemainder = defineFact({
  ...forLife,
  field: 'lifetimeRemainder',
  shape: LifetimeRemainder,
  kind: 'choice',
  label: 'Who takes the rest if nothing is chosen',
  called: ['rest of a share kept for life'],
  ask: (facts) =>
    `${valueOf(facts, lifetimePower) === 'none' ? 'When that person dies, who' : 'And if that person chooses nobody, who'} should receive the rest: that person’s own children and grandchildren, or if there are none ${afterOwnLine(facts)}; somebody whom you name; or those who come next, even if that person leaves children?`,
  why: 'A share that is kept for a lifetime needs somebody who takes it afterwards. Unless you say otherwise, it goes to the own children and grandchildren of that person first.',
  choices: remainderChoices,
  usual: () => 'theirDescendants',
  otherwise: () => 'theirDescendants',
});

export const lifetimeRemainderTaker = defineFact({
  ...takersGroup,
  field: 'lifetimeRemainderTaker',
  shape: PersonName,
  kind: 'text',
  names: 'recipients',
  formerSpouse: 'leaves',
  label: 'Name of who takes the rest of a share kept for life',
  called: ['who takes the rest of a share kept for life'],
  applies: onlyWith(
    ['specialArrangements', 'lifetimeRemainder'],
    (facts) => arranges(facts, 'heldForLife') && valueOf(facts, lifetimeRemainder) === 'named',
  ),
  ask: () => 'What is the name of the person or charity that should receive the rest?',
  why: 'You chose to name who receives what is left. If that person is no longer living then, it goes to the own children of whoever had the share, or to those who come next.',
});
