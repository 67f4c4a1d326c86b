import { printablePercentage } from '#assembly/number-words.ts';
import { livingTrustQuestions } from '#catalogue/living-trust/questions.ts';
import { dispositionOf } from '#disposition/disposition-of.ts';
import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { settleFacts, type SettledFacts } from '#facts/settle-facts.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import type { LawSource } from '#law/law-source.ts';
import type { StateLaw } from '#law/state-law.ts';

/** Everything that a revocable living trust prints; nothing that it needs can be missing. */
export type LivingTrustFacts = ReturnType<typeof settleLivingTrust>;

type Asked = SettledFacts<typeof livingTrustQuestions>;

/** Gives complete facts their typed form. Throws when a required fact is missing. */
export const settleLivingTrust = (facts: Facts, laws: LawSource) => {
  const asked = settleFacts(livingTrustQuestions, facts);
  return {
    ...asked,
    /** The law that governs the trust; undefined in a draft whose state is not known. */
    law: laws(asked.governingState),
    /** The law of the grantor's home. */
    homeLaw: laws(asked.grantorState),
    landLaws: landLawsOf(asked, laws),
    marriage: marriageOf(asked),
    initialTrustees: asked.initialTrustee,
    /** In the order in which they take office; at least one. */
    successorTrustees: [asked.successorTrustee, ...asked.successorTrustees],
    compensation: compensationOf(asked),
    disposition: dispositionOf({ ...asked, beneficiaries: printable(asked.beneficiaries) }),
    incapacity: incapacityOf(asked),
    residence: residenceOf(asked),
  };
};

// The laws of the places where listed land lies, which is the grantor's home where nothing else is said.
const landLawsOf = ({ assets, grantorState }: Asked, laws: LawSource): readonly StateLaw[] => {
  const land = assets.filter(({ category }) => category === 'realEstate');
  return [...new Set(land.map(({ state }) => state ?? grantorState))].flatMap((state) => laws(state) ?? []);
};

/** Whether there is a spouse, who is then named; the separated are married until a court says otherwise. */
type Marriage =
  | { readonly status: 'Married'; readonly spouseName: string; readonly isSeparated: boolean }
  | { readonly status: Exclude<Asked['maritalStatus'], 'Married' | 'Separated'> };

const marriageOf = ({ maritalStatus: status, spouseName }: Asked): Marriage =>
  isMarried(status)
    ? { status: 'Married', spouseName: spouseName ?? '', isSeparated: status === 'Separated' }
    : { status };

type Compensation =
  | { readonly kind: 'fixed'; readonly feeInCents: number }
  | { readonly kind: Exclude<Asked['trusteeCompensation'], 'fixed'> };

const compensationOf = ({ trusteeCompensation: kind, trusteeFixedFeeInCents: feeInCents }: Asked): Compensation =>
  kind === 'fixed' ? { kind, feeInCents: feeInCents ?? 0 } : { kind };

const printable = (beneficiaries: readonly Beneficiary[]): readonly Beneficiary[] =>
  beneficiaries.map((beneficiary) =>
    beneficiary.percentage === undefined
      ? beneficiary
      : { ...beneficiary, percentage: printablePercentage(beneficiary.percentage) },
  );

type Incapacity =
  | { readonly test: 'panel'; readonly members: NonNullable<Asked['incapacityPanel']> }
  | { readonly test: Exclude<Asked['incapacityTest'], 'panel'> };

const incapacityOf = ({ incapacityTest: test, incapacityPanel }: Asked): Incapacity =>
  test === 'panel' ? { test, members: incapacityPanel ?? [] } : { test };

type Residence =
  | { readonly plan: 'giveTo'; readonly recipient: string }
  | { readonly plan: Exclude<NonNullable<Asked['residencePlan']>, 'giveTo'> };

const residenceOf = ({ residencePlan: plan, residenceRecipient, maritalStatus }: Asked): Residence | undefined => {
  if (plan === undefined) return undefined;
  // Without a spouse who lives there the right has nobody; the validation says so.
  if (plan === 'spouseMayLive' && maritalStatus !== 'Married') return undefined;
  return plan === 'giveTo' ? { plan, recipient: residenceRecipient ?? '' } : { plan };
};
