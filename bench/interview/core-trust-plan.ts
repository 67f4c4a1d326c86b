import * as estate from '@evergrant/domain/facts/estate.ts';
import * as person from '@evergrant/domain/facts/person.ts';
import * as trust from '@evergrant/domain/facts/trust.ts';
import type { QuestionPlan } from '@evergrant/domain/interview/fact-question.ts';
import { sharesAddUp } from '@evergrant/domain/rules/shares-add-up.ts';
import { makerTakesNothing } from '@evergrant/domain/rules/takers-can-take.ts';
import { trusteesAreDistinct } from '@evergrant/domain/rules/trustees-are-distinct.ts';

/** The facts that every kind of trust shares: what the cases of the benchmark know. */
export const coreTrustPlan: QuestionPlan = {
  documentType: 'core-trust',
  documentName: 'trust',
  questions: [
    person.grantorName,
    person.grantorAddress,
    person.maritalStatus,
    estate.beneficiaries,
    trust.successorTrustee,
    { ...estate.assets, isRequired: false },
    {
      ...estate.contingentBeneficiaries,
      isRequired: false,
      details: [{ detail: 'relationship', isRequired: false }],
      chips: () => ['My heirs at law', 'Skip for now'],
    },
    { ...trust.trustPurpose, isAsked: true },
    { ...estate.distributionInstructions, isAsked: true },
    trust.specialInstructions,
  ],
  rules: [sharesAddUp('beneficiaries'), sharesAddUp('contingentBeneficiaries'), makerTakesNothing, trusteesAreDistinct],
};
