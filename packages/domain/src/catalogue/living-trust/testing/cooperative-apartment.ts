import type { LegalDocument } from '#assembly/document.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const type = livingTrust(everyLaw);

/** A co-op as somebody tells of it. */
export const home = { description: 'Co-op apartment 4B, 100 Ocean Avenue, Brooklyn', category: 'realEstate' } as const;

/** A maker in New York who has that co-op, a grand piano, and gifts for two people. */
export const facts: Facts = {
  ...type.sample,
  grantorState: 'NY',
  governingState: 'NY',
  assets: [home, { description: 'the grand piano', category: 'tangible' }],
  specificGifts: [
    { recipient: 'Ana Cruz Vega', item: 'my upright piano' },
    { recipient: 'Ana Cruz Vega', item: 'my grand piano' },
    { recipient: 'Bo Diaz', item: '$5,000' },
  ],
};

/** The living trust of that maker with a change. Throws when it cannot be finished. */
export const documentOf = (change: Facts = {}): LegalDocument => {
  const result = type.finish({ ...facts, ...change }, '2026-11-20');
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
};
