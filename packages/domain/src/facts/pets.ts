import { z } from 'zod';
import { defineFact, type Recorded, valueOf, onlyWith } from '#facts/define-fact.ts';
import { officeForm } from '#facts/entry-form.ts';
import { cleanText } from '#facts/clean-text.ts';
import { Party, PersonName } from '#facts/shapes.ts';
import { maritalStatus, spouseName } from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { arranges } from '#facts/special.ts';

// Facts about money for the care of animals.

const pet = {
  group: 'Who receives',
  scope: 'document',
  isRequired: true,
  isAsked: true,
  applies: onlyWith(['specialArrangements'], (facts) => arranges(facts, 'petCare')),
} as const;

export const pets = defineFact({
  ...pet,
  field: 'pets',
  shape: z
    .string()
    .transform((text) => cleanText(text).replace(/[.\s]+$/u, ''))
    .pipe(z.string().min(1).max(300)),
  kind: 'longText',
  label: 'Your animals',
  called: ['pet', 'animal'],
  ask: () => 'Which animals should be cared for? For example: my dog Max and my cat Luna.',
  why: 'The money is for the animals you have now and any you get later; naming them tells the caretaker who is meant.',
});

export const petCaretaker = defineFact({
  ...pet,
  field: 'petCaretaker',
  shape: Party,
  kind: 'party',
  names: 'officers',
  formerSpouse: 'leaves',
  needsSurname: true,
  entries: officeForm,
  label: 'Who cares for your animals',
  called: ['caretaker', 'caregiver', 'who cares for my pets'],
  ask: () => 'Who should take the animals in and care for them?',
  why: 'The caretaker lives with the animals. The trustee holds the money and pays for them.',
});

/** True where a spouse could keep the animals before the caretaker who was named takes them in. */
const hasSpouseBeside = (facts: Recorded): boolean => {
  const spouse = valueOf(facts, spouseName);
  const caretaker = valueOf(facts, petCaretaker)?.name ?? '';
  return valueOf(facts, maritalStatus) === 'Married' && spouse !== undefined && !isSamePerson(spouse, caretaker);
};

export const spouseKeepsPets = defineFact({
  ...pet,
  field: 'spouseKeepsPets',
  shape: z.boolean(),
  kind: 'yesNo',
  label: 'Your spouse keeps the animals',
  called: ['spouse keeps the pets', 'wife keeps the pets', 'husband keeps the pets'],
  applies: onlyWith(
    ['specialArrangements', 'maritalStatus', 'spouseName'],
    (facts) => arranges(facts, 'petCare') && hasSpouseBeside(facts),
  ),
  ask: (facts) =>
    `If ${valueOf(facts, spouseName) ?? 'your spouse'} survives you and wants to keep the animals, should they stay there?`,
  why: 'Usually the animals stay at home. The caretaker takes them in if your spouse cannot or does not want to.',
  usual: () => true,
  otherwise: () => true,
});

export const petFundInCents = defineFact({
  ...pet,
  field: 'petFundInCents',
  shape: z.int().min(1).max(100_000_000_000_000),
  kind: 'money',
  label: 'Money for your animals',
  called: ['pet fund', 'pet money', 'money for my pets'],
  ask: () => 'How much money, in dollars, should be set aside for them?',
  why: 'A court may lower a sum that is clearly more than the animals need. A few thousand dollars for each is common.',
  mistake: 'Please give an amount in dollars, for example 10,000.',
  standIn: 1,
});

export const petRemainder = defineFact({
  ...pet,
  field: 'petRemainder',
  shape: z.enum(['residue', 'caretaker', 'another']),
  kind: 'choice',
  label: 'Who receives what is left of that money',
  called: ['rest of the pet fund', 'what is left of the pet money'],
  ask: () => 'When the last of the animals has died, who should receive what is left of that money?',
  why: 'The money is only for the animals, so the document says where the rest goes.',
  choices: [
    {
      value: 'caretaker',
      label: 'The caretaker',
      cues: /\bcare ?(?:taker|giver)\b|\bwho(?:ever)? (?:\p{L}+ )?(?:took|takes?|taking|cared|cares|looked|looks|looking) (?:care|after|for)\b/u,
    },
    {
      value: 'another',
      label: 'Somebody else or a charity',
      cues: /\bsome(?:body|one) else\b|\bcharity\b|\banother\b|\bshelter\b/u,
    },
    {
      value: 'residue',
      label: 'Those who share the rest',
      cues: /\brest\b|\bresidue\b|\bother\b|\bfamily\b|\bbeneficiar/u,
    },
  ],
  usual: () => 'residue',
  otherwise: () => 'residue',
});

export const petRemainderTaker = defineFact({
  ...pet,
  field: 'petRemainderTaker',
  shape: PersonName,
  kind: 'text',
  names: 'recipients',
  formerSpouse: 'leaves',
  label: 'Name of who receives what is left',
  called: ['who receives the rest of the pet fund'],
  applies: onlyWith(
    ['specialArrangements', 'petRemainder'],
    (facts) => arranges(facts, 'petCare') && valueOf(facts, petRemainder) === 'another',
  ),
  ask: () => 'What is the name of the person or charity that receives what is left?',
  why: 'You chose somebody else to receive what the animals do not need.',
});
