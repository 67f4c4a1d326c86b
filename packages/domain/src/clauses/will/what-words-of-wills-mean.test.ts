import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { pourOverWill } from '#catalogue/pour-over-will/pour-over-will.ts';
import { testamentaryTrust } from '#catalogue/testamentary-trust/testamentary-trust.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes } from '#law/state-code.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const will = pourOverWill(everyLaw);
const withTrust = testamentaryTrust(everyLaw);

const finished = (change: Facts, type = will) => {
  const document = type.finish({ ...type.sample, ...change }, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

const isShort = (text: string): boolean => text.split(/\s+/u).length <= 250;

test('whoever is left out does not receive household goods as one of the children', () => {
  const change: Facts = { tangiblesTo: 'children', intentionallyOmitted: [{ name: 'Sofía Reyes Luna' }] };
  for (const type of [will, withTrust]) {
    const goods = sectionText(
      finished(type === will ? change : { ...change, ...withoutSofia }, type),
      'gifts.tangibles',
    );
    expect(goods).toContain('Mateo Reyes Luna and every child who is born or adopted later');
    expect(goods).not.toContain('Sofía');
  }
});

const withoutSofia: Facts = {
  beneficiaries: [{ name: 'Mateo Reyes Luna', relationship: 'son', percentage: 100, distributionAge: 25 }],
};

test('a child who comes later is neither left out of the class nor counted twice, and takes what the law gives', () => {
  const document = finished({ tangiblesTo: 'children' });
  const family = sectionText(document, 'declaration.family');
  expect(family).toContain('whom the Testator adopts before the age of eighteen, after the signing of this will');
  expect(family).toContain('whoever is named above is counted once, even if adopted later');
  expect(sectionText(document, 'general.construction')).toContain('whoever is adopted at a later age');
  expect(sectionText(document, 'declaration.omitted')).toContain('This does not exclude a child who is born');
  const childless = finished({ children: [], tangiblesTo: 'trust' });
  expect(sectionText(childless, 'declaration.family')).toContain('is a child of the Testator.');
  const shares = sectionText(finished({}, withTrust), 'death.shares');
  expect(shares).toContain('takes no second Share by being adopted later');
  expect(shares).not.toContain('all of the living children');
});

test('heirs under community property law take each kind of property as that law gives it, and elsewhere nothing is said of it', () => {
  const said = (grantorState: string) => sectionText(finished({ grantorState } as Facts), 'residue.heirs');
  for (const state of ['CA', 'TX', 'WA', 'WI'])
    expect(said(state)).toContain(
      'treats as community property, under whatever name, the share of the Testator passes',
    );
  for (const state of ['FL', 'NY', 'GA']) expect(said(state)).not.toContain('community property');
  const held = (grantorState: string) =>
    sectionText(finished({ grantorState } as Facts, withTrust), 'death.determined').includes(
      'counts as separate property',
    );
  expect([held('TX'), held('FL')]).toEqual([true, false]);
});

test('one order says who bears a shortfall, also where taxes are charged to every gift', () => {
  for (const type of [will, withTrust])
    for (const debtsAndTaxesFrom of ['residue', 'proRata'] as const) {
      const text = sectionText(finished({ debtsAndTaxesFrom }, type), 'payments.abatement');
      expect(text.match(/in this order: first/gu)).toHaveLength(1);
      expect(text.includes('Only taxes that a gift cannot bear so')).toBe(debtsAndTaxesFrom === 'proRata');
      expect(isShort(text)).toBe(true);
    }
  expect(sectionText(finished({}), 'payments.debts')).toContain(
    'does not suffice to pay before any other gift bears it',
  );
});

test('no will makes a home liable that the law keeps from creditors, nor waives that', () => {
  for (const type of [will, withTrust]) {
    const document = finished({}, type);
    const exempt = sectionText(document, 'payments.exempt');
    expect(exempt).toContain('no debt, expense, or tax is charged to that property or paid from it, except a debt');
    expect(exempt).toContain('Nothing in this will waives it, or directs that a home so exempt be sold.');
  }
});

test('property that no creditor reaches passes to those to whom it is given, and only does not bear what others bear', () => {
  for (const type of [will, withTrust]) {
    const document = finished({}, type);
    const { number } = sectionsOf(document).find(({ id }) => id === 'payments.exempt') ?? { number: 'none' };
    const order = sectionText(document, 'payments.abatement');
    expect(order).toContain(
      `Property of Section ${number} passes as this will gives it; this order charges to it a debt, an expense, or a tax only as that Section allows.`,
    );
    expect(order).not.toContain('reaches no property');
  }
});

test('words in which a maker speaks say in the instrument whose they are', () => {
  const gifts = (item: string) =>
    sectionText(finished({ specificGifts: [{ recipient: 'Ana Cruz Vega', item }] }), 'gifts.specific');
  expect(gifts('my upright piano')).toContain('“I”, “me”, and “my” refer to the Testator.');
  expect(gifts('our car')).toContain('the interest of the Testator is given, and no more');
  expect(gifts('$5,000')).not.toMatch(/“my”|“our”/u);
});

test('the sentence that one state has for independent executors stands in the wills of that state alone', () => {
  const made = stateCodes.filter((code) => code !== 'LA');
  const speaks = (code: string) =>
    sectionText(finished({ grantorState: code } as Facts), 'executor.administration').includes('list of claims');
  expect(made.filter(speaks)).toEqual(['TX']);
});

test('a particular gift to a spouse on benefits is held with what the will holds, and not paid out', () => {
  const specificGifts = [{ recipient: 'Luis Reyes Peña', item: '$20,000' }];
  const held = finished({ specificGifts, heldForSpouseOnBenefits: 'half' });
  const { number } = sectionsOf(held).find(({ id }) => id === 'residue.needsGifts') ?? { number: 'none' };
  expect(sectionText(held, 'gifts.specific')).toContain(
    `given to the Spouse, the money and property that Section ${number} describes are held as it provides`,
  );
  expect(sectionText(held, 'residue.needsGifts')).toContain('is not distributed to the Spouse');
  const alternate = [{ recipient: 'Ana Cruz Vega', item: '$20,000', alternate: 'Luis Reyes Peña' }];
  const asAlternate = finished({ specificGifts: alternate, heldForSpouseOnBenefits: 'third' });
  expect(plainText(asAlternate)).toContain('Particular Gifts to the Spouse');
  for (const change of [{ specificGifts }, { heldForSpouseOnBenefits: 'half', tangiblesTo: 'trust' } as Facts])
    expect(sectionsOf(finished(change)).some(({ id }) => id === 'residue.needsGifts')).toBe(false);
  expect(sectionText(finished({ heldForSpouseOnBenefits: 'half' }), 'gifts.specific')).not.toContain('Spouse');
});

test('a gift that does not speak of its maker is not said to be in words of the maker', () => {
  const giftsOf = (...items: readonly string[]) =>
    sectionText(
      finished({ specificGifts: items.map((item) => ({ recipient: 'Ana Cruz Vega', item })) }),
      'gifts.specific',
    );
  const lead = ', described in the words of the Testator:';
  for (const items of [
    ['the piano', '$5,000'],
    ['the painting of Amy at the mines'],
    ['$1,000 in US savings bonds'],
    ['the Series I bonds'],
    ['half of the I bonds', 'the house in Portland, ME'],
    ['shares in a gold mine'],
  ]) {
    expect(giftsOf(...items)).not.toContain(lead);
    expect(giftsOf(...items)).not.toMatch(/In these words|these words call “our”/u);
  }
  for (const items of [
    ['my piano'],
    ['$5,000', 'the ring that was given to me'],
    ['the cabin in Aspen I built'],
    ['the Series I bonds that I own'],
  ]) {
    expect(giftsOf(...items)).toContain(lead);
    expect(giftsOf(...items)).toContain('In these words, “I”, “me”, and “my” refer to the Testator.');
  }
  expect(giftsOf('our car')).toContain(lead);
  expect(giftsOf('OUR CAR')).toContain('Of a thing that these words call “our”, the interest of the Testator is given');
});
