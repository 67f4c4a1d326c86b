import { start } from '#guide/of-the-state/signing-rules.ts';
import { cited, dollars, type StateCase, type StateRule } from '#guide/of-the-state/state-rule.ts';
import { deathTaxes } from '#law/death-taxes.ts';
import { certain, isCertainlyAbsent } from '#law/read-rule.ts';
import type { Provisions } from '#law/sections/provisions.ts';

const place =
  /\b(?:condo|house|home|land|property|deed|real estate|cabin|farm|lot|timeshare|acres?|building|apartment|ranch)\b/u;

/** What the law of a state says of an estate: taxes, deeds, small estates, wishes. */
export const estateRules: readonly StateRule[] = [
  {
    id: 'death-taxes',
    asked: [/\b(?:estate|inheritance|death) tax/u, /\btax\p{L}*\b.*\b(?:inherit\p{L}*|when i die|at death|heirs)\b/u],
    answer: (one) => sayTaxes(one),
  },
  {
    id: 'transfer-on-death-deed',
    asked: [/\b(?:transfer[- ]on[- ]death|tod deed|beneficiary deed)\b(?!.*\baccount)/u],
    answer: ({ law: { provisions }, state, low }) => {
      if (/\bwhat(?:'s| is)\b/u.test(low)) return undefined;
      const rule = provisions.todDeed;
      const isKnown = certain(rule);
      if (isKnown === undefined) return undefined;
      return isKnown
        ? `Yes, ${state} knows a deed that passes a home on at death${cited(rule)}. It has to be recorded before you die, and you keep full control until then.`
        : `${start(state)} has no transfer-on-death deed${cited(rule)}; a living trust does the same there.`;
    },
  },
  {
    id: 'small-estate',
    asked: [
      /\bsmall estate/u,
      /\b(?:how (?:much|big|large)|limit|amount)\b.*\b(?:without|avoid|skip|before|need)\b.*\bprobate\b/u,
    ],
    answer: ({ law: { provisions }, state }) => {
      const rule = provisions.smallEstateLimit;
      const limit = certain(rule);
      return limit === undefined
        ? undefined
        : `In ${state} an estate of up to ${dollars(limit)} can be settled in a simple way${cited(rule)}. What stands in a living trust is not counted.`;
    },
  },
  {
    id: 'no-contest',
    asked: [
      /\bno[- ]?contest\b.*\b(?:work|valid|enforce\p{L}*|legal|allowed|hold|count|in|state|good)\b/u,
      /\b(?:enforce|valid|legal|allowed)\b.*\bno[- ]?contest\b/u,
    ],
    answer: ({ law: { provisions }, state }) => {
      const rule = provisions.noContest;
      const force = certain(rule);
      return force && `In ${state} ${contest[force]}${cited(rule)}.`;
    },
  },
  {
    id: 'homestead',
    asked: [
      /\bhomestead\b.*\b(?:leave|will|give|who|spouse|wife|husband|law|rule|right|trust|protect\p{L}*)\b/u,
      /^\W*(?:(?:and|so|but) )*(?:what|how) about (?:my|our|the) (?:house|home|condo)\W*$/u,
      /\b(?:leave|give|goes?|will)\b.*\b(?:my|our|the) (?:house|home|condo)\b to (?!college\b|the bank\b)\p{L}+(?: \p{L}+){0,2}\W*$/u,
      /\b(?:husband|wife|spouse|kids?|child(?:ren)?|son|daughter)\b.*\b(?:right|rights|claim|ok|okay|consent|permission|agree)\b.*\b(?:house|home|condo)\b/u,
    ],
    answer: ({ law: { provisions }, state, kind, low }) => {
      const rule = provisions.homesteadDeviseLimit;
      const limit = certain(rule);
      const isNamed = /\bhomestead\b/u.test(low);
      if (!limit || kind === 'company' || (!isNamed && limit === 'none-found')) return undefined;
      const ask = isNamed ? '' : ' How that is with yours an attorney there can tell.';
      return `In ${state} ${homestead[limit]}${cited(rule)}.${ask}`;
    },
  },
  {
    id: 'pet-trust',
    asked: [/\bpet trust\b/u, /\btrust\b.*\bfor (?:my|a|the) (?:dog|cat|pet|horse)s?\b/u],
    answer: ({ law: { provisions }, state }) => {
      const rule = provisions.petTrust;
      return certain(rule) === true
        ? `Yes, ${state} has a law for a trust that cares for an animal${cited(rule)}.`
        : undefined;
    },
  },
  {
    id: 'belongings-list',
    asked: [
      /\b(?:list|memo(?:randum)?)\b.*\b(?:belongings|personal (?:property|things|items)|jewelry|furniture|household|heirlooms)\b/u,
    ],
    answer: ({ law: { provisions }, state }) => {
      const rule = provisions.tangiblePropertyMemo;
      const counts = certain(rule);
      if (counts === undefined) return undefined;
      return counts
        ? `In ${state} a will can point to a separate signed list of who gets which belongings${cited(rule)}, and you may change that list later.`
        : `In ${state} a separate list of belongings does not bind by itself${cited(rule)}: name the things in the document.`;
    },
  },
  {
    id: 'remains',
    asked: [/\b(?:who decides|who controls|form|law|rights?)\b.*\b(?:funeral|burial|cremat\p{L}*|remains|my body)\b/u],
    answer: ({ law: { provisions }, state }) => {
      const rule = provisions.dispositionOfRemains;
      const how = certain(rule);
      return (
        how &&
        `In ${state} ${remains[how]}${cited(rule)}. Tell your family what you want, because a will is often read only afterwards.`
      );
    },
  },
  {
    id: 'notice-to-beneficiaries',
    asked: [/\b(?:tell|notify|notice|inform)\b.*\bbeneficiar/u],
    answer: ({ law: { provisions }, state, kind }) => {
      const rule = provisions.trusteeNoticeDays;
      const days = certain(rule);
      return days === undefined || days === 0 || kind !== 'lifetime-trust'
        ? undefined
        : `While you live and are well, nobody has to be told. In ${state} the trustee tells the beneficiaries within ${days} days once the trust can no longer be revoked${cited(rule)}.`;
    },
  },
  {
    id: 'register-trust',
    asked: [
      /\b(?:register|registered|registration|file|record)\b.*\btrust\b/u,
      /\btrust\b.*\b(?:registered|registration|filed|recorded)\b/u,
    ],
    answer: ({ law: { provisions }, state, kind }) => {
      const rule = provisions.trustRegistration;
      const needed = certain(rule);
      return needed === undefined || kind !== 'lifetime-trust'
        ? undefined
        : `${registration(state)[needed]}${cited(rule)}.`;
    },
  },
  {
    id: 'land-elsewhere',
    asked: [place],
    answer: ({ law: { provisions }, state, isElsewhere, low }) => {
      if (
        !isElsewhere ||
        !/\b(?:separate\p{L}*|special|own|different|extra|deed|probate|put|go|need|trust|law|transfer)\b/u.test(low)
      )
        return undefined;
      const tod =
        certain(provisions.todDeed) === true
          ? ` ${start(state)} also knows a deed that passes a home on at death${cited(provisions.todDeed)}.`
          : '';
      return `Real estate in ${state} follows the law of ${state}, wherever you live. It goes into the trust by a deed that is signed and recorded there; otherwise it may need a probate of its own there.${tod} A title company or an attorney in ${state} can prepare the deed.`;
    },
  },
];

const sayTaxes = ({ law, state }: StateCase): string | undefined => {
  const { estate, inheritance, isChildExempt, isSpouseExempt } = deathTaxes(law);
  if (estate.state === 'unknown' || inheritance.state === 'unknown') return undefined;
  const { estateTaxThreshold, inheritanceTaxTopRate } = law.provisions;
  if (estate.state === 'none' && inheritance.state === 'none')
    return `${start(state)} has neither an estate tax nor an inheritance tax${isCertainlyAbsent(estateTaxThreshold) ? cited(estateTaxThreshold) : ''}. The federal estate tax reaches only very large estates.`;
  const ofEstate =
    estate.state === 'levied'
      ? `${start(state)} taxes estates above ${dollars(estate.thresholdInDollars)}${cited(estateTaxThreshold)}.`
      : `${start(state)} has no estate tax.`;
  const free = [...(isSpouseExempt === true ? ['a spouse'] : []), ...(isChildExempt === true ? ['children'] : [])];
  const ofHeirs =
    inheritance.state === 'levied'
      ? ` It taxes those who inherit, at up to ${inheritance.topRateInPercent}%${cited(inheritanceTaxTopRate)}${free.length > 0 ? `, but not ${free.join(' or ')}` : ''}.`
      : '';
  return `${ofEstate}${ofHeirs} A living trust changes nothing in this.`;
};

const contest: Readonly<Record<NonNullable<Provisions['noContest']['value']>, string>> = {
  enforced: 'courts enforce a no-contest clause',
  'probable-cause': 'a no-contest clause is enforced, unless whoever contests had good grounds',
  'good-faith-and-cause':
    'a no-contest clause is enforced, unless whoever contests acted in good faith and with good grounds',
  'narrow-exceptions': 'a no-contest clause is enforced, with few exceptions',
  'gift-over-required': 'a no-contest clause is enforced where it says who receives the share instead',
  undecided: 'it is not settled how far courts enforce a no-contest clause',
  void: 'a no-contest clause is not enforced',
};

const homestead: Readonly<Record<NonNullable<Provisions['homesteadDeviseLimit']['value']>, string>> = {
  'none-found': 'we have found no law that limits whom you leave your home to',
  'occupancy-right': 'a spouse may go on living in the home for some time, whomever you leave it to',
  'life-estate-right': 'a spouse has a right to the home for life, whomever you leave it to',
  'spouse-vests': 'the home can go to the spouse by law, whatever a document says',
  'constitutional-bar':
    'the constitution limits whom you may leave your homestead to, the home you live in, while there is a spouse or a minor child',
};

const remains: Readonly<Record<NonNullable<Provisions['dispositionOfRemains']['value']>, string>> = {
  'statutory-form': 'there is a form in which you name who decides about your funeral and your body',
  'written-appointment': 'you can name in writing who decides about your funeral and your body',
  'priority-list-only': 'the law lists who decides about your funeral: a spouse first, then the nearest relatives',
};

const registration = (
  state: string,
): Readonly<Record<NonNullable<Provisions['trustRegistration']['value']>, string>> => ({
  none: `${start(state)} keeps no register of living trusts; nothing is filed`,
  optional: `In ${state} a trust may be registered with the court, but need not be`,
  required: `In ${state} the law asks the trustee to register a trust with the court`,
});
