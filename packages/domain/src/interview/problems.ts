import { instrumentProblems } from '#interview/instrument-problems.ts';
import type { Problem } from '#interview/problem.ts';
import { minorsWithoutAge } from '#facts/minors-without-age.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { FieldId, Facts } from '#facts/facts.ts';
import type { Interview } from '#interview/interview.ts';
import { stateNameByCode } from '#law/state-code.ts';
import { ageOn, type PlainDate } from '#kit/plain-date.ts';

/** Tolerance of a group of shares, in percent: three thirds written as 33.33 are accepted. */
const shareTolerance = 0.01;

/** Every problem of the recorded facts, in the order of the interview. `today` is needed for ages only. */
export const problemsOf = (interview: Interview, today: PlainDate): readonly Problem[] => {
  const plan = interview.plan;
  const fields = plan.questions.map(({ field }) => field);
  const own = [...checks, ...(plan.paysOutAtDeath ? [minorsHaveAnAge] : [])].flatMap((check) =>
    check(interview.facts, today),
  );
  return [...own, ...instrumentProblems(interview, { today, own })]
    .filter(({ field }) => fields.includes(field))
    .sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
};

type Check = (facts: Facts, today: PlainDate) => readonly Problem[];

/** Adds the shares of a group in percent; undefined while a share is missing. */
export const totalOf = (people: readonly { readonly percentage?: number | undefined }[]): number | undefined =>
  people.every(({ percentage }) => percentage !== undefined)
    ? Math.round(people.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0) * 10_000) / 10_000
    : undefined;

/** True when a total of shares counts as 100%. */
export const isWhole = (total: number): boolean => Math.abs(total - 100) <= shareTolerance + 1e-9;

const sharesAddUp: Check = (facts) =>
  (['beneficiaries', 'contingentBeneficiaries', 'members'] as const).flatMap((field) => {
    const people = facts[field];
    if (!people || people === 'heirsAtLaw') return [];
    if (field === 'contingentBeneficiaries' && people.every(({ percentage }) => percentage === undefined)) return [];
    const total = totalOf(people);
    if (total === undefined || isWhole(total)) return [];
    const whose = field === 'contingentBeneficiaries' ? 'The shares of the contingent beneficiaries' : 'The shares';
    return [{ field, message: `${whose} add up to ${Number(total.toFixed(2))}%. They must add up to 100%.` }];
  });

const namedTwice: Check = (facts) =>
  (['beneficiaries', 'contingentBeneficiaries', 'members'] as const).flatMap((field) => {
    const people = facts[field];
    if (!people || people === 'heirsAtLaw') return [];
    const twice = people.find(({ name }, index) => people.findIndex((one) => isSamePerson(one.name, name)) !== index);
    return twice
      ? [{ field, message: `${twice.name} is named twice. Please tell the two people apart or remove one.` }]
      : [];
  });

const successorIsSomebodyElse: Check = (facts) => {
  const successor = facts.successorTrustee;
  if (!successor) return [];
  if (facts.grantorName && isSamePerson(successor.name, facts.grantorName))
    return [
      { field: 'successorTrustee', message: 'You cannot be your own successor trustee. Please name somebody else.' },
    ];
  const isFirst = facts.initialTrustee?.some(({ name }) => isSamePerson(name, successor.name));
  return isFirst
    ? [
        {
          field: 'successorTrustee',
          message: `${successor.name} is already a first trustee. Please name somebody else as successor trustee.`,
        },
      ]
    : [];
};

const isAdult: Check = (facts, today) =>
  facts.grantorDateOfBirth && ageOn(facts.grantorDateOfBirth, today) < 18
    ? [{ field: 'grantorDateOfBirth', message: 'You must be at least 18 years old to make this document.' }]
    : [];

/** Merger: a sole trustee who is the sole beneficiary, with nobody to take after them (Uniform Trust Code 402(a)(5)). */
const noMerger: Check = (facts) => {
  const [trustee, ...otherTrustees] = facts.initialTrustee ?? [];
  const [taker, ...otherTakers] = facts.beneficiaries ?? [];
  const isMerged =
    trustee &&
    taker &&
    otherTrustees.length === 0 &&
    otherTakers.length === 0 &&
    isSamePerson(trustee.name, taker.name);
  return isMerged && facts.contingentBeneficiaries === undefined
    ? [
        {
          field: 'contingentBeneficiaries',
          message: `${taker.name} would be the only trustee and the only beneficiary. Please name somebody who takes after ${taker.name}.`,
        },
      ]
    : [];
};

const grantorDoesNotInherit: Check = (facts) =>
  facts.grantorName && facts.beneficiaries?.some(({ name }) => isSamePerson(name, facts.grantorName ?? ''))
    ? [
        {
          field: 'beneficiaries',
          message: 'You are named among the beneficiaries who take after your death. Please name other people there.',
        },
      ]
    : [];

const minorsHaveAnAge: Check = (facts, today) =>
  minorsWithoutAge(facts, today).map((name) => ({
    field: 'beneficiaries' as const,
    message: `${name} is under 18, so the trust needs an age at which ${name} receives the share.`,
  }));

const governingStateIsReal: Check = (facts) =>
  facts.governingState &&
  facts.grantorState &&
  facts.governingState !== facts.grantorState &&
  !facts.governingStateReason
    ? [
        {
          field: 'governingStateReason',
          message: `You live in ${stateNameByCode[facts.grantorState]} and chose the law of ${stateNameByCode[facts.governingState]}. Please give the reason.`,
        },
      ]
    : [];

const placeholders =
  /^(?:john|jane) doe$|\[.*\]|^(?:tbd|n\/?a|none|unknown|beneficiary|trustee|test|asdf+|same|nobody|no ?one)$/iu;

const noPlaceholders: Check = (facts) => {
  const named: readonly (readonly [FieldId, string | undefined])[] = [
    ['grantorName', facts.grantorName],
    ['spouseName', facts.spouseName],
    ['successorTrustee', facts.successorTrustee?.name],
    ...(facts.beneficiaries ?? []).map(({ name }) => ['beneficiaries', name] as const),
  ];
  return named
    .filter(([, name]) => name !== undefined && placeholders.test(name.trim()))
    .map(([field, name]) => ({ field, message: `“${name}” is a placeholder. Please give the real name.` }));
};

const checks: readonly Check[] = [
  noPlaceholders,
  isAdult,
  namedTwice,
  sharesAddUp,
  grantorDoesNotInherit,
  noMerger,
  successorIsSomebodyElse,
  governingStateIsReal,
];
