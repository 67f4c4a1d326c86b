import { successorTrustee } from '@evergrant/domain/catalogue/questions/fiduciaries.ts';
import { grantorAddress, grantorName, maritalStatus } from '@evergrant/domain/catalogue/questions/grantor.ts';
import { assets, specialInstructions, trustPurpose } from '@evergrant/domain/catalogue/questions/instrument.ts';
import {
  beneficiaries,
  contingentBeneficiaries,
  distributionInstructions,
} from '@evergrant/domain/catalogue/questions/takers.ts';
import type { QuestionPlan } from '@evergrant/domain/interview/fact-question.ts';

/** The facts that every kind of trust shares: what the cases of the benchmark know. */
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
