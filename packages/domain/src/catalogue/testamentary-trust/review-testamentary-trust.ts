import type { TestamentaryTrustFacts } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { children } from '#clauses/trust/death-children.ts';
import { nomination } from '#clauses/will/executor.ts';
import { specificGifts, tangibles } from '#clauses/will/gifts.ts';
import { guardian } from '#clauses/will/guardian.ts';
import { spouseFirstNeeds } from '#clauses/will/needs-first.ts';
import { residueInTrust, sharesInTrust } from '#clauses/will/residue-in-trust.ts';
import { appointment } from '#clauses/will/trustee.ts';
import { checkDivision } from '#review/check-division.ts';
import { checkGiven } from '#review/check-given.ts';
import { checkFamily } from '#review/check-family.ts';
import { checkWill } from '#review/check-will.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { sectionText } from '#review/read-document.ts';
import { standInOrder } from '#review/stand-in-order.ts';

/** What a will with a trust in it is checked for besides what every instrument is. */
export const reviewTestamentaryTrust: Check<TestamentaryTrustFacts> = (document, facts) => [
  ...checkFamily(document, {
    spouse: facts.marriage.status === 'Married' ? facts.marriage.spouseName : undefined,
    children: facts.children.map(({ name }) => name),
    omitted: facts.intentionallyOmitted.map(({ name }) => name),
  }),
  ...checkWill(document, { ...facts, sections: { nomination, guardian } }),
  ...checkGiven(document, { ...facts, sections: { gifts: specificGifts, belongings: tangibles } }),
  ...checkDivision(document, { ...facts, sections: { shares: sharesInTrust, children } }),
  ...checkTrustees(document, facts),
  ...checkSpouseFirst(document, facts),
  ...tellProbate,
];

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

/** TT7: the trustees stand in their order. */
const checkTrustees: Check<TestamentaryTrustFacts> = (document, { trusteesInLine: people }) =>
  standInOrder(document, { section: appointment, people })
    ? []
    : [error('TT7', 'The trustees are not named in their order.')];

/** TT8: what is left goes to the trustee, and to a spouse first, outright or held, only where that was said. */
const checkSpouseFirst: Check<TestamentaryTrustFacts> = (
  document,
  { spouseTakesFirst, maritalStatus, heldForSpouse },
) => {
  const gift = sectionText(document, residueInTrust.id);
  const isFirst = gift.includes('to the Spouse, outright');
  const isHeld = gift.includes('to be held first for the Spouse') && sectionText(document, spouseFirstNeeds.id) !== '';
  return gift.includes('to the Trustee, in trust') &&
    isHeld === (heldForSpouse !== undefined) &&
    isFirst === (spouseTakesFirst === true && maritalStatus === 'Married' && heldForSpouse === undefined)
    ? []
    : [error('TT8', 'What is left does not go where the answers say.')];
};

const tellProbate: readonly Finding[] = [
  {
    check: 'TT9',
    level: 'information',
    message:
      'This will goes through probate before the trust begins, and in some states a court goes on supervising the trustee. A living trust avoids both for what is moved into it.',
  },
];
