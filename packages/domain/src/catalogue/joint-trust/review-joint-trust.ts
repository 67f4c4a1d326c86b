import { signersOf } from '#assembly/signers-of.ts';
import type { JointTrustFacts } from '#catalogue/joint-trust/joint-trust-facts.ts';
import { children } from '#clauses/trust/death-children.ts';
import { specificGifts } from '#clauses/trust/death-first.ts';
import { shares } from '#clauses/trust/death-shares.ts';
import { grantorAndTrustee } from '#clauses/trust/execution.ts';
import { remindOfGuardians, tellFunding } from '#clauses/trust/findings-of-trust.ts';
import { residencePlanOfTwo } from '#clauses/trust/joint-death.ts';
import { scheduleOfBoth, scheduleOfFirst, scheduleOfSecond } from '#clauses/trust/joint-schedules.ts';
import { succession } from '#clauses/trust/trustee-office.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { checkDivision, checkSchedule } from '#review/check-division.ts';
import { checkGiven } from '#review/check-given.ts';
import { checkSuccession } from '#review/check-succession.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import { wholeText } from '#review/read-document.ts';
import { warnDeathTaxes } from '#review/warn-death-taxes.ts';

/** What a joint trust is checked for besides what every instrument is; the words of its clauses are tested with them. */
export const reviewJointTrust: Check<JointTrustFacts> = (document, facts) => [
  ...checkBothSign(document, facts),
  ...checkChildren(document, facts),
  ...checkSuccession(document, { ...facts, section: succession }),
  ...checkGiven(document, { ...facts, sections: { gifts: specificGifts, home: residencePlanOfTwo } }),
  ...checkDivision(document, { ...facts, sections: { shares, children } }),
  ...checkSchedule(document, { place: scheduleOfBoth, assets: facts.assetsOfBoth }),
  ...checkSchedule(document, { place: scheduleOfFirst, assets: facts.assetsOfFirst }),
  ...checkSchedule(document, { place: scheduleOfSecond, assets: facts.assetsOfSecond }),
  ...adviseEach(facts),
  ...remindOfGuardians(document, { ...facts, where: 'your wills' }),
  ...warnDeathTaxes(facts.allAssets, facts.homeLaw),
  ...tellFunding({ ...facts, assets: facts.allAssets }),
];

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });
const warning = (check: string, message: string): Finding => ({ check, level: 'warning', message });

// RLT1, RLT21: each of the two signs as grantor and as trustee, and has a certificate.
const checkBothSign: Check<JointTrustFacts> = (document, { couple: { first, second } }) => {
  const lines = signersOf(document);
  const certified = document.acts.flatMap((act) =>
    'certificates' in act ? act.certificates.flatMap(({ names }) => names) : [],
  );
  return [first, second].flatMap((name) => {
    const own = lines.filter((line) => isSamePerson(line.name, name)).map(({ capacity }) => capacity);
    const isWhole = own.includes(grantorAndTrustee) && certified.some((one) => isSamePerson(one, name));
    return isWhole ? [] : [error('RLT21', `${name} has no line to sign, or no certificate of the notary.`)];
  });
};

const checkChildren: Check<JointTrustFacts> = (document, { children }) => {
  const text = wholeText(document);
  return children
    .filter(({ name }) => !text.includes(name))
    .map(({ name }) => error('G13', `Your child ${name} is neither named nor left out on purpose.`));
};

const adviseEach = ({ couple: { kind }, survivorPlan }: JointTrustFacts): readonly Finding[] => [
  warning(
    'JT20',
    'Two people make this trust, and what suits one may harm the other. One attorney who advises both of you has a conflict of interest that both must accept; consider separate advice for each.',
  ),
  ...(kind === 'spouses' && survivorPlan !== 'survivorDecides'
    ? [
        warning(
          'JT21',
          'The marital deduction is for a surviving spouse who is a citizen of the United States; for others a trust of a special kind is needed. Ask a tax lawyer, also about the return that the first death may need.',
        ),
      ]
    : []),
  ...(survivorPlan === 'heldForLife'
    ? [
        warning(
          'JT22',
          'The share of the first of you to die is then kept in a trust of its own, which nobody may change, with its own records and tax returns for the life of the survivor. Ask an attorney whether your property is worth that.',
        ),
      ]
    : []),
];
