import { successorTrustee } from '#catalogue/questions/fiduciaries.ts';
import { grantorAddress, grantorName, maritalStatus } from '#catalogue/questions/grantor.ts';
import { assets, specialInstructions, trustPurpose } from '#catalogue/questions/instrument.ts';
import { beneficiaries, contingentBeneficiaries, distributionInstructions } from '#catalogue/questions/takers.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';

/**
 * The facts that every kind of trust shares. Used where a trust type has no interview of its own yet, for a first talk before a
 * type is chosen, and by the benchmark, whose cases know these facts only.
 */
export const coreTrustPlan: QuestionPlan = {
  documentType: 'core-trust',
  documentName: 'trust',
  paysOutAtDeath: false,
  questions: [
    grantorName,
    grantorAddress,
    maritalStatus,
    beneficiaries,
    successorTrustee,
    { ...assets, isRequired: false },
    {
      ...contingentBeneficiaries,
      isRequired: false,
      details: [{ detail: 'relationship', isRequired: false }],
      chips: () => ['My heirs at law', 'Skip for now'],
    },
    { ...trustPurpose, isAsked: true },
    { ...distributionInstructions, isAsked: true },
    specialInstructions,
  ],
};
