import * as person from '#facts/person.ts';
import * as trust from '#facts/trust.ts';
import * as will from '#facts/will.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { namesAreReal } from '#rules/names-are-real.ts';

/** The facts of a pour-over will. */
export const pourOverWillPlan: QuestionPlan = {
  documentType: 'pour-over-will',
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
