import type { PourOverWillFacts } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { nomination } from '#clauses/will/executor.ts';
import { specificGifts, tangibles } from '#clauses/will/gifts.ts';
import { guardian } from '#clauses/will/guardian.ts';
import { residuaryGift } from '#clauses/will/residue.ts';
import { longDate } from '#kit/plain-date.ts';
import { checkFamily } from '#review/check-family.ts';
import { checkGiven } from '#review/check-given.ts';
import { checkWill } from '#review/check-will.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { sectionText } from '#review/read-document.ts';

/** What a pour-over will is checked for besides what every instrument is (PW3). */
export const reviewPourOverWill: Check<PourOverWillFacts> = (document, facts) => [
  ...checkFamily(document, {
    spouse: facts.marriage.status === 'Married' ? facts.marriage.spouseName : undefined,
    children: facts.children.map(({ name }) => name),
    omitted: facts.intentionallyOmitted.map(({ name }) => name),
  }),
  ...checkTrust(document, facts),
  ...checkWill(document, { ...facts, sections: { nomination, guardian } }),
  ...checkGiven(document, { ...facts, sections: { gifts: specificGifts, belongings: tangibles } }),
  ...tellProbate,
];

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

const checkTrust: Check<PourOverWillFacts> = (document, { trustName, isTrustSigned, trustDate }) => {
  const gift = sectionText(document, residuaryGift.id);
  const date = isTrustSigned && trustDate !== undefined ? longDate(trustDate) : '';
  return gift.includes(`${trustName}, dated ${date}`)
    ? []
    : [error('PW3', 'The residue is not left to the trust by its exact name and date.')];
};

const tellProbate: readonly Finding[] = [
  {
    check: 'PW14',
    level: 'information',
    message:
      'What this will catches goes through probate before it reaches the trust. Move property into the trust now.',
  },
];
