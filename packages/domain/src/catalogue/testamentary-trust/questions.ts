import { onlyWith, valueOf } from '#facts/define-fact.ts';
import * as estate from '#facts/estate.ts';
import { failingShare } from '#facts/failing-share.ts';
import { heldQuestions } from '#facts/held-questions.ts';
import { livingChildren } from '#facts/living-children.ts';
import * as person from '#facts/person.ts';
import { rewordFact, withChoices } from '#facts/reword-fact.ts';
import * as special from '#facts/special.ts';
import * as spouse from '#facts/spouse-share.ts';
import * as trust from '#facts/trust.ts';
import * as will from '#facts/will.ts';
import * as inWill from '#facts/words-of-will.ts';
import * as wish from '#facts/wishes.ts';

// No usual answer: whoever leaves everything to a spouse is asked, because paying it out can end what the spouse lives on.
const { usual: _usual, otherwise: _otherwise, ...partForSpouse } = will.heldForSpouseOnBenefits;

const heldForSpouse = rewordFact(withChoices(partForSpouse, ['nothing', 'everything']), {
  label: 'Held in a supplemental needs trust for my spouse, of what comes to my spouse first',
  isRequired: true,
  applies: onlyWith(
    ['maritalStatus', 'spouseTakesFirst'],
    (facts) => valueOf(facts, person.maritalStatus) === 'Married' && valueOf(facts, will.spouseTakesFirst) === true,
  ),
  ask: (facts) => {
    const spouse = valueOf(facts, person.spouseName) ?? 'your spouse';
    return `If ${spouse} depends on benefits such as SSI or Medicaid, or may come to, money that is paid out can end them. How much of what comes to ${spouse} first should a trustee hold in a supplemental needs trust: nothing, or everything?`;
  },
  why: 'What a trust made by will holds for a husband or wife is not counted as theirs; what is paid out, or held in a living trust, is (42 U.S.C. 1396p(d)(2)). The trustee pays for what the benefits do not cover. Your spouse cannot demand it and is not its trustee. Afterwards it goes to those for whom the trust is. Choose nothing if your spouse needs no such benefits.',
});

const beneficiaries = rewordFact(estate.beneficiaries, {
  ask: (facts) =>
    valueOf(facts, will.spouseTakesFirst) === true && valueOf(facts, person.maritalStatus) === 'Married'
      ? `If ${valueOf(facts, person.spouseName) ?? 'your spouse'} is no longer living, for whom should the trust be, and what share should each of them get? Please give their names, how they are related to you, and the age at which each share is paid out.`
      : 'For whom should the trust be, and what share should each of them get? Please give their names, how they are related to you, and the age at which each share is paid out, if it should wait.',
  why: 'What is left after gifts, debts and expenses goes into the trust for these people. The trustee keeps a share until the age that you give and pays from it what is needed before. The shares must add up to 100%.',
});

const successorTrustee = rewordFact(trust.successorTrustee, {
  label: 'Trustee',
  ask: () => 'Who should be the trustee, who keeps the money and pays it out as your will says?',
  why: 'The trustee serves after your death, often for many years. It can be the executor, and is often somebody other than the guardian.',
});

const successorTrustees = rewordFact(trust.successorTrustees, {
  label: 'Further trustees, in order',
  ask: () => 'Who should be trustee if that person cannot serve, in which order?',
});

const trustName = rewordFact(trust.trustName, {
  ask: () => 'What should the trust be called?',
  why: 'The trustee opens accounts in this name after your death.',
  usual: (facts) => {
    const name = valueOf(facts, person.grantorName);
    return name ? `The ${name} Family Trust`.slice(0, 120) : undefined;
  },
});

const tangiblesTo = rewordFact(will.tangiblesTo, {
  usual: (facts) => {
    if (valueOf(facts, person.maritalStatus) === 'Married') return 'spouse';
    return livingChildren(facts).length > 0 ? 'children' : 'trust';
  },
});

const specificGifts = rewordFact(estate.specificGifts, {
  why: 'Particular gifts, like a ring or $5,000, are handed over before the rest goes into the trust.',
});

const specialArrangements = withChoices(special.specialArrangements, [
  'childrenTogether',
  'paidInSteps',
  'heldForLife',
  'spouseShare',
  'wishes',
  'protector',
]);

const trustProtector = rewordFact(trust.trustProtector, {
  ask: () => 'Who should be able to remove and replace the trustee?',
});

const debtsAndTaxesFrom = rewordFact(inWill.taxesInWill, {
  why: 'The residue is what goes into the trust. It usually pays, so that particular gifts arrive whole.',
});

/** Every fact of a will with a trust in it, in the order in which the interview asks it. */
export const testamentaryTrustQuestions = [
  person.grantorName,
  inWill.grantorAkaInWill,
  person.grantorAddress,
  person.grantorState,
  person.grantorCounty,
  person.grantorDateOfBirth,
  person.maritalStatus,
  person.spouseName,
  person.children,
  ...inWill.guardianQuestions,
  will.spouseTakesFirst,
  heldForSpouse,
  beneficiaries,
  estate.descendantsTakeFirst,
  estate.contingentBeneficiaries,
  failingShare,
  estate.takersOnBenefits,
  successorTrustee,
  successorTrustees,
  will.executor,
  will.alternateExecutors,
  specificGifts,
  estate.intentionallyOmitted,
  trust.specialInstructions,
  estate.distributionInstructions,
  trustName,
  tangiblesTo,
  trust.trusteeCompensation,
  trust.trusteeFixedFeeInCents,
  specialArrangements,
  ...heldQuestions,
  spouse.spouseShare,
  spouse.spouseRemainder,
  spouse.spouseRemainderTaker,
  spouse.spouseShareFails,
  wish.wishesForShares,
  wish.ownWishes,
  trustProtector,
  estate.survivalDays,
  debtsAndTaxesFrom,
  inWill.noContestInWill,
] as const;
