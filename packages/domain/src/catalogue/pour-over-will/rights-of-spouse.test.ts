import { expect, test } from 'vitest';
import { pourOverWill } from '#catalogue/pour-over-will/pour-over-will.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { lawOf } from '#law/law-of.ts';
import { stateCodes } from '#law/state-code.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const will = pourOverWill(everyLaw);

const finished = (change: Facts) => {
  const document = will.finish({ ...will.sample, ...change }, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const hasTrust = (change: Facts): boolean => sectionsOf(finished(change)).some(({ id }) => id === 'residue.needs');

test('a spouse who depends on benefits is not left without a trust that is made by will', () => {
  const document = finished({ heldForSpouseOnBenefits: 'half' });
  const held = sectionText(document, 'residue.needs');
  expect(held).toMatch(
    /one-half \(1\/2\) of the Residue does not pass under Section [\d.]+\. .* a separate trust made by this will/u,
  );
  expect(held).toContain('sole and absolute discretion');
  expect(held).toContain('The Trustee, other than the Spouse, shall hold');
  expect(sectionText(document, 'residue.gift')).toMatch(
    /\(the “Residue”\), except the part that Section [\d.]+ holds, to the Trustee of/u,
  );
  expect(sectionText(document, 'residue.gift')).toMatch(
    /is not held under a trust of this will, except as Section [\d.]+ provides/u,
  );
  expect(sectionText(finished({ heldForSpouseOnBenefits: 'everything' }), 'residue.needs')).toContain(
    'all of the Residue',
  );
});

test('nothing is held for a spouse where nobody chose it, or where there is no spouse to live with', () => {
  expect(hasTrust({})).toBe(false);
  expect(hasTrust({ heldForSpouseOnBenefits: 'nothing' })).toBe(false);
  expect(hasTrust({ heldForSpouseOnBenefits: 'half', maritalStatus: 'Separated' })).toBe(false);
  expect(hasTrust({ heldForSpouseOnBenefits: 'half', maritalStatus: 'Widowed', tangiblesTo: 'trust' })).toBe(false);
});

test('no will speaks of an elective share where the law of the state knows none', () => {
  for (const state of stateCodes.filter((code) => code !== 'LA')) {
    const { value } = lawOf(state).provisions.electiveShareReach;
    const said = sectionText(finished({ grantorState: state }), 'declaration.spouse').includes('elective share');
    expect([state, said]).toEqual([state, value !== 'none' && value !== 'community-property']);
  }
});
