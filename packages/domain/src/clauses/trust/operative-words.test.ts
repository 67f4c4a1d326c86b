import { expect, test } from 'vitest';
import { plainText } from '#assembly/plain-text.ts';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { everyArrangement } from '#catalogue/living-trust/testing/every-arrangement.ts';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import type { Facts } from '#facts/facts.ts';
import { everyLaw } from '#law/every-law.ts';
import { allOwnWords, sectionsOf, sectionText } from '#review/read-document.ts';

const documentWith = (change: Partial<Facts>) => assembled(settled(change));

const words = (id: string, change: Partial<Facts> = {}): string => sectionText(documentWith(change), id);

const married = { maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' } as const;
const separated = { ...married, maritalStatus: 'Separated' } as const;

test('an independent trustee can be appointed while the office is not vacant', () => {
  expect(words('trustees.vacancy')).toMatch(
    /one shall be appointed by signed writing, even though the office .* is not vacant, by the serving Trustee or, where the decision concerns that Trustee, as Section [\d.]+ provides/u,
  );
  expect(words('powers.limits')).toContain('and if none is serving, one shall be appointed as Section');
});

test('a title that nobody told is never printed as a name', () => {
  const text = plainText(documentWith({ assets: [{ description: 'Checking at First Coast', category: 'bank' }] }));
  expect(text).toMatch(/Checking at First Coast.*Bank account.*Not stated.*Not stated/u);
});

test('an account that only its words give away is listed by its own kind and is not retitled', () => {
  const text = plainText(documentWith({ assets: [{ description: '529 plan for Emma', category: 'bank' }] }));
  expect(text).toMatch(/529 plan for Emma.*Education savings account.*not retitled/u);
});

test.each([
  ['My 401-k', 'Retirement account', 'beneficiary designation, not retitled'],
  [
    'Rollover at Fidelity',
    'Bank account',
    'beneficiary designation until its custodian denies it in writing, not retitled before',
  ],
  ['UTMA account for Emma', 'Account of a minor', 'property of the minor, not retitled'],
  ['POD account at Chase', 'Account payable on death', 'beneficiary designation, not retitled'],
])('neither the schedule nor the sheets of a trust put “%s” into it', (description, kind, title) => {
  const document = documentWith({ assets: [{ description, category: 'bank' }] });
  expect(plainText(document)).toContain([description, kind, title].join(' | '));
  const steps = document.guide.flatMap((sheet) => sheet.steps);
  const [step] = steps.filter(({ items = [] }) => items.includes(description));
  expect(step?.text).not.toMatch(/to retitle the account to the trustee|transfer any record title/u);
});

test('a separated spouse is named, and neither supported in incapacity nor part of its test', () => {
  expect(words('declaration.family', separated)).toMatch(
    /is married to Luis Ortega Paz .*from whom the Grantor is separated/u,
  );
  expect(words('life.care', separated)).not.toContain('the Spouse');
  expect(words('life.care', married)).toContain('the Spouse, unless they are then separated');
  const test = words('life.concurrence', { ...separated, incapacityTest: 'onePhysicianPlusFamily' });
  expect(test).toContain('A husband, wife, or partner from whom the Grantor is separated may not concur');
});

test('what a separated person leaves to the spouse on purpose is not revoked by that separation', () => {
  expect(words('general.marriage', married)).toContain('legally separated under a court order');
  expect(words('general.marriage', separated)).not.toContain('legally separated');
});

test('a former spouse neither holds the property of minors nor chooses who does', () => {
  const succession = words('trustees.succession');
  expect(succession).toContain('A person whose marriage to the Grantor has ended, other than by death');
  expect(succession).toContain('shall not receive the property of a minor');
  expect(succession).toContain('shall not act for a minor in choosing or removing a Trustee');
});

test('small property is an amount with its source', () => {
  expect(words('general.construction')).toMatch(/is small if .* ten thousand dollars \(\$10,000\), .* section 6\(c\)/u);
});

test('a finding of incapacity is undone as it was made', () => {
  const recovery = words('life.recovery');
  expect(recovery).toContain('in the same manner, and by the same number of persons, as Section');
  expect(recovery).not.toContain('a physician who has examined');
});

test('special instructions never change who receives what, whatever they say', () => {
  const instructions = words('general.instructions');
  expect(instructions).toContain('Whatever they say, they do not give or take away a gift or a Share');
  expect(instructions).not.toContain('unless they say so');
});

test('duties are commanded, powers are permitted, and the instrument says which words do which', () => {
  expect(words('general.construction')).toMatch(/“shall”, .* impose a duty; “may” confers a power/u);
  for (const id of ['life.distributions', 'life.care', 'death.debts', 'death.gifts', 'trustees.accounting'] as const) {
    expect(words(id)).toMatch(/the Trustee shall/iu);
    expect(words(id)).not.toMatch(/\bthe Trustee (?:pays|keeps|applies|follows|sells|accounts|sends|distributes)\b/iu);
  }
});

test.each([
  {},
  { spouseShare: 'disclaimer', residencePlan: 'sell' },
  { grantorState: 'CA', governingState: 'CA' },
] as const)('no section tells a duty in the present tense, whatever is arranged: %j', (change) => {
  const finished = livingTrust(everyLaw).finish({ ...everyArrangement, ...change }, '2026-11-22');
  expect(finished.ok).toBe(true);
  const duties = (finished.ok ? sectionsOf(finished.value) : []).filter(({ id }) =>
    presentDuty.test(finished.ok ? sectionText(finished.value, id) : ''),
  );
  expect(duties.map(({ id }) => id)).toEqual([]);
});

const presentDuty =
  /\b(?:the|a successor|an independent) trustees? (?:pays?|keeps?|holds?(?! title)|adds?|applies|apply|follows?|sells?|accounts?|sends?|distributes?|transfers?|divides?|invests?|files?|informs?|gives?|delivers?)\b/iu;

test('the spouse’s home has a fund for principal and repairs, and a remarriage does not end the right', () => {
  const plan = { ...married, residencePlan: 'spouseMayLive' } as const;
  expect(words('death.residenceFund', plan)).toMatch(/shall set aside .* a fund .* principal and the major repairs/u);
  expect(words('death.residence', plan)).toContain('The right does not end on remarriage');
});

test('leaving a person out says what becomes of the descendants', () => {
  expect(words('general.omitted')).toContain('is treated as having predeceased the Grantor');
  expect(words('general.omitted')).toContain('does not by itself exclude the Descendants of that person');
});

test('the end of the perpetuities period does not pay a supplemental needs trust out', () => {
  const perpetuities = words('general.perpetuities');
  expect(perpetuities).toContain('The property of a Supplemental Needs Trust shall not be so distributed');
  expect(perpetuities).toContain(
    'a pooled or other trust that does not make it a resource available to the Beneficiary',
  );
});

test.each([
  ['AL', 'nineteen (19)'],
  ['NE', 'nineteen (19)'],
  ['MS', 'twenty-one (21)'],
  ['FL', 'eighteen (18)'],
] as const)('a person is of full age in %s at %s', (state, age) => {
  expect(words('general.construction', { grantorState: state, governingState: state })).toContain(
    `at the age of ${age}`,
  );
});

test('the maker signs one original, and only acceptances and consents stand on counterparts', () => {
  expect(words('general.counterparts')).toContain('The Grantor and any witnesses sign one original');
});

test('the date of the trust is written and defined once, and the will refers to it', () => {
  expect(words('declaration.name')).toContain('the day beside the signature is the date of the Trust');
  expect(words('declaration.pourOver')).toMatch(/by its name and the date stated in Section \d/u);
  expect(words('declaration.pourOver')).not.toContain('(date of signing)');
});

test('the instrument speaks the trade’s English', () => {
  const own = allOwnWords(
    documentWith({ ...married, residencePlan: 'spouseMayLive', trustProtector: { name: 'Al Bo' } }),
  );
  expect(own).not.toMatch(
    /also not as one|into line with|stays valid|with the necessary changes|In spite of|as far as the law|brought up to date|those entitled to it/u,
  );
});

test('property for somebody young is held, unless another provision holds that very property to a later age', () => {
  expect(words('death.minors')).toContain(
    'unless another provision of this Article holds that property to a later age',
  );
});

test('what was held for somebody who dies young goes to the own line first, also where no descendant of the maker took', () => {
  expect(words('death.held')).toMatch(
    /who is the Grantor, a person named in Section [\d.]+, or a Descendant of either/u,
  );
});

test('a gift that was sold is neither owed in money nor lost with what is still unpaid for it', () => {
  const gifts = words('death.ademption');
  expect(gifts).toMatch(/sold, given away, or lost, fails, and nothing else of the Trust Property takes its place/u);
  expect(gifts).toMatch(/acquired to replace it; what is still unpaid .* of insurance on it, or of an award for its/u);
  expect(gifts).toMatch(/while the Grantor was Incapacitated, a sum equal to the net proceeds/u);
  for (const plan of ['sell', 'giveTo'] as const) {
    const home = words('death.residence', { residencePlan: plan, residenceRecipient: 'Ana Cruz Vega' });
    expect(home).toContain('this Section applies to a dwelling that replaced it');
    expect(home).toMatch(/still unpaid .* of insurance on it, .* it has no other effect\./u);
  }
});

test('where the property does not suffice, no particular gift gives way before the residue and sums of money', () => {
  const order = /first, the residue; second, gifts of sums of money.*; and last, gifts of particular things/u;
  for (const debtsAndTaxesFrom of ['residue', 'proRata'] as const)
    expect(words('death.abatement', { debtsAndTaxesFrom })).toMatch(order);
  expect(words('death.abatement', { ...married, residencePlan: 'spouseMayLive' })).toContain(
    'a list gives, the Residence,',
  );
  expect(words('death.abatement')).not.toContain('a list gives, the Residence');
});

test('the word residue is never used without a meaning, and what passes to a spouse pays no tax that it does not cause', () => {
  expect(words('death.shares')).toContain('“Remaining Trust Property”, which this instrument also calls the residue');
  expect(words('death.debts')).toContain('a marital or charitable deduction bears no tax that it does not cause');
});

test('nobody appoints a friendly trustee for a decision in their own favor', () => {
  expect(words('trustees.vacancy')).toMatch(/where the decision concerns that Trustee, as Section/u);
  const independent = words('death.independentTrustee');
  expect(independent).toMatch(/not related or subordinate, .* to one or to anyone who took part in the appointment/u);
  expect(independent).toMatch(/A Trustee whose own interest, .* concerns takes no part in the appointment/u);
  expect(independent).toMatch(
    /the first person named in Section [\d.]+ who is willing and able and whom the decision does not/u,
  );
  expect(independent).toContain('No one else may be appointed to that office');
});
