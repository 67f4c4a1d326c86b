import * as property from '#derived/property.ts';
import * as will from '#derived/will.ts';
import type { DispositiveTree, Residue, UltimateTakers } from '#disposition/dispositive-tree.ts';
import { deriveFact, type FactsOf } from '#facts/derive-fact.ts';
import { intentionallyOmitted } from '#facts/estate.ts';

// What each kind of instrument gives at a death, as one tree of the same shape; see decision 69.

/** Who takes what nobody else takes. */
export const ultimateTakers = deriveFact({
  field: 'ultimateTakers',
  from: [intentionallyOmitted],
  derive: ({ intentionallyOmitted: omitted }): UltimateTakers => ({
    to: 'heirsAtLaw',
    leavesOut: omitted.map(({ name }) => name),
  }),
});

const always = [property.gifts, ultimateTakers] as const;
const ofTrust = [...always, property.residence, property.disposition] as const;

const givenByTrust = ({
  gifts,
  residence: home,
  disposition: division,
  ultimateTakers: ultimate,
}: FactsOf<typeof ofTrust>): DispositiveTree => ({ gifts, home, residue: { kind: 'divided', division }, ultimate });

/** What a trust of one maker gives. */
export const treeOfTrust = deriveFact({ field: 'tree', from: ofTrust, derive: givenByTrust });

/** What a trust of two makers gives when both have died. */
export const treeOfTwo = deriveFact({
  field: 'tree',
  from: [...always, property.residenceOfTwo, property.dispositionOfTwo],
  derive: givenByTrust,
});

interface OfWill extends FactsOf<typeof always> {
  readonly belongings: DispositiveTree['belongings'];
  readonly residue: Residue;
}

const givenByWill = ({ gifts, belongings, residue, ultimateTakers: ultimate }: OfWill): DispositiveTree => ({
  gifts,
  belongings,
  residue,
  ultimate,
});

/** What a will gives that leaves the residue to a trust made in life. */
export const treeOfWill = deriveFact({
  field: 'tree',
  from: [...always, will.belongings, will.residue],
  derive: givenByWill,
});

/** What a will gives with a trust in it. */
export const treeOfWillWithTrust = deriveFact({
  field: 'tree',
  from: [...always, will.belongings, will.residueInTrust],
  derive: givenByWill,
});
