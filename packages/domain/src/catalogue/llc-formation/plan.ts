import { llcFormationNouns } from '#catalogue/llc-formation/nouns.ts';
import { llcFormationQuestions } from '#catalogue/llc-formation/questions.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import {
  agentIsAnother,
  agentIsInState,
  nameIsDesignated,
  nameIsFree,
  officeIsAPlace,
  professionIsTold,
  somebodySigns,
} from '#rules/company-fits.ts';
import {
  contributionsAreTold,
  contributionsAreWhole,
  evenSplitIsTold,
  ownersMayElect,
  yearFitsTaxes,
} from '#rules/company-taxes-fit.ts';
import { namesAreReal, namesFitTogether } from '#rules/names-are-real.ts';
import { sharesAddUp, sharesAreGiven } from '#rules/shares-add-up.ts';

/** What the interview of a limited liability company asks, and what its answers must be like. */
export const llcFormationPlan: QuestionPlan = {
  documentType: llcFormationNouns.id,
  documentName: 'operating agreement',
  needsSurnames: true,
  questions: llcFormationQuestions,
  rules: [
    namesAreReal.among(llcFormationQuestions),
    nameIsDesignated,
    nameIsFree,
    sharesAreGiven('members'),
    sharesAddUp('members'),
    contributionsAreWhole,
    contributionsAreTold,
    evenSplitIsTold,
    officeIsAPlace,
    agentIsAnother,
    agentIsInState,
    ownersMayElect,
    yearFitsTaxes,
    somebodySigns,
    professionIsTold,
    namesFitTogether.among(llcFormationQuestions),
  ],
};
