import { inWordsAndFigures } from '#assembly/printed-facts.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Words } from '#catalogue/living-trust/testing/words.ts';
import { findHolding } from '#disposition/holdings-of.ts';
import { formatMoney } from '#kit/money.ts';

/** What a living trust says of everything that goes beyond an outright share, where it was chosen. */
export const arrangementWords = (facts: LivingTrustFacts): readonly Words[] => [
  ...together(facts),
  ...inSteps(facts),
  ...forLife(facts),
  ...ofSpouse(facts),
  ...ofAnimals(facts),
  ...ofWishes(facts),
];

const together = ({ disposition: { children } }: LivingTrustFacts): readonly Words[] =>
  children === undefined
    ? []
    : [
        {
          section: 'death.children',
          says: [
            /adopted by the Grantor before the age of eighteen, after that takes as they do/u,
            ...children.members.map(({ name }) => name),
          ],
          message: 'The children do not take as one class.',
        },
      ];

const inSteps = ({ disposition }: LivingTrustFacts): readonly Words[] => {
  const steps = findHolding(disposition, 'inSteps')?.steps ?? [];
  return steps.length === 0
    ? []
    : [
        {
          section: 'death.steps',
          says: [...steps.map(({ age }) => inWordsAndFigures(age)), /all that is then left of it\./u],
          message: 'A step, or its age, is missing.',
        },
      ];
};

const forLife = ({ disposition }: LivingTrustFacts): readonly Words[] => {
  const terms = findHolding(disposition, 'forLife')?.terms;
  if (terms === undefined) return [];
  return [
    {
      section: 'death.lifetimeEnd',
      says: [
        /what is left of the Lifetime Trust/u,
        ...(terms.power === 'none' ? [] : [/may appoint what is left/u]),
        ...(terms.power === 'family' || terms.power === 'others' ? [/but not to the Beneficiary, the estate/u] : []),
      ],
      message: 'Who takes what is left of a share for life is not said.',
    },
  ];
};

const ofSpouse = ({ disposition }: LivingTrustFacts): readonly Words[] => [
  ...(findHolding(disposition, 'maritalTrust')
    ? [
        {
          section: 'death.marital',
          says: [/all of the net income/u],
          message: 'The spouse does not receive all income.',
        },
      ]
    : []),
  ...(findHolding(disposition, 'disclaimerTrust')
    ? [{ section: 'death.disclaimer', says: [/nine months/u], message: 'The time to disclaim is not said.' }]
    : []),
];

const ofAnimals = ({ petFund }: LivingTrustFacts): readonly Words[] =>
  petFund === undefined
    ? []
    : [
        {
          section: 'death.pets',
          says: [petFund.animals, petFund.caretaker.name, formatMoney(petFund.fundInCents)],
          message: 'The animals, their caretaker or the sum are not named.',
        },
      ];

const ofWishes = ({ wishes }: LivingTrustFacts): readonly Words[] =>
  wishes === undefined
    ? []
    : [
        {
          section: 'death.guidance',
          says: [/imposes no duty or condition/u],
          message: 'A wish seems to bind somebody.',
        },
      ];
