import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import type { Disposition, Portion } from '#disposition/disposition.ts';
import type { ValueOf } from '#facts/define-fact.ts';
import { deriveFact } from '#facts/derive-fact.ts';
import * as estate from '#facts/estate.ts';
import { livingChildren } from '#facts/living-children.ts';
import { needsGuardian } from '#facts/needs-guardian.ts';
import * as person from '#facts/person.ts';
import type { Party, SpecificGift } from '#facts/shapes.ts';
import { isSamePerson } from '#facts/same-person.ts';
import * as trust from '#facts/trust.ts';
import * as will from '#facts/will.ts';
import { isCommunityProperty } from '#law/provisions.ts';
import { willRule } from '#law/will-rule.ts';

// What follows from the facts about a will.

/** The executors in the order in which they take office; at least one. */
export const executorsInLine = deriveFact({
  field: 'executorsInLine',
  from: [will.executor, will.alternateExecutors],
  derive: ({ executor, alternateExecutors }): readonly Party[] => [executor, ...alternateExecutors],
});

/** Who cares for minor children, in order, and who manages what they own where that is somebody else. */
interface Guardians {
  readonly inLine: readonly Party[];
  readonly ofProperty: Party | undefined;
}

/** Undefined where nobody has to be named. */
export const guardians = deriveFact({
  field: 'guardians',
  from: [will.guardian, will.alternateGuardians, will.estateGuardian, will.hasMinorChildren, person.children],
  derive: ({ guardian, alternateGuardians, estateGuardian, ...family }): Guardians | undefined =>
    guardian === undefined || !needsGuardian(family)
      ? undefined
      : { inLine: [guardian, ...alternateGuardians], ofProperty: estateGuardian },
});

/** True where the spouse owns half of what was acquired in the marriage. */
export const sharesProperty = deriveFact({
  field: 'sharesProperty',
  from: [maker.marriage, laws.homeLaw],
  derive: ({ marriage, homeLaw }) =>
    marriage.status === 'Married' && homeLaw !== undefined && isCommunityProperty(homeLaw).value,
});

/** What is left: the trust takes it, and if nothing else holds, the heirs at law. */
export const residue = deriveFact({
  field: 'residue',
  from: [trust.trustName],
  derive: ({ trustName }): Disposition => ({
    portions: [whole(trustName, undefined)],
    opensToChildren: false,
    alternates: 'heirsAtLaw',
  }),
});

/** The part of what is left that the will itself holds for a spouse who depends on benefits. */
export type PartForSpouse = Exclude<ValueOf<typeof will.heldForSpouseOnBenefits>, 'nothing'>;

/** Undefined where nothing is held so; nobody who is separated is held for. */
export const heldForSpouse = deriveFact({
  field: 'heldForSpouse',
  from: [will.heldForSpouseOnBenefits, maker.marriage],
  derive: ({ heldForSpouseOnBenefits: part, marriage }): PartForSpouse | undefined =>
    part === 'nothing' || marriage.status !== 'Married' || marriage.isSeparated ? undefined : part,
});

/** The particular gifts that a spouse would receive for whom the will holds property; none where it holds nothing. */
export const giftsHeldForSpouse = deriveFact({
  field: 'giftsHeldForSpouse',
  from: [estate.specificGifts, heldForSpouse, maker.marriage],
  derive: ({ specificGifts, heldForSpouse: held, marriage }): readonly SpecificGift[] => {
    if (held === undefined || marriage.status !== 'Married') return [];
    const isSpouse = (name: string | undefined) => name !== undefined && isSamePerson(name, marriage.spouseName);
    return specificGifts.filter(({ recipient, alternate }) => isSpouse(recipient) || isSpouse(alternate));
  },
});

/** Whether the terms of the trust apply if the trust itself cannot take; only where the law lets a will adopt them. */
export const adoptsTrustTerms = deriveFact({
  field: 'adoptsTrustTerms',
  from: [will.residueFallback, laws.homeLaw],
  derive: ({ residueFallback, homeLaw }) =>
    residueFallback === 'trustTerms' && (homeLaw === undefined || willRule(homeLaw).mayAdoptWritings),
});

/** Who takes household goods and the like; undefined where they are part of what is left. */
export const belongings = deriveFact({
  field: 'belongings',
  from: [will.tangiblesTo, maker.marriage, person.children, estate.intentionallyOmitted, trust.trustName],
  derive: ({ tangiblesTo, marriage, children, intentionallyOmitted, trustName }): Disposition | undefined => {
    const living = livingChildren({ children }).filter(
      ({ name }) => !intentionallyOmitted.some((one) => isSamePerson(one.name, name)),
    );
    const alike = living.map(({ name, relationship }) => ({
      ...whole(name, relationship),
      percentage: 100 / living.length,
    }));
    switch (tangiblesTo) {
      case 'trust':
        return undefined;
      case 'spouse':
        return marriage.status === 'Married' ? disposed([whole(marriage.spouseName, 'spouse')], trustName) : undefined;
      case 'children':
        return living.length > 0 ? { ...disposed(alike, trustName), opensToChildren: true } : undefined;
    }
  },
});

// What nobody takes is part of what is left, and goes to the trust.
const disposed = (portions: readonly Portion[], trustName: string): Disposition => ({
  portions,
  opensToChildren: false,
  alternates: [{ name: trustName, passesToDescendants: false, isOnBenefits: false }],
});

const whole = (name: string, relationship: string | undefined): Portion => ({
  name,
  relationship,
  percentage: 100,
  holding: { kind: 'outright' },
  passesToDescendants: false,
});
