import { expect, test } from 'vitest';
import { problemsOf, sampleWith } from '#catalogue/testamentary-trust/testing/will-with-trust.ts';
import { plainText } from '#assembly/plain-text.ts';
import { type Facts } from '#facts/facts.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

test('a minor is never paid at once: each share of the children waits for the age that was given', () => {
  const shares = sectionText(sampleWith({}), 'death.shares');
  expect(shares.match(/\(50%\), to be held .* until age twenty-five \(25\)/gu)).toHaveLength(2);
  expect(problemsOf({ beneficiaries: [{ name: 'Mateo Reyes Luna', relationship: 'son', percentage: 100 }] })).toContain(
    'Mateo Reyes Luna is under 18, so the trust needs an age',
  );
});

test('a child who is born later waits as long as the others do', () => {
  const terms = 'takes a Share equal to each of theirs, to be held under Section';
  expect(sectionText(sampleWith({}), 'death.shares')).toContain(terms);
  expect(sectionText(sampleWith({ afterBornChildrenShare: false }), 'death.shares')).not.toContain(terms);
});

test('a trustee for children can be removed while all of them are minors', () => {
  expect(sectionText(sampleWith({}), 'trustees.removal')).toContain('with a parent or guardian acting for a minor');
});

test('a spouse comes first only where that was said, and never twice', () => {
  expect(sectionText(sampleWith({}), 'residue.gift')).toContain('to the Spouse, outright, if the Spouse survives');
  expect(sectionText(sampleWith({ spouseTakesFirst: false }), 'residue.gift')).not.toContain('Spouse');
  expect(sectionText(sampleWith({ maritalStatus: 'Separated' }), 'residue.gift')).not.toContain('Spouse');
  const both = [{ name: 'Luis Reyes Peña', relationship: 'husband', percentage: 100 }];
  expect(problemsOf({ beneficiaries: both })).toContain(
    'the trust begins only if Luis Reyes Peña does not survive you',
  );
});

test('a spouse on benefits who comes first is not paid what would end them, and nobody else takes meanwhile', () => {
  const held: Facts = { heldForSpouseOnBenefits: 'everything' };
  const gift = sectionText(sampleWith(held), 'residue.gift');
  expect(gift).not.toContain('outright');
  expect(gift).toMatch(
    /to the Trustee, in trust, to be held first for the Spouse as Section [\d.]+ provides, if the Spouse/u,
  );
  const trust = sectionText(sampleWith(held), 'residue.needs');
  expect(trust).toContain('shall not divide the Trust Property at the death of the Testator');
  expect(trust).toContain('as if the Testator had died immediately after the Spouse');
  expect(trust).toContain('No part of it passes to the estate of the Spouse.');
  for (const without of [{}, { ...held, spouseTakesFirst: false }, { ...held, maritalStatus: 'Separated' as const }])
    expect(sectionsOf(sampleWith(without)).some(({ id }) => id === 'residue.needs')).toBe(false);
});

test('a share that waits to be set apart in the trust is no property of whoever it is held for', () => {
  expect(sectionText(sampleWith({}), 'death.determined')).toContain(
    'is treated as so held from the death of the Testator, whether or not it has been set apart, and is not property of',
  );
});

test('no sum is paid outright to a spouse whose residue is held, or to anybody else on benefits', () => {
  const specificGifts = [{ recipient: 'Luis Reyes Peña', item: '$10,000' }];
  const held: Facts = { heldForSpouseOnBenefits: 'everything', specificGifts };
  expect(sectionText(sampleWith(held), 'gifts.needs')).toMatch(
    /^.*other than Tangible Personal Property, that Section [\d.]+ gives to the Spouse, or to a person to whom Section .* is given to the Trustee instead\. .* What is so given for the Spouse is held under Section/su,
  );
  const others = sectionText(sampleWith({ specificGifts }), 'gifts.needs');
  expect(others).toMatch(
    /gives to a person to whom .* is held under .* and is no part of what Section [\d.]+ divides/su,
  );
  expect(others).not.toContain('Spouse');
  const nothing: Facts = { specificGifts: [], tangiblesTo: 'trust' };
  expect(sectionsOf(sampleWith(nothing)).some(({ id }) => id === 'gifts.needs')).toBe(false);
});

test('no vehicle ends the benefits of whoever receives it, alone or with the belongings', () => {
  const vehicle = (change: Facts) => sectionText(sampleWith(change), 'gifts.needs');
  const held: Facts = { heldForSpouseOnBenefits: 'everything', tangiblesTo: 'spouse' };
  expect(vehicle(held)).toMatch(
    /A vehicle that Section [\d.]+ or Section [\d.]+ gives to the Spouse, or to such a person, is given to the Trustee likewise, with its insurance, if, at the death of the Testator, owning it would reduce or end public benefits/u,
  );
  expect(vehicle({ specificGifts: [], tangiblesTo: 'children' })).toMatch(
    /^.*A vehicle that Section [\d.]+ gives to a person to whom Section [\d.]+ applies, or would apply as a Beneficiary, is given to the Trustee instead/su,
  );
  expect(sectionText(sampleWith(held), 'gifts.specific')).toMatch(/A gift that Section [\d.]+ gives to the Trustee/u);
  expect(sectionText(sampleWith(held), 'gifts.tangibles')).toMatch(/A vehicle is held instead where Section/u);
});

test('no spouse holds, or chooses who holds, the trust for the needs of that spouse', () => {
  const held: Facts = { heldForSpouseOnBenefits: 'everything' };
  expect(sectionText(sampleWith(held), 'residue.needsTrustee')).toContain('takes no part in appointing, removing');
  const luis = { name: 'Luis Reyes Peña', relationship: 'husband' };
  expect(problemsOf({ ...held, successorTrustee: luis, successorTrustees: [] })).toContain(
    'cannot be trustee of the supplemental needs trust for Luis Reyes Peña',
  );
  expect(problemsOf({ ...held, successorTrustee: luis })).toBe('');
});

test('what passes to a spouse outright is not said to be divided by the trustee', () => {
  expect(sectionText(sampleWith({}), 'residue.gift')).toContain(
    'The Trustee shall divide, hold, and distribute what the Trustee receives of the Residue',
  );
});

test('what gives way first, and when a spouse loses office and gift, stands in the will', () => {
  const document = sampleWith({});
  expect(sectionText(document, 'payments.abatement')).toContain(
    'first, the residue and whatever this will does not effectively dispose of; second, gifts of sums of money',
  );
  expect(sectionText(document, 'declaration.marriageEnds')).toContain('may hold no office under this will');
});

test('a bank serves in words for an organization, and no organization raises a child', () => {
  const bank = { name: 'Northern Trust', kind: 'organization' as const };
  const will = sampleWith({ successorTrustee: bank, executor: bank });
  expect(sectionText(will, 'trustees.succession')).toContain('the organization named Northern Trust as Trustee');
  expect(sectionText(will, 'trustees.succession')).toContain('If that organization does not accept the office');
  expect(sectionText(will, 'executor.nomination')).toContain('If that organization does not qualify');
  expect(problemsOf({ guardian: { name: 'Mercy Lane', kind: 'organization' } })).toContain(
    'Mercy Lane is an organization, and only a person can raise a child as guardian',
  );
});

test('a child who is trustee may pay for a parent whom the law tells children to support', () => {
  expect(plainText(sampleWith({}))).toContain(
    'personal legal obligation of that Trustee; a duty that the law puts on a child to support a parent is no such obligation; and',
  );
});
