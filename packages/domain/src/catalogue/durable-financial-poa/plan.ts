import { durableFinancialPoaNouns } from '#catalogue/durable-financial-poa/nouns.ts';
import { agencyQuestions } from '#catalogue/durable-financial-poa/questions.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';
import { agentsAreDistinct, successorIsNamed } from '#rules/agents-are-distinct.ts';
import { birthsArePast } from '#rules/births-are-past.ts';
import { makerIsAdult } from '#rules/maker-is-adult.ts';
import { namesAreReal, namesFitTogether } from '#rules/names-are-real.ts';
import { ownWordsFit } from '#rules/own-words-fit.ts';
import {
  delegationFitsTheLaw,
  facilityNeedsAdvice,
  principalIsOfFullAge,
  specialPowersAreTold,
  springingIsAllowed,
} from '#rules/powers-fit-the-law.ts';
import { speakingOf } from '#rules/speaking-of.ts';

/** What the interview of a durable power of attorney asks, and what its answers must be like. */
export const agencyPlan: QuestionPlan = {
  documentType: durableFinancialPoaNouns.id,
  documentName: 'durable power of attorney',
  needsSurnames: true,
  questions: agencyQuestions,
  onlyDecides: ['grantorDateOfBirth'],
  rules: [
    namesAreReal.among(agencyQuestions),
    speakingOf(birthsArePast, ['grantorDateOfBirth']),
    makerIsAdult,
    principalIsOfFullAge,
    facilityNeedsAdvice,
    agentsAreDistinct,
    successorIsNamed,
    springingIsAllowed,
    specialPowersAreTold,
    delegationFitsTheLaw,
    ownWordsFit,
    namesFitTogether.among(agencyQuestions),
  ],
};
