import * as company from '@evergrant/domain/facts/company.ts';
import type { QuestionPlan } from '@evergrant/domain/interview/fact-question.ts';
import { sharesAddUp } from '@evergrant/domain/rules/shares-add-up.ts';

/** The facts of a company that the cases of the benchmark know. */
export const coreCompanyPlan: QuestionPlan = {
  documentType: 'core-company',
  documentName: 'limited liability company',
  questions: [
    company.llcName,
    company.formationState,
    company.members,
    { ...company.registeredAgent, isRequired: false },
    { ...company.businessPurpose, isRequired: false },
    { ...company.management, isRequired: false },
    { ...company.principalAddress, isRequired: false },
  ],
  rules: [sharesAddUp('members')],
};
