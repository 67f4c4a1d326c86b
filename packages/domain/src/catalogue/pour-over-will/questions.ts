import { officeForm } from '#facts/entry-form.ts';
import { grantorAddress, grantorName, maritalStatus } from '#catalogue/questions/grantor.ts';
import { specialInstructions, trustName } from '#catalogue/questions/instrument.ts';
import type { FactQuestion, QuestionPlan } from '#interview/fact-question.ts';

const group = 'Who carries it out';

const executor: FactQuestion = {
  field: 'executor',
  endsWithMarriage: true,
  group,
  label: 'Executor',
  kind: 'party',
  entries: officeForm,
  isRequired: true,
  isAsked: true,
  ask: () => 'Who should be the executor of your will?',
  why: 'The executor collects what you own, pays what you owe and carries the will out.',
};

const guardian: FactQuestion = {
  field: 'guardian',
  endsWithMarriage: true,
  group,
  label: 'Guardian for minor children',
  kind: 'party',
  entries: officeForm,
  isRequired: false,
  isAsked: true,
  ask: () => 'If you have children under 18, who should raise them as guardian?',
  why: 'A court looks first to the guardian whom a parent names in a will.',
  chips: () => ['No minor children'],
};

/** The shared facts of a pour-over will. */
export const pourOverWillPlan: QuestionPlan = {
  documentType: 'pour-over-will',
  documentName: 'pour-over will',
  paysOutAtDeath: false,
  questions: [
    grantorName,
    grantorAddress,
    maritalStatus,
    {
      ...trustName,
      usual: undefined,
      ask: () => 'What is the name of the trust that your will pours into?',
    },
    executor,
    guardian,
    specialInstructions,
  ],
};
