import * as person from '@evergrant/domain/facts/person.ts';
import * as trust from '@evergrant/domain/facts/trust.ts';
import * as will from '@evergrant/domain/facts/will.ts';
import type { QuestionPlan } from '@evergrant/domain/interview/fact-question.ts';
import { namesAreReal } from '@evergrant/domain/rules/names-are-real.ts';

/** The facts of a will that the cases of the benchmark know. */
export const coreWillPlan: QuestionPlan = {
  documentType: 'core-will',
  documentName: 'pour-over will',
  questions: [
    person.grantorName,
    person.grantorAddress,
    person.maritalStatus,
    {
      ...trust.trustName,
      usual: () => undefined,
      ask: () => 'What is the name of the trust that your will pours into?',
    },
    will.executor,
    will.guardian,
    trust.specialInstructions,
  ],
  rules: [namesAreReal],
};
