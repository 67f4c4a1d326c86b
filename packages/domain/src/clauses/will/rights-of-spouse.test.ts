import { expect, test } from 'vitest';
import type { LegalDocument } from '#assembly/document.ts';
import { textOfBlocks } from '#assembly/plain-text.ts';
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

const residueOnCover = ({ cover }: LegalDocument): string | undefined =>
  cover.find(({ label }) => label === 'Residue to')?.value;

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
});

test.each(['half', 'everything'] as const)(
  'what is held for the spouse is neither added to the trust nor left to heirs with the rest: %s',
  (heldForSpouseOnBenefits) => {
    const document = finished({ heldForSpouseOnBenefits, tangiblesTo: 'trust', residueFallback: 'trustTerms' });
    expect(sectionText(document, 'residue.gift')).toContain(
      'The Trustee adds what the Trustee so receives to the Trust',
    );
    expect(sectionText(document, 'residue.fallback')).toMatch(/If they cannot be, that part of the Residue passes/u);
  },
);

test('a thing for daily use is not said to be held for the spouse, except a vehicle that would end benefits', () => {
  const gift = { recipient: 'Luis Reyes Peña', item: 'my truck' };
  const document = finished({ heldForSpouseOnBenefits: 'half', specificGifts: [gift] });
  expect(sectionText(document, 'gifts.specific')).toMatch(
    /property that Section [\d.]+ describes are held as it provides, and the rest is delivered to the Spouse\./u,
  );
  expect(sectionText(document, 'residue.needsGifts')).toMatch(
    /A vehicle that Section [\d.]+ or Section [\d.]+ gives to the Spouse is added likewise, with its insurance, if, at the death of the Testator, owning it would reduce or end/u,
  );
});

test('a car that comes to the spouse with the belongings does not end benefits, whether or not anything else is given', () => {
  const document = finished({ heldForSpouseOnBenefits: 'half', tangiblesTo: 'spouse', specificGifts: [] });
  const [tangibles, needs] = ['gifts.tangibles', 'residue.needs'].map(
    (one) => sectionsOf(document).find(({ id }) => id === one)?.number,
  );
  expect(sectionText(document, 'residue.needsGifts')).toContain(
    `A vehicle that Section ${tangibles} gives to the Spouse is added to the Supplemental Needs Trust under Section ${needs}, with its insurance, if`,
  );
  expect(sectionText(document, 'gifts.tangibles')).toMatch(/A vehicle is held instead where Section [\d.]+ says so\./u);
  const toTrust = finished({ heldForSpouseOnBenefits: 'half', tangiblesTo: 'trust', specificGifts: [] });
  expect(sectionsOf(toTrust).some(({ id }) => id === 'residue.needsGifts')).toBe(false);
});

test('what is left of the trust for a spouse reaches neither the estate of the spouse nor that of somebody who died before', () => {
  const document = finished({ heldForSpouseOnBenefits: 'half' });
  const held = sectionText(document, 'residue.needsEnd');
  expect(held).toContain('as if the Testator had died immediately after the Spouse: who takes, and in which part');
  expect(held).toMatch(/cannot take, passes under Section [\d.]+ and Section [\d.]+, as if the Testator had died/u);
  expect(held).toContain('No part of it passes to the Spouse or to the estate of the Spouse.');
  expect(sectionText(document, 'residue.needs')).not.toContain('as if the Spouse had not survived');
});

test('where everything is held for the spouse, nothing is said to go to the trust while the spouse lives', () => {
  const all = finished({ heldForSpouseOnBenefits: 'everything', tangiblesTo: 'trust' });
  expect(sectionText(all, 'residue.needs')).toMatch(
    /none of the Residue passes under Section [\d.]+\. The Testator gives the Residue in trust instead/u,
  );
  expect(residueOnCover(all)).toBe(
    'A Supplemental Needs Trust for Luis Reyes Peña; if there is none, The Marisol Reyes Luna Living Trust',
  );
});

test.each(['third', 'half', 'everything'] as const)(
  'every place that says where the residue goes names the trust for the spouse: %s',
  (heldForSpouseOnBenefits) => {
    const document = finished({ heldForSpouseOnBenefits, tangiblesTo: 'trust' });
    const { number } = sectionsOf(document).find(({ id }) => id === 'residue.needs') ?? { number: 'none' };
    expect(textOfBlocks(document.opening)).toContain(
      `, except what Section ${number} holds in trust for a surviving husband or wife.`,
    );
    expect(sectionText(document, 'gifts.tangibles')).toContain(`passes as Section ${number} and Section`);
    expect(residueOnCover(document)).toContain('Supplemental Needs Trust for Luis Reyes Peña');
  },
);

test('a will that holds nothing for a spouse names the trust alone', () => {
  const document = finished({ tangiblesTo: 'trust' });
  expect(residueOnCover(document)).toBe('The Marisol Reyes Luna Living Trust');
  expect(textOfBlocks(document.opening)).toContain('to the trustee of The Marisol Reyes Luna Living Trust.');
  expect(sectionText(document, 'gifts.tangibles')).toMatch(
    /is part of the residue and passes under Section [\d.]+\.$/mu,
  );
});

test('nothing is held for a spouse where nobody chose it, or where there is no spouse to live with', () => {
  expect(hasTrust({})).toBe(false);
  expect(hasTrust({ heldForSpouseOnBenefits: 'nothing' })).toBe(false);
  expect(hasTrust({ heldForSpouseOnBenefits: 'half', maritalStatus: 'Separated' })).toBe(false);
  const executor = { name: 'Ida Bloom', relationship: 'sister' };
  const widowed = { maritalStatus: 'Widowed', executor, tangiblesTo: 'trust' } as const;
  expect(hasTrust({ ...widowed, heldForSpouseOnBenefits: 'half' })).toBe(false);
});

test('no will speaks of an elective share where the law of the state knows none', () => {
  for (const state of stateCodes.filter((code) => code !== 'LA')) {
    const { value } = lawOf(state).provisions.electiveShareReach;
    const said = sectionText(finished({ grantorState: state }), 'declaration.spouse').includes('elective share');
    expect([state, said]).toEqual([state, value !== 'none' && value !== 'community-property']);
  }
});

test('the spouse whom a trust is for does not choose who holds it, also as Executor and when the estate is closed', () => {
  const document = finished({ heldForSpouseOnBenefits: 'half' });
  const { number } = sectionsOf(document).find(({ id }) => id === 'executor.nomination') ?? { number: 'none' };
  const held = sectionText(document, 'residue.needsTrustee');
  expect(held).toContain(
    `if the Spouse is the Executor or the estate is closed, by the first person other than the Spouse named in Section ${number}`,
  );
  expect(held).toContain('or otherwise by a court. The Spouse takes no part in the appointment.');
  expect(held).toContain('ceases to do so and no other Trustee takes over');
  expect(sectionsOf(finished({})).some(({ id }) => id === 'residue.needsTrustee')).toBe(false);
});
