import { start } from '#guide/of-the-state/signing-rules.ts';
import { cited, type StateCase, type StateRule } from '#guide/of-the-state/state-rule.ts';
import { certain } from '#law/read-rule.ts';
import type { Provisions } from '#law/sections/provisions.ts';

const spouse = String.raw`(?:wife|husband|spouse|widow|widower)`;

/** What the law of a state gives to spouses, partners and children. */
export const spouseRules: readonly StateRule[] = [
  {
    id: 'community-property',
    asked: [/\bcommunity property\b(?!.*\b(?:mean|what is community)\b)/u],
    answer: ({ law: { provisions }, state, low }) => {
      if (/\bwhat(?:'s| is| does)\b/u.test(low)) return undefined;
      const rule = provisions.communityProperty;
      const isCommunity = certain(rule);
      if (isCommunity === undefined) return undefined;
      if (isCommunity)
        return `Yes, ${state} is a community property state${cited(rule)}: what either of you earns while you are married belongs to both of you, half and half. What you owned before, or were given or inherited, stays your own.`;
      const opt = certain(provisions.optInCommunityProperty);
      const chosen =
        opt === undefined || opt === 'none'
          ? ''
          : ` Spouses may choose it by ${opt === 'trust' ? 'a trust' : 'an agreement or a trust'} of that kind${cited(provisions.optInCommunityProperty)}.`;
      return `No, ${state} is not a community property state${cited(rule)}; a spouse has other rights there.${chosen}`;
    },
  },
  {
    id: 'elective-share',
    asked: [
      /\b(?:elective|forced|statutory|spousal|spouse'?s) share\b/u,
      new RegExp(
        String.raw`\b${spouse}\b.*\b(?:claim|entitled|automatic(?:ally)?|no matter|by law|at least|minimum|anyway|legally get|rights?)\b`,
        'u',
      ),
      new RegExp(String.raw`\b(?:disinherit|leave|cut|write|left)\b.*\b${spouse}\b.*\b(?:out|off|nothing)\b`, 'u'),
      new RegExp(String.raw`\bdisinherit\b.*\b${spouse}\b`, 'u'),
      new RegExp(
        String.raw`\b(?:how much|what)\b.*\b(?:can|could|may|does|must)\b.*\b${spouse}\b.*\b(?:claim|get|take|demand|have)\b`,
        'u',
      ),
    ],
    answer: (one) => sayShare(one),
  },
  {
    id: 'divorce',
    asked: [/\bdivorced?\b.*\b(?:revokes?|cancels?|ends?|undo|void|still|automatically|out)\b/u],
    answer: ({ law: { provisions }, state, kind }) => {
      const rule = provisions.divorceRevokesTrustGifts;
      const doesRevoke = certain(rule);
      if (doesRevoke === undefined || kind !== 'lifetime-trust') return undefined;
      return doesRevoke
        ? `In ${state} a final divorce cancels gifts to the former spouse in a living trust${cited(rule)}. It does not reach every account; make a new version as soon as you part.`
        : `In ${state} a divorce does not by itself cancel what a living trust gives to the former spouse${cited(rule)}: make a new version.`;
    },
  },
  {
    id: 'forced-heirs',
    asked: [
      /\bforced heir/u,
      /\b(?:disinherit|leave out|cut out|leave|exclude)\b.*\b(?:child|children|kid|kids|son|daughter)\b.*\b(?:out|law|legal|allowed|nothing|legally)\b/u,
    ],
    answer: ({ law: { provisions }, state }) => {
      const rule = provisions.forcedHeirship;
      const isForced = certain(rule);
      if (isForced === undefined) return undefined;
      return isForced
        ? `${start(state)} keeps a part of an estate for certain children, whatever a will says${cited(rule)}: young ones, and those who cannot care for themselves. Ask an attorney there.`
        : `The law of ${state} lets you leave a grown child out${cited(rule)}. Say so openly here, and the document states that it is intended.`;
    },
  },
  {
    id: 'partners',
    asked: [/\b(?:domestic partner\p{L}*|civil union|register(?:ed)? (?:as )?partners?)\b/u],
    answer: ({ law: { provisions }, state }) => {
      const rule = provisions.domesticPartnership;
      const kind = certain(rule);
      if (kind === undefined) return undefined;
      return `${start(state)} ${partnership[kind]}${cited(rule)}.`;
    },
  },
  {
    id: 'spouse-signs-deed',
    asked: [
      new RegExp(String.raw`\b${spouse}\b.*\bsign\b.*\bdeed\b`, 'u'),
      new RegExp(String.raw`\bdeed\b.*\b${spouse}\b.*\bsign\b`, 'u'),
      /\b(?:dower|curtesy)\b/u,
    ],
    answer: ({ law: { provisions }, state, low }) => {
      if (/\bwhat(?:'s| is)\b.*\b(?:dower|curtesy)\b/u.test(low)) return undefined;
      const rule = provisions.spousalJoinderInDeed;
      const joins = certain(rule);
      return joins && `In ${state} ${joinder[joins]}${cited(rule)}.`;
    },
  },
];

const sayShare = ({ law: { provisions }, state }: StateCase): string | undefined => {
  const { electiveShareReach, electiveShareFraction } = provisions;
  const reach = certain(electiveShareReach);
  if (reach === undefined) return undefined;
  const ask = 'An agreement between you or a divorce can change that; ask an attorney before you leave a spouse out.';
  if (reach === 'community-property')
    return `${start(state)} is a community property state${cited(electiveShareReach)}: half of what either of you earned in the marriage already belongs to your spouse, and you can give away only your own half. ${ask}`;
  if (reach === 'none')
    return `${start(state)} gives a spouse no fixed share against a will or a trust${cited(electiveShareReach)}, but other allowances. ${ask}`;
  const fraction = certain(electiveShareFraction);
  const size = fraction === undefined ? 'a share' : `this share: ${fraction}`;
  return `In ${state} a husband or wife who is left out can claim ${size}${cited(electiveShareFraction, electiveShareReach)}. ${reaches[reach]} ${ask}`;
};

const reaches: Readonly<
  Record<Exclude<NonNullable<Provisions['electiveShareReach']['value']>, 'none' | 'community-property'>, string>
> = {
  'probate-only': 'It is counted from what goes through probate.',
  'probate-plus-fraud-doctrine':
    'It is counted from what goes through probate, and a court may add what was given away to defeat it.',
  'reaches-revocable-trust': 'It reaches what stands in a revocable living trust too.',
  'augmented-estate': 'It is counted from nearly everything, also what stands in a living trust.',
};

const partnership: Readonly<Record<NonNullable<Provisions['domesticPartnership']['value']>, string>> = {
  none: 'has no partnership besides marriage that gives a partner rights when you die, so what you write counts alone',
  'domestic-partnership': 'registers domestic partners, and the law gives them rights when one of them dies',
  'legacy-only': 'keeps up partnerships that were registered earlier, and registers no new ones',
  'civil-union': 'knows civil unions, and the law gives a partner in one rights when the other dies',
};

const joinder: Readonly<Record<NonNullable<Provisions['spousalJoinderInDeed']['value']>, string>> = {
  required: 'your spouse has to sign a deed of your home, or of land, as well',
  conditional: 'your spouse has to sign a deed in some cases, above all of the home',
  recommended: 'title companies like your spouse to sign a deed too, although the law does not ask for it',
  no: 'your spouse need not sign a deed of land that is yours alone',
};
