import { livingTrustNouns } from '#catalogue/living-trust/nouns.ts';
import { livingTrustMigrations } from '#catalogue/living-trust/migrations.ts';
import { livingTrustQuestions } from '#catalogue/living-trust/questions.ts';
import { livingTrustRules } from '#catalogue/living-trust/rules.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';

/** What the interview of a revocable living trust asks, and what its answers must be like. */
export const livingTrustPlan: QuestionPlan = {
  documentType: livingTrustNouns.id,
  documentName: 'living trust',
  needsSurnames: true,
  questions: livingTrustQuestions,
  rules: livingTrustRules,
  offers: ['trustName', 'initialTrustee', 'governingState', 'successorTrustee', 'successorTrustees'],
  onceSigned: (signedOn) => ({ isTrustSigned: true, ...(signedOn && { trustDate: signedOn }) }),
  migrations: livingTrustMigrations,
};
