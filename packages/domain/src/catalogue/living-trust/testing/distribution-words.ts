import { arrangementWords } from '#catalogue/living-trust/testing/arrangement-words.ts';
import { inWordsAndFigures } from '#assembly/printed-facts.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { findHolding } from '#disposition/holdings-of.ts';
import type { Words } from '#catalogue/living-trust/testing/words.ts';

/** What a living trust says of who takes what, when, and what is paid first. */
export const distributionWords = (facts: LivingTrustFacts): readonly Words[] => [
  ...takers(facts),
  ...holding(facts),
  ...survival(facts),
  ...ultimate,
  ...gifts(facts),
  ...debts(facts),
  ...arrangementWords(facts),
];

const takers = ({ contingentBeneficiaries, disposition }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'death.contingent',
    says:
      contingentBeneficiaries === 'heirsAtLaw' ? [/Heirs at Law/u] : contingentBeneficiaries.map(({ name }) => name),
    message: 'Those who come next are not named.',
  },
  {
    section: (disposition.manner ?? 'perStirpes') === 'perStirpes' ? 'death.words' : 'death.manner',
    says: [new RegExp(`“${mannerWords[disposition.manner ?? 'perStirpes']}” is divided into as many equal parts`, 'u')],
    message: 'The manner in which descendants divide is not defined.',
  },
  {
    section: 'death.lapse',
    says: [/does not survive the Grantor/u],
    message: 'The trust does not say what happens when a beneficiary dies first.',
  },
  {
    section: 'death.shares',
    says: disposition.portions.some(({ passesToDescendants }) => passesToDescendants)
      ? [mannerWords[disposition.manner ?? 'perStirpes']]
      : [],
    message: 'The trust does not say that the descendants of a beneficiary come next, as you chose.',
  },
];

const mannerWords = {
  perStirpes: 'Per Stirpes',
  byRepresentation: 'By Representation',
  perCapita: 'Per Capita at Each Generation',
} as const;

const holding = ({ disposition }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'death.held',
    says: [
      /health, education, maintenance, and support/u,
      ...(findHolding(disposition, 'untilAge') ? [/states an age/u] : []),
      ...(findHolding(disposition, 'inSteps') ? [/directs distribution in steps/u] : []),
    ],
    message: 'The trust for shares that are held back is missing.',
  },
  {
    section: 'death.minors',
    says: [/under the age of twenty-one \(21\)/u, /custodian/u, /Uniform Transfers to Minors Act/u],
    message: 'The rule for young people, with its age and a custodian, is missing.',
  },
];

const survival = ({ survivalDays }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'death.survival',
    says: [
      ...(survivalDays === 0 ? [] : [inWordsAndFigures(survivalDays)]),
      survivalDays === 0 ? /order of deaths cannot be established/u : /deaths are simultaneous/u,
    ],
    message: 'The survival period or the rule on simultaneous death is missing.',
  },
];

const ultimate: readonly Words[] = [
  {
    section: 'death.ultimate',
    says: [/Heirs at Law/u, /intestacy/u],
    message: 'Nobody takes if every other gift fails.',
  },
];

const gifts = ({ specificGifts }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'death.gifts',
    says: [
      /lapses/u,
      ...specificGifts.flatMap(({ recipient, item, alternate }) => [
        recipient,
        item,
        ...(alternate === undefined ? [] : [alternate]),
      ]),
    ],
    message: 'A specific gift, or the rule on its lapse, is missing.',
  },
];

const debts = ({ debtsAndTaxesFrom }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'death.debts',
    says: [
      debtsAndTaxesFrom === 'residue' ? /charged to the residue/u : /charged pro rata/u,
      /does not exonerate property outside the Trust/u,
    ],
    message: 'The source of debts and taxes is not the one that you chose.',
  },
];
