import { isRetirementAccount } from '#catalogue/living-trust/asset-kind.ts';
import { requiredFields } from '#catalogue/living-trust/required-fields.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import { minorsWithoutAge } from '#facts/minors-without-age.ts';
import { nameKey } from '#facts/name-key.ts';
import { peopleIn } from '#facts/people-in.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import type { LawSource } from '#law/law-source.ts';
import { isCommunityProperty, noContest as effectOfNoContest } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { ageOn, type PlainDate } from '#kit/plain-date.ts';
import type { FactIssue } from '#review/finding.ts';
import { isCalled, isSamePerson } from '#facts/same-person.ts';

/**
 * The common validations V1 to V11 on the facts of a living trust, recorded so far. Errors keep it from being complete. `today`
 * decides ages. What is only known at signing (V9, the witnesses) is decided where witnesses are added.
 */
export const checkLivingTrustFacts = (facts: Facts, today: PlainDate, laws: LawSource): readonly FactIssue[] => [
  ...findMissing(facts),
  ...findPlaceholders(facts),
  ...checkShares(facts),
  ...checkAge(facts, today),
  ...checkTrustees(facts),
  ...checkFirstTrustees(facts),
  ...checkMerger(facts),
  ...checkOmitted(facts),
  ...checkGoverningState(facts),
  ...checkCommunityProperty(facts, laws),
  ...checkYoungAndDisabled(facts, today),
  ...checkProperty(facts),
  ...checkResidencePlan(facts),
  ...checkNoContest(facts, laws),
  ...checkNames(facts),
];

const error = (code: string, fields: readonly FieldId[], message: string): FactIssue => ({
  code,
  level: 'error',
  fields,
  message,
});

const warning = (code: string, fields: readonly FieldId[], message: string): FactIssue => ({
  code,
  level: 'warning',
  fields,
  message,
});

const findMissing = (facts: Facts): readonly FactIssue[] =>
  requiredFields(facts)
    .filter((field) => facts[field] === undefined)
    .map((field) => error('V1', [field], 'This is still missing.'));

// The names that templates and examples carry; a document that names one of them was not finished.
const placeholder =
  /^(?:john|jane) doe$|^(?:grantor|your|trustee|beneficiary) name$|^beneficiary \d+$|^sample$|^living trust$|^\[.*\]$/iu;

const findPlaceholders = (facts: Facts): readonly FactIssue[] =>
  namesOf(facts)
    .filter(([, name]) => placeholder.test(name))
    .map(([field, name]) => error('V1', [field], `“${name}” looks like a placeholder, not a name.`));

// A trust is named too, and nothing keeps its name from being a template's.
const namesOf = (facts: Facts): readonly (readonly [FieldId, string])[] => [
  ...peopleIn(facts).map(({ field, name }) => [field, name] as const),
  ...(facts.trustName === undefined ? [] : [['trustName', facts.trustName] as const]),
];

const namedContingents = (facts: Facts) =>
  facts.contingentBeneficiaries === 'heirsAtLaw' ? [] : (facts.contingentBeneficiaries ?? []);

const checkShares = (facts: Facts): readonly FactIssue[] => [
  ...checkGroup('beneficiaries', facts.beneficiaries ?? [], (facts.beneficiaries?.length ?? 0) > 1),
  ...checkGroup(
    'contingentBeneficiaries',
    namedContingents(facts),
    namedContingents(facts).some(({ percentage }) => percentage !== undefined),
  ),
];

const checkGroup = (
  field: FieldId,
  takers: readonly Pick<Beneficiary, 'name' | 'percentage'>[],
  areSharesNeeded: boolean,
): readonly FactIssue[] => {
  const repeated = takers.filter(
    ({ name }, index) => takers.findIndex((other) => isSamePerson(other.name, name)) !== index,
  );
  const twice = repeated.map(({ name }) => error('V2', [field], `${name} is named twice; give one share per person.`));
  const shares = takers.flatMap(({ percentage }) => (percentage === undefined ? [] : [percentage]));
  if (takers.length === 0 || (shares.length === 0 && !areSharesNeeded)) return twice;
  if (shares.length < takers.length) return [...twice, error('V2', [field], 'Every person needs a share.')];
  const total = Number(shares.reduce((sum, share) => sum + share, 0).toFixed(4));
  if (Math.round(Math.abs(total - 100) * 10_000) <= 100) return twice;
  return [...twice, error('V2', [field], `The shares add up to ${total}%, not 100%.`)];
};

const checkAge = (facts: Facts, today: PlainDate): readonly FactIssue[] =>
  facts.grantorDateOfBirth !== undefined && ageOn(facts.grantorDateOfBirth, today) < 18
    ? [error('V3', ['grantorDateOfBirth'], 'You must be at least 18 years old to make a living trust.')]
    : [];

const checkTrustees = (facts: Facts): readonly FactIssue[] => {
  const successors = [
    ...(facts.successorTrustee === undefined ? [] : [['successorTrustee', facts.successorTrustee.name] as const]),
    ...(facts.successorTrustees ?? []).map(({ name }) => ['successorTrustees', name] as const),
  ];
  return successors.flatMap(([field, name], index): readonly FactIssue[] => {
    if (facts.grantorName !== undefined && isSamePerson(name, facts.grantorName)) {
      return [error('V4', [field], 'You cannot be your own successor trustee: it has to be somebody else.')];
    }
    if ((facts.initialTrustee ?? []).some((trustee) => isSamePerson(trustee.name, name))) {
      return [error('V4', [field], `${name} is already a first trustee; the successor has to be somebody else.`)];
    }
    if (successors.findIndex(([, other]) => isSamePerson(other, name)) < index) {
      return [error('V4', [field], `${name} is named twice as successor trustee.`)];
    }
    return [];
  });
};

const checkFirstTrustees = ({ initialTrustee = [] }: Facts): readonly FactIssue[] =>
  initialTrustee
    .filter(({ name }, index) => initialTrustee.findIndex((other) => isSamePerson(other.name, name)) < index)
    .map(({ name }) => error('V4', ['initialTrustee'], `${name} is named twice as first trustee.`));

const checkOmitted = (facts: Facts): readonly FactIssue[] => {
  const takers = [
    ...(facts.beneficiaries ?? []).map(({ name }) => name),
    ...namedContingents(facts).map(({ name }) => name),
    ...(facts.specificGifts ?? []).flatMap(({ recipient, alternate }) => [
      recipient,
      ...(alternate === undefined ? [] : [alternate]),
    ]),
    ...(facts.residencePlan === 'giveTo' && facts.residenceRecipient !== undefined ? [facts.residenceRecipient] : []),
  ];
  return (facts.intentionallyOmitted ?? [])
    .filter(({ name }) => takers.some((taker) => isSamePerson(taker, name)))
    .map(({ name }) =>
      error('G19', ['intentionallyOmitted'], `You leave ${name} out, but also give ${name} something.`),
    );
};

// Uniform Trust Code § 402(a)(5): the same person may not be sole trustee and sole beneficiary.
const checkMerger = (facts: Facts): readonly FactIssue[] => {
  const { grantorName, beneficiaries = [] } = facts;
  if (grantorName === undefined || beneficiaries.length === 0) return [];
  if (!beneficiaries.some(({ name }) => isSamePerson(name, grantorName))) return [];
  return [
    error('V5', ['beneficiaries'], 'You cannot receive a share after your own death; name who receives it instead.'),
  ];
};

const checkGoverningState = ({ governingState, grantorState, governingStateReason }: Facts): readonly FactIssue[] => {
  if (governingState === undefined || grantorState === undefined || governingState === grantorState) return [];
  return [
    warning(
      'V6',
      ['governingState', ...(governingStateReason === undefined ? (['governingStateReason'] as const) : [])],
      'You chose the law of a state that is not your home. Real estate, wills and powers of attorney still follow the local state; ask an attorney whether the choice helps you.',
    ),
  ];
};

const checkCommunityProperty = ({ maritalStatus, grantorState }: Facts, laws: LawSource): readonly FactIssue[] => {
  const law = laws(grantorState);
  return maritalStatus === 'Married' && law !== undefined && isCommunityProperty(law).value
    ? [
        warning(
          'V7',
          ['maritalStatus', 'assets'],
          'You are married and live in a community property state. Your spouse owns half of community property: mark what is separate, let your spouse sign the consent page, and consider a joint trust.',
        ),
      ]
    : [];
};

const checkYoungAndDisabled = (facts: Facts, today: PlainDate): readonly FactIssue[] => [
  ...minorsWithoutAge(facts, today).map((name) =>
    error(
      'V8',
      ['beneficiaries'],
      `${name} is under 18, so the trust needs an age at which ${name} receives the share.`,
    ),
  ),
  ...(facts.beneficiaries ?? [])
    .filter(({ isDisabled }) => isDisabled === true)
    .map(({ name }) =>
      warning(
        'V8',
        ['beneficiaries'],
        `${name} may receive benefits that depend on need. The document holds that share in a supplemental needs trust; ask an attorney whether a separate special needs trust is better.`,
      ),
    ),
];

// What a conversation can have got wrong about a name: a place, two names of one person, a spouse of somebody who has none.
const checkNames = (facts: Facts): readonly FactIssue[] => {
  const people = peopleIn(facts).filter(({ field }) => field !== 'grantorName' && field !== 'grantorAka');
  const county = nameKey(facts.grantorCounty ?? '').replace(/ (?:county|parish|borough)$/u, '');
  const places = people
    .filter(({ name }) => nameKey(name) === county)
    .map(({ field, name }) => warning('V1', [field], `“${name}” is also the name of your county. Is it a person?`));
  const halves = people.flatMap(({ field, name }) => {
    const full = people.find((one) => isCalled(one.name, name));
    return full
      ? [
          warning(
            'V1',
            [field],
            `“${name}” and “${full.name}” may be one person. If so, give both places the full name.`,
          ),
        ]
      : [];
  });
  const isApart = facts.maritalStatus !== undefined && facts.maritalStatus !== 'Married';
  const spouses = people
    .filter(({ relationship = '' }) => isApart && /^(?:wife|husband|spouse)$/iu.test(relationship))
    .map(({ field, name }) =>
      warning(
        'V7',
        [field, 'maritalStatus'],
        `${name} is named as your spouse, but you are not married. Is that still what you want?`,
      ),
    );
  return [...places, ...halves, ...spouses];
};

const checkProperty = (facts: Facts): readonly FactIssue[] =>
  (facts.assets ?? []).flatMap((asset) => [
    ...(asset.category === 'realEstate' && asset.legalDescription === undefined
      ? [
          warning(
            'V10',
            ['assets'],
            `“${asset.description}” has no legal description yet; Schedule A refers to the deed. You need the legal description to deed it to the trust.`,
          ),
        ]
      : []),
    ...(isRetirementAccount(asset)
      ? [
          warning(
            'V11',
            ['assets'],
            `“${asset.description}” is not retitled into the trust: that would count as a taxable withdrawal. Use a beneficiary designation instead.`,
          ),
        ]
      : []),
  ]);

const checkResidencePlan = ({ residencePlan, maritalStatus }: Facts): readonly FactIssue[] =>
  residencePlan === 'spouseMayLive' && maritalStatus !== undefined && maritalStatus !== 'Married'
    ? [
        warning(
          'RLT15',
          ['residencePlan', 'maritalStatus'],
          'You chose that your spouse may live in your home, but you are not married, so the document leaves that out.',
        ),
      ]
    : [];

const checkNoContest = ({ noContest, governingState, grantorState }: Facts, laws: LawSource): readonly FactIssue[] => {
  const law = noContest === true ? laws(governingState ?? grantorState) : undefined;
  const effect = law && effectOfNoContest(law);
  if (!law || effect?.value !== 'void') return [];
  const place = stateInSentence(law.code);
  const why = effect.isCautious
    ? `It is not certain that the law of ${place} enforces a no-contest clause`
    : `The law of ${place} does not enforce no-contest clauses`;
  return [warning('RLT18', ['noContest'], `${why}, so the document does not print one.`)];
};
