import { lineIsOfAll } from '#facts/line-is-of-all.ts';
import { jointTrustNouns } from '#catalogue/joint-trust/nouns.ts';
import { secondName } from '#facts/couple.ts';
import type { Facts } from '#facts/facts.ts';
import { jointTrustQuestions } from '#catalogue/joint-trust/questions.ts';
import { jointTrustRules } from '#catalogue/joint-trust/rules.ts';
import type { QuestionPlan } from '#interview/fact-question.ts';

/** What the interview of a joint trust asks, and what its answers must be like. */
export const jointTrustPlan: QuestionPlan = {
  documentType: jointTrustNouns.id,
  documentName: 'joint trust',
  needsSurnames: true,
  questions: jointTrustQuestions,
  rules: jointTrustRules,
  offers: ['trustName', 'governingState', 'successorTrustee', 'successorTrustees'],
  alsoSays: (facts) => trusteesOfToday(facts),
  onceSigned: (signedOn) => ({ isTrustSigned: true, ...(signedOn && { trustDate: signedOn }) }),
  migrations: [lineIsOfAll],
};

// The two who make it together are its trustees.
const trusteesOfToday = (facts: Facts): Facts => {
  const [first, second] = [facts.grantorName, secondName(facts)];
  return first === undefined || second === undefined
    ? {}
    : { initialTrustee: [{ name: first }, { name: second }], isTrustOfTwo: true };
};
