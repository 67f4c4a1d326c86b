import type { LivingTrustFacts } from '#catalogue/living-trust/living-trust-facts.ts';
import { noContest } from '#law/provisions.ts';

/** True when the grantor wants a no-contest clause and the law of the trust is certain to give it some effect. */
export const printsNoContest = (facts: Pick<LivingTrustFacts, 'noContest' | 'law'>): boolean =>
  facts.noContest && (facts.law === undefined || noContest(facts.law).value !== 'void');
