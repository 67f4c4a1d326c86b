import { withExactShares } from '#facts/exact-shares.ts';
import { isMissingMark } from '#assembly/missing-mark.ts';
import type { Disposition } from '#disposition/disposition.ts';
import type { Gift, Home } from '#disposition/dispositive-tree.ts';
import { type Described, dispositionOf } from '#disposition/disposition-of.ts';
import { deriveFact, type FactsOf } from '#facts/derive-fact.ts';
import { arrangedForSpouse, arrangedLifetime, arrangedSteps } from '#derived/arrangements.ts';
import * as estate from '#facts/estate.ts';
import { asOfBoth } from '#facts/child-kind.ts';
import { childTakers } from '#facts/child-takers.ts';
import { failingShare } from '#facts/failing-share.ts';
import { isOnBenefits } from '#facts/minors-without-age.ts';
import { children, maritalStatus } from '#facts/person.ts';
import type { Beneficiary } from '#facts/shapes.ts';
import * as special from '#facts/special.ts';

// What follows from the facts about property and who receives it.

/** What is handed over before the rest is divided. */
export const gifts = deriveFact({
  field: 'gifts',
  from: [estate.specificGifts],
  derive: ({ specificGifts }): readonly Gift[] =>
    specificGifts.map(({ item, recipient, alternate }) => ({
      item,
      takers: alternate === undefined ? [recipient] : [recipient, alternate],
    })),
});

const answered = [
  estate.beneficiaries,
  estate.contingentBeneficiaries,
  failingShare,
  estate.descendantsTakeFirst,
  estate.takersOnBenefits,
  estate.intentionallyOmitted,
  special.specialArrangements,
  special.afterBornChildrenShare,
  special.descendantsShare,
  arrangedSteps,
  arrangedLifetime,
  children,
] as const;

const failingParts = { otherShares: 'otherParts', nextInLine: 'nextTakers', unsaid: 'unsaid' } as const;

/** The disposition that the answers describe; `spouse` where the share of a spouse is held. */
const describedBy = (facts: FactsOf<typeof answered>, spouse?: Described['spouse']): Disposition => {
  const { children, contingentBeneficiaries: next } = facts;
  const weigh = <Taker extends Beneficiary>(one: Taker) => ({ ...one, isOnBenefits: isOnBenefits(one, facts) });
  const takers = withExactShares(wholeOfOne(facts.beneficiaries)).map(weigh);
  const areChildrenTogether = facts.specialArrangements.includes('childrenTogether');
  const together = areChildrenTogether ? childTakers({ children, beneficiaries: takers }) : [];
  const passesToDescendants = facts.descendantsTakeFirst === true;
  return dispositionOf({
    takers: takers.filter((taker) => !together.includes(taker)),
    together,
    children,
    leftOut: facts.intentionallyOmitted.map(({ name }) => name),
    alternates: next === 'heirsAtLaw' ? next : withExactShares(next).map(weigh),
    passesToDescendants,
    failingPart: failingParts[facts.failingShare ?? 'unsaid'],
    opensToChildren: facts.afterBornChildrenShare,
    manner: areChildrenTogether && passesToDescendants ? facts.descendantsShare : 'perStirpes',
    steps: facts.arrangedSteps,
    lifetime: facts.arrangedLifetime,
    spouse,
  });
};

/** Who takes what is left; see decisions 45 and 53. */
export const disposition = deriveFact({
  field: 'disposition',
  from: [...answered, arrangedForSpouse],
  derive: ({ arrangedForSpouse: spouse, ...facts }) => describedBy(facts, spouse),
});

/** The same at the death of the survivor of two makers, who leaves no spouse that it provides for. */
export const dispositionOfTwo = deriveFact({
  field: 'disposition',
  from: answered,
  derive: (facts) =>
    describedBy({
      ...facts,
      children: [...asOfBoth(facts.children)],
      beneficiaries: [...asOfBoth(facts.beneficiaries)],
    }),
});

// Whoever is named alone takes everything, but nobody is named in a draft that lacks the takers.
const wholeOfOne = (takers: readonly Beneficiary[]): readonly Beneficiary[] =>
  takers.length === 1
    ? takers.map((taker) => (isMissingMark(taker.name) ? taker : { ...taker, percentage: taker.percentage ?? 100 }))
    : takers;

/** What happens with the home; undefined where nothing is said of it. */
export const residence = deriveFact({
  field: 'residence',
  from: [estate.residencePlan, estate.residenceRecipient, maritalStatus],
  derive: ({ residencePlan: plan, residenceRecipient, maritalStatus: status }): Home | undefined => {
    if (plan === undefined) return undefined;
    // Without a spouse who lives there the right has nobody; the validation says so.
    if (plan === 'spouseMayLive' && status !== 'Married') return undefined;
    return plan === 'giveTo' ? { plan, recipient: residenceRecipient ?? '' } : { plan };
  },
});

/** The same where the home of two makers is distributed after both have died. */
export const residenceOfTwo = deriveFact({
  field: 'residence',
  from: [estate.residencePlan, estate.residenceRecipient],
  derive: ({ residencePlan: plan, residenceRecipient }): Home | undefined => {
    if (plan === undefined || plan === 'spouseMayLive') return undefined;
    return plan === 'giveTo' ? { plan, recipient: residenceRecipient ?? '' } : { plan };
  },
});
