import type { Facts, FieldId } from '#facts/facts.ts';

const always: readonly FieldId[] = [
  'grantorName',
  'grantorAddress',
  'grantorState',
  'grantorCounty',
  'grantorDateOfBirth',
  'maritalStatus',
  'children',
  'beneficiaries',
  'contingentBeneficiaries',
  'initialTrustee',
  'successorTrustee',
  'incapacityTest',
  'assets',
  'trustName',
  'hasPourOverWill',
];

/** The facts without which these facts give no living trust; those with a usual answer are not among them. */
export const requiredFields = (facts: Facts): readonly FieldId[] => [
  ...always,
  ...when(facts.maritalStatus === 'Married', 'spouseName'),
  ...when(facts.incapacityTest === 'panel', 'incapacityPanel'),
  ...when(facts.trusteeCompensation === 'fixed', 'trusteeFixedFeeInCents'),
  ...when(facts.residencePlan === 'giveTo', 'residenceRecipient'),
];

const when = (condition: boolean, field: FieldId): readonly FieldId[] => (condition ? [field] : []);
