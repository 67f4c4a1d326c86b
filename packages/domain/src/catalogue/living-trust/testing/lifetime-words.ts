import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Words } from '#catalogue/living-trust/testing/words.ts';

/** What a living trust says of its declaration, of revocation, incapacity, benefits during life, the home and trustees. */
export const lifetimeWords = (facts: LivingTrustFacts): readonly Words[] => [
  ...declaration(facts),
  ...revocation,
  ...incapacity(facts),
  ...benefits,
  ...home(facts),
  ...trustees(facts),
];

const declaration = ({ grantorName, trustName, initialTrustees }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'declaration.trust',
    says: [grantorName, ...initialTrustees.map(({ name }) => name), /transfers and assigns/u],
    message: 'The declaration does not name you and the first trustee, or transfers nothing.',
  },
  {
    section: 'declaration.name',
    says: [trustName],
    message: 'The name of the trust is not stated.',
  },
];

const revocation: readonly Words[] = [
  {
    section: 'life.revocation',
    says: [/is revocable/u, /the Grantor may revoke/u, /may amend/u, /signed writing/u, /delivered to the Trustee/u],
    message: 'The trust does not say who may revoke and amend it, and how.',
  },
  {
    section: 'life.irrevocable',
    says: [/On the death of the Grantor the Trust becomes irrevocable/u],
    message: 'The trust does not say when it becomes irrevocable.',
  },
];

const testPattern: Readonly<Record<LivingTrustFacts['incapacity']['test'], RegExp>> = {
  twoPhysicians: /determined by the written certification of two physicians/u,
  onePhysicianPlusFamily: /certification of one physician[\s\S]*concurrence of one adult close to/u,
  court: /determined only by the order of a court/u,
  panel: /determined in writing by a majority of the following panel/u,
};

const incapacity = ({ incapacity: test }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'life.incapacity',
    says: [testPattern[test.test], ...(test.test === 'panel' ? test.members.map(({ name }) => name) : [])],
    message: 'The test of incapacity is not the one that you chose.',
  },
  {
    section: 'life.care',
    says: [/successor Trustee[\s\S]*shall assume the office/u, /income and principal/u],
    message: 'The trust does not say who acts for you while you cannot.',
  },
  {
    section: 'life.health',
    says: [/\bHIPAA\b/u, /authorizes/u],
    message: 'The release of health information is missing.',
  },
];

const benefits: readonly Words[] = [
  {
    section: 'life.distributions',
    says: [/shall pay to the Grantor[\s\S]*net income/u, /as much of the principal as the Grantor requests/u],
    message: 'The trust does not give you income and principal on request.',
  },
];

const home = ({ landLaws }: LivingTrustFacts): readonly Words[] => {
  const ofStates = landLaws.flatMap(({ words }) => words?.residenceInTrust?.value ?? []);
  return [
    {
      section: 'life.residence',
      says: [
        /present right to use and occupy/u,
        // Who makes the trust stands in the gaps of our own words.
        ...ofStates.flatMap((piece) => ('own' in piece ? piece.own.split(/\{\w+\}/u) : [piece.statute])),
      ],
      message: 'The right to live in the home, which homestead exemptions depend on, is missing.',
    },
  ];
};

const trustees = ({ initialTrustees }: LivingTrustFacts): readonly Words[] => [
  {
    section: 'trustees.initial',
    says: initialTrustees.map(({ name }) => name),
    message: 'The first trustee is not named.',
  },
  {
    section: 'trustees.vacancy',
    says: [/majority in interest/u, /court/u],
    message: 'The trust does not say who appoints a trustee when every named one fails.',
  },
];
