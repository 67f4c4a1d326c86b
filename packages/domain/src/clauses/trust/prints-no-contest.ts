import { noContest } from '#law/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';

/** True when the grantor wants a no-contest clause and the law of the trust is certain to give it some effect. */
export const printsNoContest = (facts: { readonly noContest: boolean; readonly law: StateLaw | undefined }): boolean =>
  facts.noContest && (facts.law === undefined || noContest(facts.law).value !== 'void');
