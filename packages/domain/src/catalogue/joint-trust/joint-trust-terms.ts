import type { TermWords } from '#assembly/term-words.ts';
import { trustTerms } from '#clauses/trust/trust-terms.ts';

/** The defined terms of a joint trust. A term is capitalised wherever it is used in its defined meaning. */
export const jointTrustTerms: TermWords = {
  ...trustTerms,
  deceasedGrantor: ['Deceased Grantor', 'Deceased Grantors'],
  survivingGrantor: ['Surviving Grantor', 'Surviving Grantors'],
  deceasedShare: ['Deceased Grantor’s Share', 'Deceased Grantor’s Share'],
  survivorsTrust: ['Survivor’s Trust', 'Survivor’s Trust'],
  partnersTrust: ['Partner’s Trust', 'Partner’s Trust'],
  contribution: ['Contribution', 'Contributions'],
};
