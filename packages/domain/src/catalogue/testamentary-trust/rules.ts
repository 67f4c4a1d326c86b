import type { Facts } from '#facts/facts.ts';
import { isMarried } from '#facts/is-married.ts';
import { isOnBenefits, isKnownMinor } from '#facts/minors-without-age.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { arranges } from '#facts/special.ts';
import { electiveShare } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { defineRule, error, warning } from '#rules/rule.ts';
import { disinheritedSpouseIsTold } from '#rules/spouse-is-considered.ts';
import { needsAreTold } from '#rules/takers-can-take.ts';

// What only a trust that a will makes has to be told of.

const takesFirst = ({ maritalStatus, spouseTakesFirst }: Facts): boolean =>
  maritalStatus === 'Married' && spouseTakesFirst === true;

const isHeldForSpouse = (facts: Facts): boolean => takesFirst(facts) && facts.heldForSpouseOnBenefits === 'everything';

/** TT1: a spouse who receives everything first has no share of the trust that begins without the spouse. */
export const spouseComesOnce = defineRule('TT1', ['beneficiaries', 'spouseTakesFirst'], (facts) =>
  takesFirst(facts) &&
  facts.spouseName !== undefined &&
  facts.beneficiaries?.some(({ name }) => isSamePerson(name, facts.spouseName ?? ''))
    ? [
        error(
          ['beneficiaries', 'spouseTakesFirst'],
          `${facts.spouseName} receives everything first, and the trust begins only if ${facts.spouseName} does not survive you. Name those who come after, or say that your spouse does not come first.`,
        ),
      ]
    : [],
);

/** TT2: a trust that holds nothing for anybody is made all the same, and the person is told. */
export const trustIsNeeded = defineRule('TT2', ['beneficiaries', 'specialArrangements'], (facts, { today }) => {
  const { beneficiaries = [] } = facts;
  const isHeld =
    isHeldForSpouse(facts) ||
    arranges(facts, 'paidInSteps') ||
    arranges(facts, 'heldForLife') ||
    arranges(facts, 'spouseShare') ||
    beneficiaries.some(
      (one) => one.distributionAge !== undefined || isOnBenefits(one, facts) || isKnownMinor(facts, one.name, today),
    );
  return beneficiaries.length === 0 || isHeld
    ? []
    : [
        warning(
          ['beneficiaries', 'specialArrangements'],
          'As it stands every share is paid out at once, and the trust holds only what falls to somebody under 21. Give an age, steps or a lifetime for whoever should not receive a share at once.',
        ),
      ];
});

/** TT3: what a trust of a will holds for somebody with benefits does not end them, and the person is told. */
export const needsAreHeld = defineRule(needsAreTold.code, ['beneficiaries'], (facts) =>
  (facts.beneficiaries ?? [])
    .filter((taker) => isOnBenefits(taker, facts))
    .map(({ name }) =>
      warning(
        ['beneficiaries'],
        `${name} may receive benefits that depend on need. The will holds that share in a supplemental needs trust; ask an attorney whether a separate special needs trust is better.`,
      ),
    ),
);

/** TT4: whoever leaves a spouse less than half outright or in a marital trust is told what that spouse may claim. */
export const spouseMayClaim = defineRule(
  disinheritedSpouseIsTold.code,
  ['beneficiaries', 'heldForSpouseOnBenefits', 'maritalStatus'],
  (facts, { laws }) => {
    const { maritalStatus, spouseName, beneficiaries, grantorState } = facts;
    const law = laws(grantorState);
    if (!law || !isMarried(maritalStatus) || spouseName === undefined || beneficiaries === undefined) return [];
    const isHeld = isHeldForSpouse(facts);
    if (takesFirst(facts) && !isHeld) return [];
    const share = beneficiaries.find(({ name }) => isSamePerson(name, spouseName));
    if (share && !isOnBenefits(share, facts) && (share.percentage ?? 100) >= 50) return [];
    const { value: reach, isCautious, fraction } = electiveShare(law);
    if (reach === 'community-property') return [];
    const place = stateInSentence(law.code);
    const claim = isCautious
      ? `It is possible that the law of ${place} lets a spouse claim a share of the estate, whatever the will says`
      : reach === 'none'
        ? `The law of ${place} has no elective share, but a spouse may claim support from the estate`
        : `By the law of ${place} a spouse may claim a share of the estate, whatever the will says`;
    const what = isHeld
      ? 'receives nothing outright except belongings that the will gives, because a trust holds the rest'
      : 'receives less than half of what is left';
    const counts = isHeld ? ' An office that pays benefits may count what could be claimed.' : '';
    return [
      warning(
        [isHeld ? 'heldForSpouseOnBenefits' : 'beneficiaries', 'maritalStatus'],
        `${spouseName}, your spouse, ${what}. ${claim}${fraction === undefined || isCautious ? '' : ` (${fraction})`}.${counts} Ask an attorney.`,
      ),
    ];
  },
);

/** TT5: one trustee alone may fail, and the person is told. */
export const nextTrusteeIsNamed = defineRule('TT5', ['successorTrustees'], ({ successorTrustee, successorTrustees }) =>
  successorTrustee !== undefined && successorTrustees?.length === 0
    ? [
        warning(
          ['successorTrustees'],
          `Only ${successorTrustee.name} is named as trustee. If that person cannot serve, somebody else is chosen without knowing your wish.`,
        ),
      ]
    : [],
);

/** TT10: nobody holds a trust for needs of their own; somebody else must be there to hold it. */
export const needsHaveAnotherTrustee = defineRule(
  'TT10',
  ['successorTrustee', 'heldForSpouseOnBenefits'],
  ({ spouseName, successorTrustee, successorTrustees, ...facts }) =>
    isHeldForSpouse(facts) &&
    spouseName !== undefined &&
    successorTrustee !== undefined &&
    successorTrustees !== undefined &&
    [successorTrustee, ...successorTrustees].every(({ name }) => isSamePerson(name, spouseName))
      ? [
          error(
            ['successorTrustee', 'heldForSpouseOnBenefits'],
            `${spouseName} cannot be trustee of the supplemental needs trust for ${spouseName}. Please name somebody else as trustee.`,
          ),
        ]
      : [],
);

/** TT6: nobody alone holds in trust for themselves alone (Uniform Trust Code 402(a)(5)). */
export const trusteeIsAnother = defineRule('TT6', ['successorTrustee'], ({ successorTrustee, beneficiaries = [] }) =>
  successorTrustee !== undefined &&
  beneficiaries.length === 1 &&
  beneficiaries.some(({ name }) => isSamePerson(name, successorTrustee.name))
    ? [
        error(
          ['successorTrustee'],
          `${successorTrustee.name} cannot be the only trustee of a trust for ${successorTrustee.name} alone: nothing would be held in trust. Please name somebody else.`,
        ),
      ]
    : [],
);
