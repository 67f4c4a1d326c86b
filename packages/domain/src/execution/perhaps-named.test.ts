import { expect, test } from 'vitest';
import { whyNotAddWitness, whyNotStatePaper } from '#execution/refusals.ts';

const open = { takesWitnesses: true, existing: [], ownerEmail: 'owner@example.com', cosignerEmails: [], named: [] };

test('a witness whose name is like that of somebody in the document is asked about, and never added in silence', () => {
  const named = ['Robert Luis Sandoval', 'Ruth Castellano'];
  for (const name of ['Robert Sandoval', 'R. Sandoval', 'Bob Sandoval', 'Ruth Castellano-Weber']) {
    expect([name, whyNotAddWitness({ ...open, name, email: 'w@example.com', named })]).toEqual([name, 'may-be-named']);
    const answered = { ...open, name, email: 'w@example.com', named, isAnotherPerson: true };
    expect(whyNotAddWitness(answered)).toBeUndefined();
  }
  const same = { ...open, name: 'Ruth Castellano, J.D.', email: 'w@example.com', named, isAnotherPerson: true };
  expect(whyNotAddWitness(same)).toBe('named-in-document');
});

test('a name beside the ink that is like one in the document, or on another line, is asked about too', () => {
  const paper = {
    documentStatus: 'complete',
    ownerHasSigned: true,
    hasSigned: false,
    isPrinted: true,
    hasDeclined: false,
    days: {
      signedOn: '2026-01-05',
      printedOn: '2026-01-04',
      today: '2026-01-09',
      makersSignedOn: undefined,
      othersSignedOn: undefined,
    },
  } as const;
  const newcomer = {
    name: 'Robert Sandoval',
    named: ['Robert Luis Sandoval'],
    onOtherLines: ['Wanda Hill'],
    declined: [],
  };
  expect(whyNotStatePaper({ ...paper, newcomer })).toBe('may-be-named');
  expect(whyNotStatePaper({ ...paper, newcomer: { ...newcomer, name: 'W. Hill' } })).toBe('may-be-named');
  expect(whyNotStatePaper({ ...paper, newcomer: { ...newcomer, isAnotherPerson: true } })).toBeUndefined();
});
