import { expect, test } from 'vitest';
import { settleJointTrust } from '#catalogue/joint-trust/joint-trust-facts.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { settleLivingTrust } from '#catalogue/living-trust/living-trust-facts.ts';
import { livingTrustSample } from '#catalogue/living-trust/living-trust-sample.ts';
import { pourOverWillSample } from '#catalogue/pour-over-will/pour-over-will-sample.ts';
import { settlePourOverWill } from '#catalogue/pour-over-will/pour-over-will-facts.ts';
import { settleTestamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust-facts.ts';
import { testamentaryTrustSample } from '#catalogue/testamentary-trust/testamentary-trust-sample.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';

const said: Facts = {
  specificGifts: [{ item: 'my ring', recipient: 'Ana Cruz Vega', alternate: 'Ben Paz' }],
  intentionallyOmitted: [{ name: 'Carl Paz' }],
};

test.each([
  ['living trust', settleLivingTrust({ ...livingTrustSample, ...said }, everyLaw).tree],
  ['joint trust', settleJointTrust({ ...jointTrustSample, ...said }, everyLaw).tree],
  ['pour-over will', settlePourOverWill({ ...pourOverWillSample, ...said }, everyLaw).tree],
  ['will with a trust', settleTestamentaryTrust({ ...testamentaryTrustSample, ...said }, everyLaw).tree],
])(
  'what a %s gives never stands outside its tree: gifts with their takers in order, and the heirs at last',
  (_, tree) => {
    expect(tree).toMatchObject({
      gifts: [{ item: 'my ring', takers: ['Ana Cruz Vega', 'Ben Paz'] }],
      ultimate: { to: 'heirsAtLaw', leavesOut: ['Carl Paz'] },
    });
  },
);

test('a residue is either divided by the instrument itself or left to a trust, and a spouse can come first', () => {
  const spouse: Facts = { maritalStatus: 'Married', spouseName: 'Luis Reyes Peña' };
  const poured = settlePourOverWill({ ...pourOverWillSample, ...spouse, heldForSpouseOnBenefits: 'half' }, everyLaw);
  expect(poured.tree.residue).toEqual({
    kind: 'toTrust',
    name: pourOverWillSample.trustName,
    first: { part: 'half', holding: 'supplementalNeeds' },
  });
  const first: Facts = { ...spouse, spouseTakesFirst: true, heldForSpouseOnBenefits: 'nothing' };
  const divided = settleTestamentaryTrust({ ...testamentaryTrustSample, ...first }, everyLaw);
  expect(divided.tree.residue).toMatchObject({
    kind: 'divided',
    division: divided.disposition,
    first: { part: 'everything', holding: 'outright' },
  });
});

test('nothing comes first for a spouse who is separated', () => {
  const facts: Facts = { maritalStatus: 'Separated', spouseName: 'Luis Reyes Peña', heldForSpouseOnBenefits: 'half' };
  const poured = settlePourOverWill({ ...pourOverWillSample, ...facts }, everyLaw);
  expect(poured.tree.residue.first).toBeUndefined();
});
