import type { LegalDocument } from '#assembly/document.ts';
import { percentInWords } from '#assembly/number-words.ts';
import { inWordsAndFigures } from '#assembly/printed-facts.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Finding } from '#review/finding.ts';
import { inlinesOf, sectionsOf, sectionText } from '#review/read-document.ts';
import { requireWords, type Requirement } from '#review/require-words.ts';

/** RLT6 to RLT11: who takes what, when, and what is paid first. */
export const reviewDistribution = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => [
  ...checkEachShare(document, facts),
  ...requireWords(document, [
    ...takers(facts),
    ...holding(facts),
    ...survival(facts),
    ...ultimate,
    ...gifts(facts),
    ...debts(facts),
  ]),
];

const checkEachShare = (document: LegalDocument, { disposition }: LivingTrustFacts): readonly Finding[] => {
  const blocks = sectionsOf(document).find(({ id }) => id === 'death.shares')?.blocks ?? [];
  const named = inlinesOf(blocks).flatMap((inline) => (inline.kind === 'party' ? [inline.name] : []));
  const lines = sectionText(document, 'death.shares').split('\n');
  return disposition.portions.flatMap(({ name, percentage, holding }): readonly Finding[] => {
    const line = lines.find(
      (one) =>
        [`) ${name}:`, `) ${name} (`].some((start) => one.includes(start)) && one.includes(percentInWords(percentage)),
    );
    const isThere = named.filter((one) => one === name).length === 1 && line !== undefined;
    const isHeld = holding.kind !== 'untilAge' || line?.includes(`until age ${inWordsAndFigures(holding.age)}`);
    return [
      ...(isThere
        ? []
        : [{ check: 'RLT6', level: 'error', message: `${name} does not stand once in the division.` } as const]),
      ...(isThere && !isHeld
        ? [{ check: 'RLT7', level: 'error', message: `The age at which ${name} receives is not stated.` } as const]
        : []),
    ];
  });
};

const takers = ({ contingentBeneficiaries, disposition }: LivingTrustFacts): readonly Requirement[] => [
  {
    check: 'RLT6',
    section: 'death.contingent',
    says:
      contingentBeneficiaries === 'heirsAtLaw' ? [/Heirs at Law/u] : contingentBeneficiaries.map(({ name }) => name),
    message: 'Those who come next are not named.',
  },
  {
    check: 'RLT6',
    section: 'death.words',
    says: [/“Per Stirpes” is divided into as many equal parts/u],
    message: 'Per stirpes is not defined.',
  },
  {
    check: 'RLT6',
    section: 'death.lapse',
    says: [/does not survive the Grantor/u],
    message: 'The trust does not say what happens when a beneficiary dies first.',
  },
  {
    check: 'RLT6',
    section: 'death.shares',
    says: disposition.portions.some(({ passesToDescendants }) => passesToDescendants) ? [/Per Stirpes/u] : [],
    message: 'The trust does not say that the descendants of a beneficiary come next, as you chose.',
  },
];

const holding = ({ disposition }: LivingTrustFacts): readonly Requirement[] => [
  {
    check: 'RLT7',
    section: 'death.held',
    says: [
      /health, education, maintenance, and support/u,
      ...(disposition.portions.some((portion) => portion.holding.kind === 'untilAge') ? [/states an age/u] : []),
    ],
    message: 'The trust for shares that are held back is missing.',
  },
  {
    check: 'RLT7',
    section: 'death.minors',
    says: [/under the age of twenty-one \(21\)/u, /custodian/u, /Uniform Transfers to Minors Act/u],
    message: 'The rule for young people, with its age and a custodian, is missing.',
  },
];

const survival = ({ survivalDays }: LivingTrustFacts): readonly Requirement[] => [
  {
    check: 'RLT8',
    section: 'death.survival',
    says: [
      ...(survivalDays === 0 ? [] : [inWordsAndFigures(survivalDays)]),
      survivalDays === 0 ? /order of deaths cannot be established/u : /deaths are simultaneous/u,
    ],
    message: 'The survival period or the rule on simultaneous death is missing.',
  },
];

const ultimate: readonly Requirement[] = [
  {
    check: 'RLT9',
    section: 'death.ultimate',
    says: [/Heirs at Law/u, /intestacy/u],
    message: 'Nobody takes if every other gift fails.',
  },
];

const gifts = ({ specificGifts }: LivingTrustFacts): readonly Requirement[] => [
  {
    check: 'RLT10',
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

const debts = ({ debtsAndTaxesFrom }: LivingTrustFacts): readonly Requirement[] => [
  {
    check: 'RLT11',
    section: 'death.debts',
    says: [
      debtsAndTaxesFrom === 'residue' ? /charged to the residue/u : /charged pro rata/u,
      /does not exonerate property outside the Trust/u,
    ],
    message: 'The source of debts and taxes is not the one that you chose.',
  },
];
