import { describe, expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const two = [
  { name: 'Noah Brown', relationship: 'son', percentage: 50 },
  { name: 'Lily Brown', relationship: 'daughter', percentage: 50 },
];

const family: Facts = {
  children: two.map(({ name, relationship }) => ({ name, relationship })),
  beneficiaries: two,
  contingentBeneficiaries: [{ name: 'Orlando Food Bank', relationship: 'charity', percentage: 100 }],
  descendantsTakeFirst: true,
  afterBornChildrenShare: undefined,
  hasMinorChildren: false,
  takersOnBenefits: [],
  specialArrangements: [],
};

const forLife: Facts = {
  specialArrangements: ['heldForLife'],
  lifetimePayments: 'needs',
  lifetimePower: 'none',
  lifetimeRemainder: 'theirDescendants',
};

const nieces: Facts = {
  children: [],
  beneficiaries: [
    { name: 'Ida Bloom', relationship: 'niece', percentage: 50, distributionAge: 30 },
    { name: 'Uma Bloom', relationship: 'niece', percentage: 50, distributionAge: 30 },
  ],
  descendantsTakeFirst: false,
};

const documentOf = (type: string, change: Facts) => {
  const { sample, finish } = documentTypeOf(type);
  const finished = finish({ ...sample, ...family, ...change }, '2026-11-22');
  if (!finished.ok) throw new Error(JSON.stringify(finished.reason));
  return finished.value;
};

const byFails =
  /or if there are none, as a Share of a Beneficiary who does not survive [^,]+ passes under Section [\d.]+, as if/u;
const byHeld = /under Section [\d.]+ as if a Held Trust had ended by death/u;

describe.each(['living-trust', 'joint-trust'])('in a %s', (type) => {
  const printed = (section: string, change: Facts): string => sectionText(documentOf(type, change), section);

  test('no charity comes before a brother or sister where the others first were chosen, however the share is held', () => {
    const othersFirst: Facts = {
      ...forLife,
      lifetimeTakers: ['Noah Brown', 'Lily Brown'],
      failingShare: 'otherShares',
    };
    expect(printed('death.lifetimeEnd', othersFirst)).toMatch(byHeld);
    expect(printed('death.needsEnd', othersFirst)).toMatch(byHeld);
    expect(printed('death.held', othersFirst)).toMatch(byFails);
  });

  test('what is held for one of two nieces does not go past the other, whom no ancestor joins to a maker', () => {
    expect(printed('death.held', { ...nieces, failingShare: 'otherShares' })).toMatch(byFails);
    expect(printed('death.held', { ...nieces, failingShare: 'nextInLine' })).not.toMatch(byFails);
  });

  test('those who come next, even before children, are no others', () => {
    const next: Facts = { ...forLife, lifetimeTakers: ['Noah Brown'], lifetimeRemainder: 'nextInLine' };
    expect(printed('death.lifetimeEnd', { ...next, failingShare: 'otherShares' })).toMatch(
      /passes under Section [\d.]+, as if .* whether or not Descendants of the Beneficiary are then living/u,
    );
  });

  test('nobody loses a brother or sister as heir of what is held because no question was asked', () => {
    const unasked: Facts = {
      failingShare: undefined,
      beneficiaries: two.map((one) => ({ ...one, distributionAge: 30 })),
    };
    expect(printed('death.held', unasked)).toContain('of the nearest ancestor of the Beneficiary who is');
  });

  test('a second child is not skipped for those who come next where one was named and later ones are to share', () => {
    const one: Facts = {
      children: family.children?.slice(0, 1),
      beneficiaries: [{ name: 'Noah Brown', relationship: 'son', percentage: 100, distributionAge: 25 }],
      failingShare: undefined,
      afterBornChildrenShare: true,
      successorTrustee: { name: 'Renee Brown', relationship: 'sister' },
    };
    expect(printed('death.lapse', one)).toMatch(
      /the Share is added to the other Shares that take effect, .* and if there is none,/u,
    );
    expect(printed('death.held', one)).toMatch(byFails);
    const alone: Facts = { ...one, afterBornChildrenShare: false };
    for (const section of ['death.lapse', 'death.contingent', 'death.needsEnd'])
      expect(printed(section, alone)).not.toMatch(/other Shares|A Share takes effect/u);
  });
});
