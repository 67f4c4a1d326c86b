import type { LegalDocument } from '#assembly/document.ts';
import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import type { Finding } from '#review/finding.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { inlinesOf, sectionsOf } from '#review/read-document.ts';
import { requireWords, type Requirement } from '#review/require-words.ts';

/** RLT1 to RLT5 and RLT15: the declaration, the power to revoke, trustees, incapacity, benefits during life, the home. */
export const reviewLifetime = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => [
  ...checkDateLine(document),
  ...requireWords(document, [...declaration(facts), ...revocation, ...incapacity(facts), ...benefits, ...home(facts)]),
  ...checkSuccession(document, facts),
];

const declaration = ({ grantorName, trustName, initialTrustees }: LivingTrustFacts): readonly Requirement[] => [
  {
    check: 'RLT1',
    section: 'declaration.trust',
    says: [grantorName, ...initialTrustees.map(({ name }) => name), /transfers and assigns/u],
    message: 'The declaration does not name you and the first trustee, or transfers nothing.',
  },
  {
    check: 'RLT1',
    section: 'declaration.name',
    says: [trustName],
    message: 'The name of the trust is not stated.',
  },
];

const checkDateLine = (document: LegalDocument): readonly Finding[] => {
  const blocks = sectionsOf(document).find(({ id }) => id === 'declaration.name')?.blocks ?? [];
  return inlinesOf(blocks).some(({ kind }) => kind === 'blank')
    ? []
    : [{ check: 'RLT1', level: 'error', message: 'There is no line for the date of the trust.' }];
};

const revocation: readonly Requirement[] = [
  {
    check: 'RLT2',
    section: 'life.revocation',
    says: [/is revocable/u, /the Grantor may revoke/u, /may amend/u, /signed writing/u, /delivered to the Trustee/u],
    message: 'The trust does not say who may revoke and amend it, and how.',
  },
  {
    check: 'RLT2',
    section: 'life.irrevocable',
    says: [/On the death of the Grantor the Trust becomes irrevocable/u],
    message: 'The trust does not say when it becomes irrevocable.',
  },
];

const testPattern: Readonly<Record<LivingTrustFacts['incapacity']['test'], RegExp>> = {
  twoPhysicians: /determined by the written certification of two physicians/u,
  onePhysicianPlusFamily: /certification of one physician[\s\S]*concurrence of one adult member of the family/u,
  court: /determined only by the order of a court/u,
  panel: /determined in writing by a majority of the following panel/u,
};

const incapacity = ({ incapacity: test }: LivingTrustFacts): readonly Requirement[] => [
  {
    check: 'RLT4',
    section: 'life.incapacity',
    says: [testPattern[test.test], ...(test.test === 'panel' ? test.members.map(({ name }) => name) : [])],
    message: 'The test of incapacity is not the one that you chose.',
  },
  {
    check: 'RLT4',
    section: 'life.care',
    says: [/successor Trustee[\s\S]*shall assume the office/u, /income and principal/u],
    message: 'The trust does not say who acts for you while you cannot.',
  },
  {
    check: 'RLT4',
    section: 'life.health',
    says: [/\bHIPAA\b/u, /authorizes/u],
    message: 'The release of health information is missing.',
  },
];

const benefits: readonly Requirement[] = [
  {
    check: 'RLT5',
    section: 'life.distributions',
    says: [/shall pay to the Grantor[\s\S]*net income/u, /as much of the principal as the Grantor requests/u],
    message: 'The trust does not give you income and principal on request.',
  },
];

const home = ({ landLaws }: LivingTrustFacts): readonly Requirement[] => {
  const ofStates = landLaws.flatMap(({ words }) => words?.residenceInTrust?.value ?? []);
  return [
    {
      check: 'RLT15',
      level: ofStates.length > 0 ? 'error' : 'warning',
      section: 'life.residence',
      says: [
        /present right to use and occupy/u,
        ...ofStates.map((piece) => ('own' in piece ? piece.own : piece.statute)),
      ],
      message: 'The right to live in the home, which homestead exemptions depend on, is missing.',
    },
  ];
};

const checkSuccession = (document: LegalDocument, facts: LivingTrustFacts): readonly Finding[] => {
  const blocks = sectionsOf(document).find(({ id }) => id === 'trustees.succession')?.blocks ?? [];
  const named = inlinesOf(blocks).flatMap((inline) => (inline.kind === 'party' ? [inline.name] : []));
  const isOrdered = named.join('\n') === facts.successorTrustees.map(({ name }) => name).join('\n');
  const isOther = facts.successorTrustees.every(
    ({ name }) =>
      !isSamePerson(name, facts.grantorName) &&
      !facts.initialTrustees.some((trustee) => isSamePerson(trustee.name, name)),
  );
  return [
    ...(isOrdered && isOther
      ? []
      : [{ check: 'RLT3', level: 'error', message: 'The successor trustees are not named in their order.' } as const]),
    ...requireWords(document, [
      {
        check: 'RLT3',
        section: 'trustees.initial',
        says: facts.initialTrustees.map(({ name }) => name),
        message: 'The first trustee is not named.',
      },
      {
        check: 'RLT3',
        section: 'trustees.vacancy',
        says: [/majority in interest/u, /court/u],
        message: 'The trust does not say who appoints a trustee when every named one fails.',
      },
    ]),
  ];
};
