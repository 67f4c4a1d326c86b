import type { GuideStep } from '#assembly/document.ts';
import { isCooperative } from '#facts/cooperative.ts';
import { institutionOf } from '#facts/institution-of.ts';
import { designatedKind, mayPassByDesignation } from '#facts/asset-kind.ts';
import type { DesignatedKind, DoubtfulKind } from '#facts/designated-words.ts';
import type { Couple } from '#derived/couple.ts';
import type { Marriage } from '#derived/maker.ts';
import type { Asset } from '#facts/shapes.ts';
import { stateOfLand } from '#facts/state-of-land.ts';
import { trustBlock } from '#law/blocks.ts';
import { spousalJoinder } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

interface Known {
  readonly assets: readonly Asset[];
  readonly law: StateLaw | undefined;
  readonly landLaws: readonly StateLaw[];
  readonly homeLaw: StateLaw | undefined;
  /** Of the one maker. */
  readonly marriage?: Pick<Marriage, 'status'>;
  /** The two makers. */
  readonly couple?: Pick<Couple, 'kind'>;
}

/** What is left to do after signing so that each asset really is in the trust: one step an institution and kind of property. */
export const fundingSteps = (facts: Known): readonly GuideStep[] => [
  ...[...Map.groupBy(facts.assets, (asset) => todoOf(asset, facts))].map(([text, concerned]) =>
    stepOf(text, concerned),
  ),
  ...joinderSteps(facts),
];

const stepOf = (text: string, concerned: readonly Asset[]): GuideStep => ({
  text: `${text}:`,
  items: concerned.map(({ description }) => description),
});

// Whose name stands in the deed does not matter: some states protect the home of spouses against either of them.
const joinderSteps = ({ assets, ...known }: Known): readonly GuideStep[] => {
  const signing = whoSigns(known);
  if (signing === undefined) return [];
  const land = assets.filter(
    (asset) => asset.category === 'realEstate' && !isCooperative(asset) && !followsFormsOfItsPlace(asset, known),
  );
  return [...Map.groupBy(land, (asset) => lawOfLand(asset, known))].flatMap(([law, concerned]) =>
    law === undefined || spousalJoinder(law).value === 'no'
      ? []
      : [
          stepOf(
            `${signing}, whoever owns the property, if either of you lives there: the law of ${stateInSentence(law.code)} may protect the home of spouses, and a title company asks for both signatures`,
            concerned,
          ),
        ],
  );
};

const whoSigns = ({ marriage, couple }: Pick<Known, 'marriage' | 'couple'>): string | undefined => {
  if (couple?.kind === 'spouses') return 'Both of you sign the deed';
  return marriage?.status === 'Married' ? 'Have your spouse sign the deed as well' : undefined;
};

type Laws = Pick<Known, 'law' | 'landLaws' | 'homeLaw'>;

const lawOfLand = (asset: Asset, { landLaws, homeLaw }: Omit<Laws, 'law'>): StateLaw | undefined => {
  const state = stateOfLand(asset);
  return state === undefined ? homeLaw : landLaws.find(({ code }) => code === state);
};

const placeOf = (asset: Asset, laws: Omit<Laws, 'law'>): string => {
  const law = lawOfLand(asset, laws);
  return law === undefined ? 'that state' : stateInSentence(law.code);
};

// Where the law of the land has forms of its own, a deed as elsewhere may do harm.
const followsFormsOfItsPlace = (asset: Asset, laws: Omit<Laws, 'law'>): boolean => {
  const law = lawOfLand(asset, laws);
  return law !== undefined && trustBlock(law, stateInSentence(law.code)) !== undefined;
};

const todoOf = (asset: Asset, { law, ...laws }: Laws): string => {
  const designated = designatedKind(asset);
  if (designated !== undefined) return todoOfDesignated(designated, asset);
  const doubt = mayPassByDesignation(asset);
  if (doubt !== undefined) return todoInDoubt(doubt, asset);
  if (isCooperative(asset)) return todoOfCooperative;
  switch (asset.category) {
    case 'realEstate':
      if (followsFormsOfItsPlace(asset, laws))
        return `Do not sign a deed yet: ask a notary or an attorney in ${placeOf(asset, laws)} how this land can be put into a trust, and who of your family has rights in it`;
      return 'Sign and record a deed to the trustee, and tell the lender and the insurer';
    case 'bank':
    case 'brokerage':
      return `Ask ${at(asset, '') || 'the institution'} in writing to retitle the account to the trustee`;
    case 'business':
      return 'Assign the interest to the trustee, after checking the transfer limits of the company agreement';
    case 'vehicle':
      return 'Transfer the certificate of title to the trustee, if your state and insurer make that sensible';
    case 'digital':
      return 'Keep a list of access data in a safe place that your successor trustee can reach';
    case 'retirement':
    case 'lifeInsurance':
    case 'tangible':
    case 'other':
    case undefined:
      return law?.words?.assignmentToTrust === undefined
        ? 'This document assigns untitled property; transfer any record title to the trustee'
        : 'After signing the trust, describe it in the separate assignment (Exhibit 1) and sign that; transfer any record title to the trustee';
  }
};

// No deed is recorded; the corporation keeps the register, and its board may refuse.
const todoOfCooperative =
  'Sign no deed for a co-op. Ask the managing agent of the cooperative in writing for the consent of its board and for its forms: the shares and the proprietary lease are assigned to the trustee, and issued again in the name of the trustee. Ask the lender and the insurer before you assign them, and whether a tax exemption for owners who live there stays. Until then it is not certain that the trust holds it';

const todoOfDesignated = (kind: DesignatedKind, asset: Asset): string => {
  switch (kind) {
    case 'heldForMinor':
      return `Leave the title as it is: this belongs to the minor for whom it is kept. Name a successor custodian${at(asset, ' with ')}`;
    case 'payableOnDeath':
      return `Do not retitle before you have asked ${at(asset, '') || 'the institution'} who is designated to receive this at a death: as long as that stands, it passes there and not through the trust. Name the trustee instead, or have the account retitled, if the trust should have it`;
    case 'retirement':
    case 'healthSavings':
    case 'educationSavings':
    case 'disabilitySavings':
    case 'lifeInsurance':
    case 'annuity':
      return `Leave the title as it is, and review the beneficiary designation${at(asset, ' with ')}`;
  }
};

const todoInDoubt = (doubt: DoubtfulKind, asset: Asset): string =>
  doubt === 'retirement'
    ? `Ask ${at(asset, '') || 'the custodian'} first, in writing, whether this is a retirement account, and do not retitle it before the answer: to retitle a retirement account counts as a taxable withdrawal. If it is one, review its beneficiary designation instead`
    : `Ask ${at(asset, '') || 'the company'} first, in writing, whether this is life insurance or an annuity, and do not retitle it before the answer. If it is, review its beneficiary designation instead`;

const at = (asset: Asset, lead: string): string => {
  const institution = institutionOf(asset.description);
  return institution === undefined ? '' : `${lead}${institution}`;
};
