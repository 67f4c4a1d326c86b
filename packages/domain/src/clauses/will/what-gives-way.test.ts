import { expect, test } from 'vitest';
import { pourOverWill } from '#catalogue/pour-over-will/pour-over-will.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { stateCodes } from '#law/state-code.ts';
import { sectionsOf, sectionText } from '#review/read-document.ts';

const will = pourOverWill(everyLaw);

const finished = (change: Facts) => {
  const document = will.finish({ ...will.sample, ...change }, '2026-11-22');
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return document.value;
};

test('no law of a state decides which gift gives way when the estate does not suffice', () => {
  for (const grantorState of stateCodes.filter((code) => code !== 'LA')) {
    const order = sectionText(finished({ grantorState }), 'payments.abatement');
    expect([grantorState, order]).toEqual([
      grantorState,
      expect.stringMatching(
        /first, the residue and whatever this will does not effectively dispose of; second, gifts of sums of money; and last, gifts of particular/u,
      ),
    ]);
    expect(order).toContain('This order takes the place of every order that the law would otherwise follow.');
  }
});

test('what is held for a spouse out of the residue gives way with the residue, and not after the other gifts', () => {
  const document = finished({ heldForSpouseOnBenefits: 'half' });
  const { number } = sectionsOf(document).find(({ id }) => id === 'residue.needs') ?? { number: 'none' };
  expect(sectionText(document, 'payments.abatement')).toContain(
    `the residue, with what Section ${number} holds of it, and whatever`,
  );
});

test('debts are charged to the residue before any other gift, and a deductible gift bears no tax that it does not cause', () => {
  const document = finished({ debtsAndTaxesFrom: 'residue' });
  expect(sectionText(document, 'payments.debts')).toContain('These payments are charged to the residue as an expense');
  expect(sectionText(document, 'payments.taxes')).toContain(
    'what qualifies for a marital or charitable deduction bears no tax that it does not cause',
  );
});

test('nobody loses what was given to them because an agent or a guardian sold it', () => {
  const lost = sectionText(finished({}), 'gifts.ademption');
  expect(lost).toContain('by somebody who acted for the Testator under a power of attorney or an order of a court');
  expect(lost).toContain('a sum equal to the net proceeds that were received for it');
  expect(sectionsOf(finished({ specificGifts: [] })).some(({ id }) => id === 'gifts.ademption')).toBe(false);
});

test('a spouse from whom the maker lives apart is no heir under the will, nor is whoever dies with the maker', () => {
  const heirs = (change: Facts) => sectionText(finished(change), 'residue.heirs');
  expect(heirs({ maritalStatus: 'Separated', tangiblesTo: 'trust' })).toContain('is not among them unless they live');
  expect(heirs({})).toContain('is not among them if the Testator and the Spouse are separated under a court order');
  expect(heirs({})).toMatch(/No one takes so who does not survive as Section [\d.]+ requires\./u);
});

test('nobody is asked, or names, a guardian for the child of a partner, or for a foster child', () => {
  for (const relationship of ['stepdaughter', 'foster son']) {
    const children = [{ name: 'Kay Moss', relationship, isMinor: true }];
    const { hasMinorChildren: _said, guardian: _named, alternateGuardians: _next, ...sample } = will.sample;
    const facts = { ...sample, children, tangiblesTo: 'trust' } as Facts;
    expect(will.finish(facts, '2026-11-22').ok).toBe(true);
    const named = finished({ children, tangiblesTo: 'trust' });
    expect(sectionsOf(named).some(({ id }) => id === 'executor.guardian')).toBe(false);
  }
});

test('a spouse holds no office from the day on which the end of the marriage is asked for, and has no gift once it has come', () => {
  const end = sectionText(finished({}), 'declaration.marriageEnds');
  expect(end).toContain('the Spouse may hold no office under this will, as executor, trustee, guardian, custodian');
  expect(end).toContain('Every gift to the Spouse in this will stands while that action is pending.');
  expect(end).toContain('as if the Spouse, or that relative, had died immediately before that event');
});

test('a relative of the spouse alone carries nothing out while the end of the marriage is asked for', () => {
  const end = sectionText(finished({}), 'declaration.marriageEnds');
  expect(end).toContain(
    'whoever is next in line serves instead. The same holds for a relative of the Spouse who is no relative of the Testator by birth or adoption, unless',
  );
  expect(end).toContain(
    'every nomination of the Spouse, or of a relative who may not serve while an action is pending,',
  );
  expect(end).toContain('but a relative of a child may be guardian of the person of that child');
});

test('a gift to the spouse by name is no exception when the marriage has ended', () => {
  expect(sectionText(finished({}), 'declaration.marriageEnds')).toContain(
    'every gift to the Spouse in this will, by name or otherwise, and every nomination',
  );
});

test('no will is left without an executor because all who are named step back', () => {
  expect(sectionText(finished({}), 'executor.nomination')).toMatch(
    /instead:\n.*\nIf no one so named serves, the person or institution whom a majority, by number, of the adults who take under this will/u,
  );
});

test('no executor is excused from diligence, or settles what things are worth for good', () => {
  expect(sectionText(finished({}), 'executor.reliance')).toContain('reasonable care, diligence, and prudence is not');
  const divided = sectionText(finished({ tangiblesTo: 'children' }), 'gifts.tangibles');
  expect(divided).toContain('that decision stands if it is made in good faith and with reasonable care.');
  expect(divided).not.toContain('final');
});

test('a spouse who is named by somebody separated is not shut out by what was filed before', () => {
  const end = sectionText(finished({ maritalStatus: 'Separated' }), 'declaration.marriageEnds');
  expect(end).toContain('either of them, after the signing of this will, files');
  expect(end).not.toContain('legally separated under a court order');
  const widowed = finished({
    maritalStatus: 'Widowed',
    tangiblesTo: 'trust',
    executor: { name: 'Noor Haddad', relationship: 'friend' },
  });
  expect(sectionsOf(widowed).some(({ id }) => id === 'declaration.marriageEnds')).toBe(false);
});
