import { deriveFact } from '#facts/derive-fact.ts';
import { assets } from '#facts/estate.ts';
import { grantorState } from '#facts/person.ts';
import { stateOfLand } from '#facts/state-of-land.ts';
import { governingState } from '#facts/trust.ts';
import type { StateLaw } from '#law/state-law.ts';

// The laws that an instrument has to do with.

/** The law that governs; undefined in a draft whose state is not known. */
export const law = deriveFact({
  field: 'law',
  from: [governingState],
  derive: (facts, laws) => laws(facts.governingState),
});

/** The law of the maker's home. */
export const homeLaw = deriveFact({
  field: 'homeLaw',
  from: [grantorState],
  derive: (facts, laws) => laws(facts.grantorState),
});

/** The laws of the places where listed land lies, which is the maker's home where nothing else is said. */
export const landLaws = deriveFact({
  field: 'landLaws',
  from: [assets, grantorState],
  derive: ({ assets: property, grantorState: home }, laws): readonly StateLaw[] => {
    const land = property.filter(({ category }) => category === 'realEstate');
    return [...new Set(land.map((asset) => stateOfLand(asset) ?? home))].flatMap((state) => laws(state) ?? []);
  },
});
