import { expect, test } from 'vitest';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import type { Facts } from '#facts/facts.ts';
import { sectionText } from '#review/read-document.ts';

const words = (id: string, change: Partial<Facts> = {}): string => sectionText(assembled(settled(change)), id);

const married = { maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' } as const;

test('what is listed is held in trust from the signing where the maker is a trustee', () => {
  expect(words('declaration.property')).toMatch(/from the signing .* holds all of that property as a trustee/u);
  const other = words('declaration.property', { initialTrustee: [{ name: 'Ana Cruz Vega' }] });
  expect(other).not.toContain('as a trustee of the Trust');
  expect(other).toContain('otherwise when it is transferred');
});

test('signing does not end a right of survivorship', () => {
  expect(words('declaration.property')).toMatch(/right of survivorship, or by the entirety, .* only when its title/u);
});

test('each kind of property is told what its title needs', () => {
  expect(words('declaration.titles')).toMatch(/land, a deed .*[\s\S]*certificate of title[\s\S]*nothing more/u);
});

test('where the law asks a spouse to join, nothing is transferred without that', () => {
  expect(words('declaration.titles', married)).toContain('takes effect as to that property when the Spouse has joined');
  expect(words('declaration.titles')).not.toContain('the Spouse');
});

test('household things are assigned, so that gifts and a list of them have something to give', () => {
  expect(words('declaration.property')).toContain('all untitled tangible personal property');
  expect(words('death.tangibles')).toMatch(/the list is an amendment of this instrument, if it is made as Section/u);
});

test('what a spouse used for life never passes to the heirs of a taker who died before', () => {
  expect(words('death.determined')).toMatch(
    /determined once, at the death of the Grantor, except of property that this Article holds for the life of a person/u,
  );
  const family = { ...married, residencePlan: 'spouseMayLive' } as const;
  const sameTime = 'if the Grantor had died immediately after the';
  expect(words('death.residenceEnd', family)).toContain(`${sameTime} right ended`);
  expect(words('death.residenceEnd', family)).toContain('not at the death of the Grantor');
  const beneficiaries = [{ name: 'Luis Ortega Paz', relationship: 'husband', percentage: 100 }];
  const marital = { specialArrangements: ['spouseShare' as const], spouseShare: 'marital' as const, beneficiaries };
  expect(words('death.afterSpouse', { ...family, ...marital })).toContain(`${sameTime} Spouse`);
});

test('a home with a right for life is not given away before that right ends, nor held twice', () => {
  const family = { ...married, residencePlan: 'spouseMayLive' } as const;
  expect(words('death.residenceEnd', family)).toMatch(
    /gives the Residence to someone, that gift takes effect when the right ends/u,
  );
  expect(words('death.residenceEnd', family)).not.toContain('are no part of');
  const beneficiaries = [{ name: 'Luis Ortega Paz', relationship: 'husband', percentage: 100 }];
  const marital = { specialArrangements: ['spouseShare' as const], spouseShare: 'marital' as const, beneficiaries };
  expect(words('death.residenceEnd', { ...family, ...marital })).toContain('are no part of the trust under');
});

test('a stay in a hospital takes the home from no spouse, and no taker alone decides what its fund pays', () => {
  const family = { ...married, residencePlan: 'spouseMayLive' } as const;
  expect(words('death.residenceEnd', family)).toMatch(
    /^.*Absence for health care does not end the right of the Spouse, unless two physicians certify that return is not/su,
  );
  expect(words('death.residenceFund', family)).toContain('and does not, and recover it from the Spouse.');
  const beneficiaries = [{ name: 'Luis Ortega Paz', relationship: 'husband', percentage: 100 }];
  const marital = { specialArrangements: ['spouseShare' as const], spouseShare: 'marital' as const, beneficiaries };
  for (const id of ['death.residence', 'death.residenceFund', 'death.residenceEnd'])
    expect([id, words(id, { ...family, ...marital }).split(/\s+/u).length <= 250]).toEqual([id, true]);
  expect(words('death.residenceFund', family)).toContain(
    'While the Spouse, or a person who takes part of the residue, is a Trustee, the amount of the fund',
  );
});

test('a home that is sold for the spouse does not leave the spouse with nothing', () => {
  const family = { ...married, residencePlan: 'spouseMayLive' } as const;
  expect(words('death.residenceFund', family)).toMatch(/does not end the right: .* income is paid to the Spouse/u);
  expect(words('death.debts', family)).toMatch(
    /after the gifts under Section \S+, Section \S+, and Section \S+, other/u,
  );
});

test('a spouse who is a trustee does not fix the fund for the home alone', () => {
  const fund = words('death.residenceFund', { ...married, residencePlan: 'spouseMayLive' });
  expect(fund).toMatch(
    /While the Spouse, or a person .* is a Trustee, the amount of the fund.* by an Independent Trustee alone/u,
  );
});

test('a panel of two is never stuck', () => {
  const panel = words('life.incapacity', {
    incapacityTest: 'panel',
    incapacityPanel: [{ name: 'Ana Cruz Vega' }, { name: 'Sofía Reyes Luna' }],
  });
  expect(panel).toContain('A majority of two members is both of them');
  expect(panel).toMatch(/evenly divided, or no member is willing and able to act, .* two licensed physicians/u);
});

test('a home is the residence still when the maker has left it for care', () => {
  expect(words('life.residence')).toContain('or so used before leaving it for health care');
});
