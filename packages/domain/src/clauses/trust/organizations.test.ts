import { expect, test } from 'vitest';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import { sectionText } from '#review/read-document.ts';

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

test('an organization takes in words for an organization, and nobody takes as its descendant', () => {
  const shares = sectionText(document, 'death.shares');
  expect(shares).toContain('the following persons and organizations that survive');
  expect(shares).toMatch(/the organization named Mercy Lane \(advisor\): fifty percent \(50%\)\.\n/u);
  expect(shares).toMatch(
    /Sofía Reyes Luna \(daughter of the Grantor\): fifty percent \(50%\)\. If this person does not survive/u,
  );
  const next = sectionText(document, 'death.contingent');
  expect(next).toContain('to the following organizations that survive');
  expect(next).toContain('the organization named Second Harvest.');
});

test('a bank that comes next as trustee is called an organization where its name does not show it', () => {
  const succession = sectionText(document, 'trustees.succession');
  expect(succession).toContain('the following organization becomes successor Trustee');
  expect(succession).toContain('the organization named Northern Trust.');
});
