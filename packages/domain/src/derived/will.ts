import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import { disposition, gifts } from '#derived/property.ts';
import type {
  Belongings,
  DividedResidue,
  Gift,
  Residue,
  ResidueToTrust,
  SpousesPart,
} from '#disposition/dispositive-tree.ts';
import { type DerivedFact, deriveFact } from '#facts/derive-fact.ts';
import * as estate from '#facts/estate.ts';
import { livingChildren } from '#facts/living-children.ts';
import { needsGuardian } from '#facts/needs-guardian.ts';
import { otherTrustee } from '#facts/other-trustee.ts';
import * as person from '#facts/person.ts';
import type { Party } from '#facts/shapes.ts';
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

/** What is left goes to the trust, but for the part that the will itself holds for a spouse; nobody who is separated is held for. */
export const residue = deriveFact({
  field: 'residue',
  from: [trust.trustName, will.heldForSpouseOnBenefits, maker.marriage],
  derive: ({ trustName, heldForSpouseOnBenefits: part, marriage }): ResidueToTrust => ({
    kind: 'toTrust',
    name: trustName,
    first: part === 'nothing' || !isTogether(marriage) ? undefined : { part, holding: 'supplementalNeeds' },
  }),
});

/** What is left goes to a spouse first where that was said, outright or held, and is then divided by the will itself. */
export const residueInTrust = deriveFact({
  field: 'residue',
  from: [will.spouseTakesFirst, will.heldForSpouseOnBenefits, maker.marriage, disposition],
  derive: ({ spouseTakesFirst: isFirst, heldForSpouseOnBenefits: held, ...facts }): DividedResidue => ({
    kind: 'divided',
    division: facts.disposition,
    first:
      isFirst === true && isTogether(facts.marriage)
        ? { part: 'everything', holding: held === 'everything' ? 'supplementalNeeds' : 'outright' }
        : undefined,
  }),
});

/** Who made the trust together with the testator; undefined where the testator made it alone. */
export const trustCoGrantor = deriveFact({
  field: 'trustCoGrantor',
  from: [will.isTrustOfTwo, trust.initialTrustee, person.grantorName, person.spouseName],
  derive: ({ isTrustOfTwo, ...facts }): string | undefined => (isTrustOfTwo ? otherTrustee(facts) : undefined),
});

const isTogether = (marriage: maker.Marriage): boolean => marriage.status === 'Married' && !marriage.isSeparated;

const partHeldIn = (whole: DerivedFact<'residue', Residue>) =>
  deriveFact({
    field: 'heldForSpouse',
    from: [whole],
    derive: ({ residue: { first } }): SpousesPart['part'] | undefined =>
      first?.holding === 'supplementalNeeds' ? first.part : undefined,
  });

/** The part of what is left that the will itself holds for a spouse who depends on benefits; undefined where nothing is held so. */
export const heldForSpouse = partHeldIn(residue);

/** The same of what comes to the spouse before the trust of the will. */
export const heldForSpouseFirst = partHeldIn(residueInTrust);

/** The particular gifts that a spouse would receive for whom the will holds property; none where it holds nothing. */
export const giftsHeldForSpouse = deriveFact({
  field: 'giftsHeldForSpouse',
  from: [gifts, heldForSpouse, maker.marriage],
  derive: ({ gifts: given, heldForSpouse: held, marriage }): readonly Gift[] => {
    if (held === undefined || marriage.status !== 'Married') return [];
    return given.filter(({ takers }) => takers.some((name) => isSamePerson(name, marriage.spouseName)));
  },
});

/** Whether a spouse for whom the will holds property receives belongings outright, among which a vehicle can be. */
export const belongingsHeldForSpouse = deriveFact({
  field: 'belongingsHeldForSpouse',
  from: [will.tangiblesTo, heldForSpouse, maker.marriage],
  derive: ({ tangiblesTo, heldForSpouse: held, marriage }) =>
    tangiblesTo === 'spouse' && held !== undefined && marriage.status === 'Married',
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
  from: [will.tangiblesTo, maker.marriage, person.children, estate.intentionallyOmitted],
  derive: ({ tangiblesTo, marriage, children, intentionallyOmitted }): Belongings | undefined => {
    const living = livingChildren({ children })
      .map(({ name }) => name)
      .filter((name) => !intentionallyOmitted.some((one) => isSamePerson(one.name, name)));
    switch (tangiblesTo) {
      case 'trust':
        return undefined;
      case 'spouse':
        return marriage.status === 'Married' ? { takers: [marriage.spouseName], opensToChildren: false } : undefined;
      case 'children':
        return living.length > 0 ? { takers: living, opensToChildren: true } : undefined;
    }
  },
});
