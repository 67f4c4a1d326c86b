import { expect, test } from 'vitest';
import { issuesOf } from '#catalogue/living-trust/testing/issues-of.ts';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import { specialFamily } from '#catalogue/living-trust/testing/special-family.ts';
import type { Facts } from '#facts/facts.ts';
import { lawOf } from '#law/law-of.ts';
import { noContest, trustFormality } from '#law/provisions.ts';
import { stateCodes, type StateCode } from '#law/state-code.ts';
import { sectionText } from '#review/read-document.ts';

const at = (state: StateCode, change: Facts = {}): Facts => ({
  ...specialFamily,
  ...change,
  grantorState: state,
  governingState: state,
});

const section = (facts: Facts, id: string): string => {
  const document = assembled(settled(facts));
  const isThere = document.articles.some(({ sections }) => sections.some((one) => one.id === id));
  return isThere ? sectionText(document, id) : '';
};

const effectIn = (state: StateCode) => noContest(lawOf(state)).value;

const contested = { noContest: true };

const told = (state: StateCode) => issuesOf(at(state, contested)).filter((issue) => issue.startsWith('RLT18'));

test.each(stateCodes.filter((state) => effectIn(state) === 'void'))(
  'in %s no clause against contests is printed, because none is certain to have an effect, and the person is told',
  (state) => {
    expect(section(at(state, contested), 'general.noContest')).toBe('');
    expect(told(state)).toEqual(['RLT18 warning noContest']);
  },
);

test.each(stateCodes.filter((state) => effectIn(state) !== 'void'))(
  'in %s a clause against contests spares probable cause and says who takes instead',
  (state) => {
    const words = section(at(state, contested), 'general.noContest');
    expect(words).toContain('without probable cause');
    // Where the law wants a gift over, the clause fails without one.
    expect(words).toContain('passes as if the Beneficiary had predeceased the Grantor without Descendants');
    expect(told(state)).toEqual(effectIn(state) === 'undecided' ? ['RLT18 warning noContest'] : []);
  },
);

test.each(stateCodes)('in %s a list of belongings is signed as a change of the trust has to be', (state) => {
  expect(section(at(state), 'death.tangibles')).toMatch(
    /the list is an amendment of this instrument, if it is made as Section/u,
  );
  const asksMore = trustFormality(lawOf(state)).value !== 'signature';
  expect(section(at(state), 'life.revocation').includes('formalities')).toBe(asksMore);
});

const protector = { name: 'Harriet Olmsted' };

test('a protector stands in the document once named, as a fiduciary who changes no share', () => {
  const words = section(at('OH', { trustProtector: protector }), 'trustees.protector');
  expect(words).toContain('in a fiduciary capacity');
  expect(words).toContain('may not change a Beneficiary or a Share');
  expect(section(at('OH'), 'trustees.protector')).toBe('');
});
