import { beforeEach, expect, test } from 'vitest';
import { createHousehold, type Household } from '#people/testing/household.ts';

let home: Household;
beforeEach(() => {
  home = createHousehold();
  home.begin('trust');
  home.record('trust', 'grantorName', 'Rosa Lindqvist');
});

test('one person in two lists is one person, with what was said of them in either', () => {
  home.record('trust', 'children', [{ name: 'Maria Lindqvist', dateOfBirth: '1990-02-03' }]);
  home.record('trust', 'beneficiaries', [{ name: 'Maria Lindqvist', relationship: 'daughter', percentage: 100 }]);
  home.record('trust', 'takersOnBenefits', ['Maria Lindqvist']);
  home.record('trust', 'successorTrustee', { name: 'Oak Trust Company' });

  expect(home.people().map(({ name }) => name)).toEqual(['Rosa Lindqvist', 'Maria Lindqvist', 'Oak Trust Company']);
  expect(home.person('Maria Lindqvist')).toMatchObject({
    relationships: ['daughter'],
    bornOn: '1990-02-03',
    isLiving: true,
    hasBenefits: true,
    isOrganization: false,
  });
  expect(home.person('Oak Trust Company')).toMatchObject({ isOrganization: true });
});

test('a person who is named in a second document is the one of the first', () => {
  home.record('trust', 'successorTrustee', { name: 'Karl Berg', relationship: 'friend' });
  home.begin('will', 'pour-over-will');
  home.record('will', 'executor', { name: 'Karl Berg' });
  expect(home.people().filter(({ name }) => name === 'Karl Berg')).toHaveLength(1);
});

test('a name that is put right in one document is right in every other', () => {
  home.record('trust', 'successorTrustee', { name: 'Karl Bergh', relationship: 'friend' });
  home.begin('will', 'pour-over-will');
  home.record('will', 'executor', { name: 'Karl Bergh' });
  home.confirmAll('will');

  home.record('trust', 'successorTrustee', { name: 'Karl Berg', relationship: 'friend' });

  expect(home.interview('will').facts.executor).toEqual({ name: 'Karl Berg' });
  expect(home.interview('will').confirmed).not.toContain('executor');
  expect(home.people().map(({ name }) => name)).toEqual(['Rosa Lindqvist', 'Karl Berg']);
});

test('another person in an office renames nobody', () => {
  home.record('trust', 'successorTrustee', { name: 'Karl Berg' });
  home.begin('will', 'pour-over-will');
  home.record('will', 'executor', { name: 'Karl Berg' });
  home.record('trust', 'successorTrustee', { name: 'Ines Moreau' });
  expect(home.interview('will').facts.executor).toEqual({ name: 'Karl Berg' });
});

test('a date of birth that is corrected in one list is right in all of them', () => {
  home.record('trust', 'children', [{ name: 'Maria Lindqvist', dateOfBirth: '1990-02-03' }]);
  const taker = { name: 'Maria Lindqvist', relationship: 'daughter', percentage: 100 };
  home.record('trust', 'beneficiaries', [{ ...taker, dateOfBirth: '1990-02-03' }]);
  home.record('trust', 'beneficiaries', [{ ...taker, dateOfBirth: '1991-02-03' }]);
  expect(home.interview('trust').facts.children).toEqual([{ name: 'Maria Lindqvist', dateOfBirth: '1991-02-03' }]);
  expect(home.person('Maria Lindqvist')?.bornOn).toBe('1991-02-03');
});

test('two people of one name are told apart, and one of them is renamed alone', () => {
  home.record('trust', 'children', [{ name: 'Maria Lindqvist', relationship: 'daughter' }]);
  home.record('trust', 'successorTrustee', { name: 'Maria Lindqvist', relationship: 'sister' });
  const asked = home.say('trust', 'What is a trustee?');
  expect(asked).toContain('Is this the same Maria?');

  home.say('trust', 'No, another Maria');
  expect(home.people().filter(({ name }) => name === 'Maria Lindqvist')).toHaveLength(2);

  home.record('trust', 'successorTrustee', { name: 'Maria Lindqvist-Berg', relationship: 'sister' });
  expect(home.interview('trust').facts.children).toMatchObject([{ name: 'Maria Lindqvist' }]);
  expect(home.people().map(({ name }) => name)).toEqual(['Rosa Lindqvist', 'Maria Lindqvist', 'Maria Lindqvist-Berg']);
});

test('a first name alone in another document is asked about, and completed after a yes', () => {
  home.record('trust', 'successorTrustee', { name: 'Maria Lindqvist', relationship: 'sister' });
  home.begin('will', 'pour-over-will');
  home.say('will', 'yes');
  home.record('will', 'executor', { name: 'Maria' });
  expect(home.say('will', 'What is an executor?')).toContain('Is this the same Maria?');
  home.say('will', 'yes');
  expect(home.interview('will').facts.executor).toEqual({ name: 'Maria Lindqvist' });
  expect(home.people()).toHaveLength(2);
});

test('a daughter who bears another family name in another document is asked about, and never silently a second daughter', () => {
  home.record('trust', 'children', [{ name: 'Maria Lindqvist', relationship: 'daughter' }]);
  home.begin('will', 'pour-over-will');
  home.say('will', 'yes');
  home.record('will', 'executor', { name: 'Maria Berg', relationship: 'daughter' });
  expect(home.say('will', 'What is an executor?')).toContain('Is this the same Maria?');
  home.say('will', 'yes');
  expect(home.people()).toHaveLength(2);
  expect(home.interview('will').facts.executor).toMatchObject({ name: 'Maria Berg' });
});

test('a gift to a kind of people puts nobody into the register', () => {
  home.record('trust', 'specificGifts', [{ item: 'my books', recipient: 'my grandchildren', alternate: 'Karl Berg' }]);
  expect(home.people().map(({ name }) => name)).toEqual(['Rosa Lindqvist', 'Karl Berg']);
});

test('what was said of a name in one document is not asked in the next, and is corrected in both', () => {
  home.record('trust', 'successorTrustee', { name: 'Northern Trust', kind: 'organization' });
  home.begin('will', 'pour-over-will');
  home.record('will', 'executor', { name: 'Northern Trust' });
  expect(home.interview('will').facts.executor).toEqual({ name: 'Northern Trust', kind: 'organization' });
  expect(home.person('Northern Trust')).toMatchObject({ kind: 'organization', isOrganization: true });

  home.record('will', 'executor', { name: 'Northern Trust', kind: 'person' });

  expect(home.interview('trust').facts.successorTrustee).toEqual({ name: 'Northern Trust', kind: 'person' });
  expect(home.person('Northern Trust')).toMatchObject({ kind: 'person', isOrganization: false });
});
