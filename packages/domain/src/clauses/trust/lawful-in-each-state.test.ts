import { expect, test } from 'vitest';
import { assembled, settled } from '#catalogue/living-trust/testing/tampered-document.ts';
import type { Facts } from '#facts/facts.ts';
import type { StateCode } from '#law/state-code.ts';
import { sectionText } from '#review/read-document.ts';

const words = (id: string, change: Partial<Facts> = {}): string => sectionText(assembled(settled(change)), id);

const at = (state: StateCode) => ({ grantorState: state, governingState: state }) as const;
const married = { maritalStatus: 'Married', spouseName: 'Luis Ortega Paz' } as const;
const separated = { ...married, maritalStatus: 'Separated' } as const;

test('a protected home pays no debts and is not directed to be sold, whatever plan was chosen for it', () => {
  expect(words('death.exempt')).toMatch(/no debt, expense, or tax is charged to Exempt Property/u);
  expect(words('death.exempt')).toContain('does not direct that a Residence that is Exempt Property be sold');
  expect(words('death.residence', { residencePlan: 'sell' })).toContain(
    'If the Residence is Exempt Property, it is not sold in this manner',
  );
  expect(words('death.debts')).toMatch(/charged to the residue .* other than Exempt Property/u);
  expect(words('death.debts', { debtsAndTaxesFrom: 'proRata' })).toContain('other than Exempt Property');
});

test('in Florida the protection of the home inures to the heirs, in the words of its statute', () => {
  expect(words('death.homestead')).toContain('section 736.1109 of the Florida Statutes');
  expect(words('death.homestead')).toContain('to the surviving spouse and the heirs who take it');
  const ohio: Partial<Facts> = { ...at('OH'), assets: [{ description: 'Savings at Huntington', category: 'bank' }] };
  expect(words('death.homestead', ohio)).not.toContain('Florida');
});

test('a home is left within the limits of its place where a spouse or a minor child survives', () => {
  expect(words('death.homestead')).toMatch(/minor child .* a disposition beyond that limit has no effect/u);
});

test('a plan for the home has no effect, and no fund is set aside, where the home passes by law', () => {
  const mayLive = words('death.homestead', { ...married, residencePlan: 'spouseMayLive' });
  expect(mayLive).toMatch(
    /To the extent that it so passes, Section [\d.]+, Section [\d.]+, and Section [\d.]+ have no effect, and no fund is set aside\./u,
  );
  expect(words('death.homestead', { residencePlan: 'sell' })).toMatch(/so passes, Section [\d.]+ has no effect\./u);
  expect(words('death.homestead', { residencePlan: undefined })).not.toContain('so passes');
});

test('an amendment asks for the formalities of a will where the law does, and else for a signature', () => {
  expect(words('life.revocation')).toContain('the law of Florida requires for the execution of a will');
  expect(words('life.revocation', at('NY'))).toContain(
    'the law of New York requires for a lifetime trust and its amendment or revocation',
  );
  expect(words('life.revocation', at('CA'))).not.toContain('formalities');
});

test('who moved or chose another law follows the formalities of both states', () => {
  const both = words('life.revocation', { grantorState: 'FL', governingState: 'NY', governingStateReason: 'A bank.' });
  expect(both).toContain('New York');
  expect(both).toContain('Florida');
});

test('a right that the law of the state does not know is not named among those of the spouse', () => {
  expect(words('general.marriage', { ...married, ...at('FL') })).toContain('an elective share');
  expect(words('general.marriage', { ...married, ...at('TX') })).not.toContain('elective share');
  expect(words('general.marriage', { ...married, ...at('GA') })).not.toContain('elective share');
});

test('whoever a court appoints is meant by the word guardian, whatever the state calls the office', () => {
  expect(words('general.construction')).toContain('by whatever name the law calls that office');
  expect(words('life.revocation')).not.toContain('conservator');
});

test('a custodian holds to the age that is named, in California to twenty-five (25) where a share waits so long', () => {
  const waits = { beneficiaries: [{ name: 'Mateo Reyes Luna', relationship: 'son', distributionAge: 25 }] };
  expect(words('death.minors', at('CA'))).toContain('to hold it until the age of twenty-one (21);');
  expect(words('death.minors', { ...at('CA'), ...waits })).toContain('not beyond the age of twenty-five (25)');
  expect(words('death.minors', { ...at('TX'), ...waits })).not.toContain('twenty-five (25)');
  expect(words('death.minors', at('KY'))).toContain('to hold it until the age of eighteen (18);');
});

test('a separated spouse is no heir at law, and another only while no court has separated them', () => {
  expect(words('death.words', separated)).toContain('from whom the Grantor is separated, is not an Heir at Law');
  expect(words('death.words', married)).toContain(
    'not an Heir at Law if the Grantor and the Spouse are separated under a court order',
  );
  expect(words('death.words')).not.toContain('The Spouse');
});
