import { disposition } from '#derived/property.ts';
import { deriveFact, type FactsOf } from '#facts/derive-fact.ts';
import { residencePlan } from '#facts/estate.ts';
import { maritalStatus, spouseName } from '#facts/person.ts';
import type { Rest } from '#facts/rest.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { spouseRemainder, spouseRemainderTaker, spouseShareFails } from '#facts/spouse-share.ts';

/** Who takes what was kept for a spouse, when the spouse has died. */
export type AfterSpouse =
  | { readonly to: Rest }
  | { readonly to: 'named'; readonly name: string; readonly otherwise: Rest };

const said = [disposition, maritalStatus, spouseName, spouseRemainder, spouseRemainderTaker] as const;

/** Undefined where nothing is kept for a spouse who receives a share; see decision 60. */
export const afterSpouse = deriveFact({
  field: 'afterSpouse',
  from: [...said, residencePlan],
  derive: ({ residencePlan: plan, ...facts }): AfterSpouse | undefined =>
    takersAfter(facts, plan === 'spouseMayLive' ? 'home' : 'noHome'),
});

/** The same of an instrument that gives nobody a right to live in the home. */
export const afterSpouseWithoutHome = deriveFact({
  field: 'afterSpouse',
  from: said,
  derive: (facts): AfterSpouse | undefined => takersAfter(facts, 'noHome'),
});

/** The share of a spouse that goes elsewhere than other shares that fail. */
export interface ShareOfSpouse {
  readonly name: string;
  readonly next: { readonly to: Rest } | Extract<AfterSpouse, { readonly to: 'named' }>;
}

/** Who takes the share of a spouse that fails; undefined where it passes like every other. */
export const shareOfSpouse = deriveFact({
  field: 'shareOfSpouse',
  from: [...said, residencePlan, spouseShareFails],
  derive: ({ residencePlan: plan, ...facts }): ShareOfSpouse | undefined =>
    takersInstead(facts, plan === 'spouseMayLive' ? 'home' : 'noHome'),
});

/** The same of an instrument that gives nobody a right to live in the home. */
export const shareOfSpouseWithoutHome = deriveFact({
  field: 'shareOfSpouse',
  from: [...said, spouseShareFails],
  derive: (facts): ShareOfSpouse | undefined => takersInstead(facts, 'noHome'),
});

/** Of two makers, neither gives a share to the other. */
export const noShareOfSpouse = deriveFact({
  field: 'shareOfSpouse',
  from: [],
  derive: (): ShareOfSpouse | undefined => undefined,
});

const takersInstead = (
  facts: FactsOf<readonly [...typeof said, typeof spouseShareFails]>,
  kept: 'home' | 'noHome',
): ShareOfSpouse | undefined => {
  const { spouseName: name, spouseShareFails: fails } = facts;
  const { portions, children } = facts.disposition;
  const takes = name !== undefined && portions.some((one) => isSamePerson(one.name, name));
  if (facts.maritalStatus !== 'Married' || !takes) return undefined;
  const hasOthers = portions.length > 1 || children !== undefined;
  const next = takersAfter(facts, kept) ?? { to: hasOthers ? fails : 'nextInLine' };
  switch (next.to) {
    case 'nextInLine':
      // Elsewhere it passes like every other share.
      return facts.disposition.failingPart === 'otherParts' ? { name, next: { to: next.to } } : undefined;
    case 'otherShares':
      return { name, next: { to: next.to } };
    case 'named':
      return { name, next };
  }
};

const takersAfter = (facts: FactsOf<typeof said>, kept: 'home' | 'noHome'): AfterSpouse | undefined => {
  const { spouseName: spouse, spouseRemainder: to, spouseRemainderTaker: taker } = facts;
  const { portions, children } = facts.disposition;
  const own = portions.find(({ name }) => spouse !== undefined && isSamePerson(name, spouse));
  if (facts.maritalStatus !== 'Married' || own === undefined) return undefined;
  if (own.holding.kind === 'outright' && kept === 'noHome') return undefined;
  const otherwise: Rest = portions.length > 1 || children !== undefined ? 'otherShares' : 'nextInLine';
  if (to === 'named') return { to, name: taker ?? '', otherwise };
  return { to: to === 'otherShares' ? otherwise : to };
};
