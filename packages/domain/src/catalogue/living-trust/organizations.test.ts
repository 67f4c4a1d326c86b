import { expect, test } from 'vitest';
import { assembled, reviewed, settled } from '#catalogue/living-trust/testing/tampered-document.ts';

const facts = settled({
  beneficiaries: [
    { name: 'Mercy Lane', relationship: 'advisor', kind: 'organization', percentage: 50, perStirpes: true },
    { name: 'Sofía Reyes Luna', relationship: 'daughter', percentage: 50 },
  ],
  descendantsTakeFirst: true,
  contingentBeneficiaries: [{ name: 'Second Harvest', kind: 'organization' }],
  successorTrustee: { name: 'Northern Trust', kind: 'organization' },
  successorTrustees: [],
});

const document = assembled(facts);

test('the review finds the share of an organization as it finds that of a person', () => {
  expect(reviewed(document, facts).filter(({ level }) => level === 'error')).toEqual([]);
});
