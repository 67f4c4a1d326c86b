import { maskNumbers } from '#assembly/mask-numbers.ts';
import { printablePercentage } from '#assembly/number-words.ts';
import { checkLivingTrustFacts } from '#catalogue/living-trust/check-living-trust-facts.ts';
import type { Facts, FactValue, FieldId } from '#facts/facts.ts';
import type { Asset, Beneficiary, Child, ContingentBeneficiary, Party, SpecificGift } from '#facts/shapes.ts';
import type { StateCode } from '#law/state-code.ts';
import type { LawSource } from '#law/law-source.ts';
import type { StateLaw } from '#law/state-law.ts';
import type { PlainDate } from '#kit/plain-date.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import type { FactIssue } from '#review/finding.ts';

/** Everything that a revocable living trust prints; nothing that it needs can be missing. */
export interface LivingTrustFacts {
  readonly grantorName: string;
  readonly grantorAka: readonly string[];
  readonly grantorAddress: string;
  readonly grantorState: StateCode;
  readonly grantorCounty: string;
  readonly grantorDateOfBirth: PlainDate;
  readonly marriage:
    | { readonly status: 'Married'; readonly spouseName: string }
    | { readonly status: 'Single' | 'Divorced' | 'Widowed' };
  readonly children: readonly Child[];
  readonly intentionallyOmitted: readonly { readonly name: string; readonly relationship?: string | undefined }[];
  readonly initialTrustees: readonly Party[];
  /** In the order in which they take office; at least one. */
  readonly successorTrustees: readonly Party[];
  readonly coTrusteesActJointly: boolean;
  readonly compensation:
    | { readonly kind: 'reasonable' | 'none' | 'stateStatute' }
    | { readonly kind: 'fixed'; readonly feeInCents: number };
  readonly bondRequired: boolean;
  readonly trustProtector: Party | undefined;
  readonly beneficiaries: readonly LivingTrustBeneficiary[];
  readonly contingentBeneficiaries: 'heirsAtLaw' | readonly ContingentBeneficiary[];
  readonly specificGifts: readonly SpecificGift[];
  readonly distributionInstructions: string | undefined;
  readonly survivalDays: number;
  readonly assets: readonly Asset[];
  readonly trustName: string;
  readonly governingState: StateCode;
  /** The law that governs the trust; undefined in a draft whose state is not known. */
  readonly law: StateLaw | undefined;
  /** The law of the grantor's home. */
  readonly homeLaw: StateLaw | undefined;
  /** The laws of the places where listed land lies, which is the grantor's home where nothing else is said. */
  readonly landLaws: readonly StateLaw[];
  readonly governingStateReason: string | undefined;
  readonly trustPurpose: string | undefined;
  readonly specialInstructions: string | undefined;
  readonly taxIdStatus: FactValue<'taxIdStatus'>;
  readonly incapacity:
    | { readonly test: 'twoPhysicians' | 'onePhysicianPlusFamily' | 'court' }
    | { readonly test: 'panel'; readonly members: readonly Party[] };
  readonly residence:
    | { readonly plan: 'spouseMayLive' | 'sell' }
    | { readonly plan: 'giveTo'; readonly recipient: string }
    | undefined;
  readonly debtsAndTaxesFrom: FactValue<'debtsAndTaxesFrom'>;
  readonly noContest: boolean;
  readonly hasPourOverWill: boolean;
}

/** `percentage` above 0 and at most 100; without `distributionAge` the share is paid outright. */
export interface LivingTrustBeneficiary extends Beneficiary {
  readonly percentage: number;
  readonly perStirpes: boolean;
  readonly isDisabled: boolean;
}

/**
 * The facts of a living trust when nothing is missing and nothing is wrong, else every blocking issue. `today` decides ages.
 * Questions with a usual answer that the interview leaves unasked (bond, pay, survival period, debts, no-contest clause, governing
 * state) take that answer, as the published question table gives it.
 */
export const completeLivingTrustFacts = (
  facts: Facts,
  today: PlainDate,
  laws: LawSource,
): Result<LivingTrustFacts, readonly FactIssue[]> => {
  const errors = checkLivingTrustFacts(facts, today, laws).filter(({ level }) => level === 'error');
  if (errors.length > 0) return refuse(errors);
  return ok(settleFacts(facts, laws));
};

/** Gives complete facts their typed form. Throws when a required fact is missing: check first. */
export const settleFacts = (facts: Facts, laws: LawSource): LivingTrustFacts => ({
  law: laws(facts.governingState ?? facts.grantorState),
  homeLaw: laws(facts.grantorState),
  landLaws: landLawsOf(facts, laws),
  grantorName: present(facts, 'grantorName'),
  grantorAka: facts.grantorAka ?? [],
  grantorAddress: present(facts, 'grantorAddress'),
  grantorState: present(facts, 'grantorState'),
  grantorCounty: present(facts, 'grantorCounty'),
  grantorDateOfBirth: present(facts, 'grantorDateOfBirth'),
  marriage: marriageOf(facts),
  children: present(facts, 'children'),
  intentionallyOmitted: facts.intentionallyOmitted ?? [],
  initialTrustees: present(facts, 'initialTrustee'),
  successorTrustees: [present(facts, 'successorTrustee'), ...(facts.successorTrustees ?? [])],
  coTrusteesActJointly: facts.coTrusteesActJointly ?? true,
  compensation: compensationOf(facts),
  bondRequired: facts.bondRequired ?? false,
  trustProtector: facts.trustProtector,
  beneficiaries: beneficiariesOf(present(facts, 'beneficiaries')),
  contingentBeneficiaries: present(facts, 'contingentBeneficiaries'),
  specificGifts: (facts.specificGifts ?? []).map((gift) => ({ ...gift, item: maskNumbers(gift.item) })),
  distributionInstructions: masked(facts.distributionInstructions),
  survivalDays: facts.survivalDays ?? 30,
  assets: present(facts, 'assets').map(printableAsset),
  trustName: present(facts, 'trustName'),
  governingState: facts.governingState ?? present(facts, 'grantorState'),
  governingStateReason: masked(facts.governingStateReason),
  trustPurpose: masked(facts.trustPurpose),
  specialInstructions: masked(facts.specialInstructions),
  taxIdStatus: facts.taxIdStatus ?? 'grantorSSN',
  incapacity: incapacityOf(facts),
  residence: residenceOf(facts),
  debtsAndTaxesFrom: facts.debtsAndTaxesFrom ?? 'residue',
  noContest: facts.noContest ?? false,
  hasPourOverWill: present(facts, 'hasPourOverWill'),
});

const landLawsOf = ({ assets = [], grantorState }: Facts, laws: LawSource): readonly StateLaw[] => {
  const land = assets.filter(({ category }) => category === 'realEstate');
  return [...new Set(land.map(({ state }) => state ?? grantorState))].flatMap((state) => laws(state) ?? []);
};

const present = <Field extends FieldId>(facts: Facts, field: Field): NonNullable<Facts[Field]> => {
  const value = facts[field];
  if (value === undefined) throw new Error(`missing fact: ${field}`);
  return value;
};

const masked = (text: string | undefined): string | undefined => (text === undefined ? undefined : maskNumbers(text));

const marriageOf = (facts: Facts): LivingTrustFacts['marriage'] => {
  const status = present(facts, 'maritalStatus');
  return status === 'Married' ? { status, spouseName: present(facts, 'spouseName') } : { status };
};

const compensationOf = (facts: Facts): LivingTrustFacts['compensation'] => {
  const kind = facts.trusteeCompensation ?? 'reasonable';
  return kind === 'fixed' ? { kind, feeInCents: present(facts, 'trusteeFixedFeeInCents') } : { kind };
};

const beneficiariesOf = (beneficiaries: readonly Beneficiary[]): readonly LivingTrustBeneficiary[] =>
  beneficiaries.map((beneficiary) => ({
    ...beneficiary,
    percentage: printablePercentage(beneficiary.percentage ?? (beneficiaries.length === 1 ? 100 : Number.NaN)),
    perStirpes: beneficiary.perStirpes ?? true,
    isDisabled: beneficiary.isDisabled ?? false,
  }));

const printableAsset = (asset: Asset): Asset => ({
  ...asset,
  description: maskNumbers(asset.description),
  ...(asset.currentTitle !== undefined && { currentTitle: maskNumbers(asset.currentTitle) }),
  ...(asset.encumbrance !== undefined && { encumbrance: maskNumbers(asset.encumbrance) }),
});

const incapacityOf = (facts: Facts): LivingTrustFacts['incapacity'] => {
  const test = present(facts, 'incapacityTest');
  return test === 'panel' ? { test, members: present(facts, 'incapacityPanel') } : { test };
};

const residenceOf = (facts: Facts): LivingTrustFacts['residence'] => {
  if (facts.residencePlan === undefined) return undefined;
  // Without a spouse there is nobody who may live there; the validation says so.
  if (facts.residencePlan === 'spouseMayLive' && facts.maritalStatus !== 'Married') return undefined;
  return facts.residencePlan === 'giveTo'
    ? { plan: 'giveTo', recipient: present(facts, 'residenceRecipient') }
    : { plan: facts.residencePlan };
};
