import { beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, type Household } from '#people/testing/household.ts';

const home = '14 Alder Court, Sacramento, CA 95814';
const moved = '7 Harbor Lane, Oakland, CA 94607';

let house: Household;
beforeEach(() => {
  house = createHousehold();
  house.begin('trust');
  house.record('trust', 'grantorName', 'Rosa Lindqvist');
  house.record('trust', 'grantorAddress', home);
  house.record('trust', 'grantorCounty', 'Sacramento');
  house.record('trust', 'grantorDateOfBirth', '1955-04-01');
  house.record('trust', 'maritalStatus', 'Married');
  house.record('trust', 'spouseName', 'Nils Lindqvist');
  house.record('trust', 'children', []);
});

test('a second document begins with what is known, in one message', () => {
  const welcome = house.begin('will', 'pour-over-will');
  expect(welcome).toContain('From your living trust I know:');
  for (const told of ['Rosa Lindqvist', home, 'California', 'Sacramento', 'April 1, 1955', 'Married', 'Nils Lindqvist'])
    expect(welcome).toContain(told);
  expect(welcome).toMatch(/Is that still right\?$/u);
});

test('what was confirmed once is recorded, and neither asked nor shown again', () => {
  house.begin('will', 'pour-over-will');
  const next = house.say('will', 'Yes, that is right');
  const { facts, confirmed } = house.interview('will');
  expect(facts).toMatchObject({ grantorName: 'Rosa Lindqvist', grantorAddress: home, spouseName: 'Nils Lindqvist' });
  expect(confirmed).toContain('grantorAddress');
  expect(next).toContain('trust that your will pours into');
  house.record('will', 'executor', { name: 'Karl Berg' });
  expect(house.say('will', 'What is an executor?')).not.toContain(home);
});

test('only what a document asks is offered in it, and a company asks nothing of the maker', () => {
  const welcome = house.begin('power', 'durable-financial-poa');
  expect(welcome).toContain(home);
  expect(welcome).not.toContain('Married');
  expect(house.begin('company', 'llc-formation')).toContain('What will the company be called?');
});

test('one fact is changed, the others are offered again, and the change reaches the first document', () => {
  house.begin('will', 'pour-over-will');
  expect(house.say('will', 'Change: Home address')).toContain('What is your home address');
  const again = house.say('will', moved);
  expect(again).toContain('Rosa Lindqvist');
  expect(again).toMatch(/Is that still right\?$/u);
  house.say('will', 'yes');
  expect(house.interview('trust').facts.grantorAddress).toBe(moved);
  expect(house.interview('will').facts).toMatchObject({ grantorAddress: moved, grantorName: 'Rosa Lindqvist' });
});

test('a fact that was changed in another document says where, until it is confirmed', () => {
  house.begin('will', 'pour-over-will');
  house.say('will', 'yes');
  const rowOf = (document: string) =>
    house
      .type(document)
      .interview.describe(house.interview(document))
      .find(({ field }) => field === 'grantorAddress');
  expect(rowOf('trust')).not.toHaveProperty('changedIn');
  house.record('will', 'grantorAddress', moved);
  expect(rowOf('trust')).toMatchObject({ display: moved, changedIn: 'your pour-over will', state: 'recorded' });
  expect(rowOf('will')).not.toHaveProperty('changedIn');
  house.confirmAll('trust');
  expect(rowOf('trust')).not.toHaveProperty('changedIn');
  house.record('will', 'grantorAddress', home);
  house.record('trust', 'grantorAddress', moved);
  expect(rowOf('trust')).not.toHaveProperty('changedIn');
});

test('an address alone puts the offered one right', () => {
  house.begin('will', 'pour-over-will');
  house.say('will', moved);
  house.say('will', 'yes');
  expect(house.interview('will').facts).toMatchObject({ grantorAddress: moved, grantorState: 'CA' });
  expect(house.interview('trust').facts.grantorAddress).toBe(moved);
});

test('a spouse who is put right beside the offer is recorded, although nobody has said yes to the marriage yet', () => {
  house.begin('will', 'pour-over-will');
  house.say('will', 'Yes, but my husband is Nils Berg');
  house.say('will', 'yes');
  expect(house.interview('will').facts).toMatchObject({ maritalStatus: 'Married', spouseName: 'Nils Berg' });
  expect(house.interview('trust').facts.spouseName).toBe('Nils Berg');
});

test('a document for somebody else takes nothing over, and changes nothing', () => {
  house.begin('will', 'pour-over-will');
  expect(house.say('will', 'This is for somebody else')).toContain('What is your full legal name');
  house.record('will', 'grantorName', 'Otto Svensson');
  house.record('will', 'grantorAddress', moved);
  expect(house.interview('trust').facts.grantorAddress).toBe(home);
  expect(house.interview('will').facts.spouseName).toBeUndefined();
});

test('a name of somebody else takes the offer back', () => {
  house.begin('will', 'pour-over-will');
  house.record('will', 'grantorName', 'Otto Svensson');
  expect(house.say('will', 'What is an executor?')).not.toContain('From your living trust');
});

test('a draft that said something else is asked, and keeps its own after a no', () => {
  house.begin('will', 'pour-over-will');
  house.say('will', 'yes');
  house.record('will', 'grantorCounty', 'Yolo');
  expect(house.interview('trust').facts.grantorCounty).toBe('Yolo');
});

test('where two drafts differ already, the other one is asked and follows only after a yes', () => {
  const differing = createHousehold();
  differing.begin('trust');
  differing.begin('will', 'pour-over-will');
  for (const [document, county] of [
    ['trust', 'Sacramento'],
    ['will', 'Yolo'],
  ] as const) {
    differing.record(document, 'grantorCounty', county);
    differing.record(document, 'grantorName', 'Rosa Lindqvist');
  }
  differing.say('trust', 'No, leave it as it is');
  expect(differing.interview('trust').facts.grantorCounty).toBe('Sacramento');
  differing.record('will', 'grantorCounty', 'Placer');
  expect(differing.interview('trust').facts.grantorCounty).toBe('Sacramento');
  const { problems, isComplete } = differing
    .type('trust')
    .interview.completeness(differing.interview('trust'), '2026-11-20');
  expect(isComplete).toBe(false);
  expect(problems.map(({ field }) => field)).toContain('grantorCounty');

  expect(differing.say('trust', 'What is a county?')).toContain('Shall I change it here too?');
  differing.say('trust', 'Yes, change it here too');
  expect(differing.interview('trust').facts.grantorCounty).toBe('Placer');
});

test('a marriage that ends in one document ends in the others, with what hung on it', () => {
  house.begin('will', 'pour-over-will');
  house.say('will', 'yes');
  house.record('trust', 'successorTrustee', { name: 'Nils Lindqvist', relationship: 'husband' });
  house.record('will', 'executor', { name: 'Nils Lindqvist', relationship: 'husband' });
  house.record('will', 'maritalStatus', 'Divorced');
  expect(house.interview('trust').facts.maritalStatus).toBe('Divorced');
  expect(house.interview('trust').facts.spouseName).toBeUndefined();
  expect(house.interview('trust').facts.successorTrustee).toBeUndefined();
});

test('what is confirmed in one document is confirmed where another says the same', () => {
  house.begin('will', 'pour-over-will');
  house.say('will', 'yes');
  expect(house.interview('trust').confirmed).toContain('grantorAddress');
});

describe('what a document offers beyond the person', () => {
  beforeEach(() => {
    house.record('trust', 'trustName', 'Lindqvist Living Trust');
    house.record('trust', 'initialTrustee', [{ name: 'Rosa Lindqvist' }]);
    house.record('trust', 'beneficiaries', [{ name: 'Karl Berg', relationship: 'friend', percentage: 100 }]);
  });

  test('a will begins with the trust that it pours into, and the person confirms it', () => {
    const welcome = house.begin('will', 'pour-over-will');
    expect(welcome).toContain('From your living trust I know:');
    expect(welcome).toContain('Lindqvist Living Trust');
    expect(welcome).not.toContain('Karl Berg');
    expect(welcome).toMatch(/Is that still right\?$/u);

    const next = house.say('will', 'Yes, that is right');
    expect(house.interview('will').facts).toMatchObject({
      trustName: 'Lindqvist Living Trust',
      initialTrustee: [{ name: 'Rosa Lindqvist' }],
    });
    expect(house.interview('will').confirmed).toEqual(expect.arrayContaining(['trustName', 'initialTrustee']));
    expect(next).toContain('Have you signed that trust already?');
  });

  test('once the trust is signed its date is known, and without a day it is asked', () => {
    const facts = house.interview('trust').facts;
    const { offer } = house.type('trust').interview;
    const offered = (signed?: { readonly on: string | undefined }) =>
      Object.fromEntries(offer({ facts, signed }).map(({ field, value }) => [field, value]));
    expect(offered()).not.toHaveProperty('isTrustSigned');
    expect(offered({ on: '2026-03-04' })).toMatchObject({ isTrustSigned: true, trustDate: '2026-03-04' });
    expect(offered({ on: undefined })).toMatchObject({ isTrustSigned: true });
    expect(offered({ on: undefined })).not.toHaveProperty('trustDate');
  });

  test('another trust takes neither the name nor the trustee of the first', () => {
    expect(house.begin('second')).not.toContain('Lindqvist Living Trust');
    house.say('second', 'yes');
    expect(house.interview('second').facts).not.toHaveProperty('trustName');
  });

  test('a trust that is renamed is renamed in the will that says the same, and in no other', () => {
    house.begin('will', 'pour-over-will');
    house.say('will', 'yes');
    house.begin('other', 'pour-over-will');
    house.record('other', 'trustName', 'Berg Family Trust');
    house.record('trust', 'trustName', 'Rosa Lindqvist Living Trust');
    expect(house.interview('will').facts.trustName).toBe('Rosa Lindqvist Living Trust');
    expect(house.interview('will').confirmed).not.toContain('trustName');
    expect(house.interview('other').facts.trustName).toBe('Berg Family Trust');
    const { problems } = house.type('other').interview.completeness(house.interview('other'), '2026-11-20');
    expect(problems.map(({ field }) => field)).not.toContain('trustName');
  });

  test('a document for somebody else takes nothing of it', () => {
    house.begin('will', 'pour-over-will');
    house.say('will', 'This is for somebody else');
    expect(house.interview('will').facts).not.toHaveProperty('trustName');
    expect(house.interview('will').known).toEqual([]);
  });
});
