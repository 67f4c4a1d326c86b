import * as company from '#facts/company.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { sharesAddUp } from '#rules/shares-add-up.ts';

/** The facts of a limited liability company. */
export const llcFormationPlan: QuestionPlan = {
  documentType: 'llc-formation',
  documentName: 'limited liability company',
  questions: [
    company.llcName,
    company.formationState,
    company.members,
    company.registeredAgent,
    company.businessPurpose,
    company.management,
    company.principalAddress,
  ],
  rules: [sharesAddUp('members')],
};
