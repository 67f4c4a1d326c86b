import { missingMark, type Gaps } from '#assembly/missing-mark.ts';
import { settleFacts, type LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustPlan } from '#catalogue/living-trust/questions.ts';
import { requiredFields } from '#catalogue/living-trust/required-fields.ts';
import type { Facts, FieldId } from '#facts/facts.ts';
import type { LawSource } from '#law/law-source.ts';
import type { StateCode } from '#law/state-code.ts';

// What stands in for a missing fact while the clauses are written. A section that would say something the person has not said is
// left undecided instead.
const standIns = {
  grantorName: missingMark('grantorName'),
  grantorAddress: missingMark('grantorAddress'),
  grantorState: missingMark('grantorState') as StateCode,
  grantorCounty: missingMark('grantorCounty'),
  grantorDateOfBirth: missingMark('grantorDateOfBirth'),
  maritalStatus: 'Single',
  spouseName: missingMark('spouseName'),
  children: [],
  initialTrustee: [{ name: missingMark('initialTrustee') }],
  successorTrustee: { name: missingMark('successorTrustee') },
  beneficiaries: [{ name: missingMark('beneficiaries'), percentage: Number.NaN }],
  contingentBeneficiaries: 'heirsAtLaw',
  assets: [{ description: missingMark('assets') }],
  trustName: missingMark('trustName'),
  incapacityTest: 'court',
  incapacityPanel: [{ name: missingMark('incapacityPanel') }],
  residenceRecipient: missingMark('residenceRecipient'),
  trusteeFixedFeeInCents: 0,
  hasPourOverWill: true,
} as const;

const undecidedSections: Partial<Record<FieldId, readonly string[]>> = {
  maritalStatus: ['declaration.family'],
  children: ['declaration.family'],
  contingentBeneficiaries: ['death.contingent'],
  incapacityTest: ['life.incapacity'],
  trusteeFixedFeeInCents: ['trustees.compensation'],
  hasPourOverWill: ['declaration.pourOver'],
};

const labelByField = new Map<FieldId, string>(livingTrustPlan.questions.map(({ field, label }) => [field, label]));

/** Completes facts for a draft and says which gaps it shows. */
export const fillGaps = (facts: Facts, laws: LawSource): { readonly filled: LivingTrustFacts; readonly gaps: Gaps } => {
  const missing = requiredFields(facts).filter((field) => facts[field] === undefined);
  const filled = Object.fromEntries(
    missing.flatMap((field) => (field in standIns ? [[field, standIns[field as keyof typeof standIns]]] : [])),
  );
  return {
    filled: settleFacts({ ...facts, ...filled }, laws),
    gaps: {
      labelOf: (field) => labelByField.get(field) ?? field,
      undecided: new Map(
        missing.flatMap((field) => (undecidedSections[field] ?? []).map((section) => [section, field] as const)),
      ),
    },
  };
};
