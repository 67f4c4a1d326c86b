import { expect, test } from 'vitest';
import { witnessProgress } from '#documents/witness-progress.ts';

const complete = {
  status: 'complete',
  ownerSignedAt: null,
  witnessCount: 0,
  declinedWitnessCount: 0,
  signedWitnessCount: 0,
  witnessesNeeded: 1,
  awaitsNotary: false,
  otherMakers: [],
  awaitedCosigners: [],
  isSignedInInk: false,
  statedInkCount: 0,
  awaitedInk: [],
  outdated: [],
  takesWitnesses: true,
  documentTypeId: 'living-trust',
} as const;
const ownerSigned = { ...complete, ownerSignedAt: '2026-01-05T10:00:00.000Z' };

test('a finished document says which signature comes next', () => {
  expect(witnessProgress(complete)).toBe('Next: sign it yourself, then invite your witnesses.');
  expect(witnessProgress(ownerSigned)).toBe('You have signed. Next: add your witnesses.');
  expect(witnessProgress({ ...ownerSigned, witnessCount: 2, signedWitnessCount: 1 })).toBe(
    'You have signed. 1 of 2 witnesses has signed.',
  );
});

test('a spouse whose signature is missing is named, also when every witness has signed', () => {
  const waiting = { ...ownerSigned, witnessCount: 2, signedWitnessCount: 2, awaitedCosigners: ['Tomás Reyes'] };
  expect(witnessProgress(waiting)).toBe('You have signed. 2 of 2 witnesses have signed. Still to sign: Tomás Reyes.');
});

test('a signed document says who signed it, a draft says nothing', () => {
  expect(witnessProgress({ ...ownerSigned, status: 'signed', witnessCount: 1, signedWitnessCount: 1 })).toBe(
    'Signed by you and 1 witness.',
  );
  expect(witnessProgress({ ...complete, status: 'draft' })).toBeUndefined();
});

test('a document with fewer witnesses than its state asks for says how many are missing, and never that it is signed', () => {
  const one = { ...ownerSigned, witnessCount: 1, signedWitnessCount: 1, witnessesNeeded: 2 };
  expect(witnessProgress(one)).toBe(
    'You have signed. 1 of 1 witness has signed. Your state asks for 2: please add 1 more.',
  );
});

test('one witness is never told in the plural', () => {
  const counts = { witnessCount: 1, declinedWitnessCount: 0, signedWitnessCount: 0, witnessesNeeded: 1 };
  expect(witnessProgress({ ...ownerSigned, ...counts })).toContain('0 of 1 witness has signed.');
});

test('a signed document that needs a notary too says so', () => {
  const signed = {
    ...ownerSigned,
    status: 'signed',
    witnessCount: 1,
    signedWitnessCount: 1,
    awaitsNotary: true,
  } as const;
  expect(witnessProgress(signed)).toBe('Signed by you and 1 witness. Still to be acknowledged before a notary.');
});

test('the owner of a document in ink is told on the dashboard that somebody declined', () => {
  const inInk = { ...ownerSigned, isSignedInInk: true, statedInkCount: 1, awaitedInk: ['Witness'] };
  expect(witnessProgress({ ...inInk, declinedWitnessCount: 1 })).toContain('1 witness declined to sign.');
  expect(witnessProgress(inInk)).not.toContain('declined');
});

test('whoever declined is not counted among those who are still to sign, and the owner is told what to do', () => {
  const declined = { ...ownerSigned, witnessCount: 1, declinedWitnessCount: 1, signedWitnessCount: 1 };
  expect(witnessProgress(declined)).toBe(
    'You have signed. 1 of 1 witness has signed. 1 witness declined: please name another person, or remove whoever declined.',
  );
  expect(witnessProgress({ ...declined, witnessCount: 0, signedWitnessCount: 0 })).toBe(
    'You have signed. 1 witness declined. Next: name another person.',
  );
});

test('where the law asks for ink, a document is never called signed before every line is', () => {
  const ink = { ...ownerSigned, isSignedInInk: true, witnessCount: 2, signedWitnessCount: 2 };
  expect(witnessProgress({ ...ink, ownerSignedAt: null })).toMatch(/^Its law asks for ink. Print it/);
  expect(witnessProgress(ink)).toBe(
    'You have acknowledged it online, and so have 2 of 2 witnesses. Next: print it and sign it in ink.',
  );
  expect(witnessProgress({ ...ink, statedInkCount: 1, awaitedInk: ['Wanda Hill', 'Will Hill'] })).toBe(
    'Signed in ink so far: 1. Still to sign on paper: Wanda Hill, Will Hill.',
  );
  expect(witnessProgress({ ...ink, status: 'signed' })).toMatch(/^Acknowledged online by you and 2 witnesses\. It is/);
  expect(witnessProgress({ ...ink, status: 'signed', statedInkCount: 3 })).toBe(
    'Signed in ink on paper on every line, as you stated.',
  );
});

test('a document of ink says who has to be in the room, as its state asks', () => {
  const ink = { ...complete, isSignedInInk: true } as const;
  expect(witnessProgress({ ...ink, witnessesNeeded: 2 })).toContain('on paper with your witnesses, then');
  expect(witnessProgress({ ...ink, witnessesNeeded: 0, awaitsNotary: true })).toContain('on paper with a notary, then');
  expect(witnessProgress({ ...ink, awaitsNotary: true })).toContain('with your witnesses and a notary, then');
});

test('where nobody was asked to acknowledge it, nobody is counted', () => {
  const ink = { ...ownerSigned, isSignedInInk: true } as const;
  expect(witnessProgress(ink)).toBe('You have acknowledged it online. Next: print it and sign it in ink.');
});

test('a company has no witnesses to wait for', () => {
  const company = { ...complete, takesWitnesses: false, witnessesNeeded: 0 } as const;
  const signed = { ...company, ownerSignedAt: ownerSigned.ownerSignedAt } as const;
  const said = [
    witnessProgress(company),
    witnessProgress({ ...signed, awaitedCosigners: ['Karl Hansen'] }),
    witnessProgress({ ...signed, status: 'signed' }),
  ];
  expect(said.join(' ')).not.toContain('witness');
  expect(said[1]).toBe('You have signed. Still to sign: Karl Hansen.');
  expect(said[2]).toBe('Signed by everybody.');
});

test('whoever makes the document together with its owner is forgotten at no step', () => {
  const joint = { ...complete, otherMakers: ['Robert Sandoval'] } as const;
  const ink = { ...joint, isSignedInInk: true, awaitsNotary: true } as const;
  const signed = {
    ...joint,
    ...ownerSigned,
    otherMakers: joint.otherMakers,
    status: 'signed',
    witnessCount: 2,
  } as const;
  expect(witnessProgress(joint)).toBe('Next: sign it yourself, then invite Robert Sandoval and your witnesses.');
  expect(witnessProgress(signed)).toBe('Signed by you, Robert Sandoval, and 2 witnesses.');
  expect(witnessProgress(ink)).toContain('on paper with Robert Sandoval, your witnesses, and a notary, then tell us');
  expect(witnessProgress({ ...ink, status: 'signed' })).toMatch(/^Acknowledged online by you and Robert Sandoval\./);
});

test('whoever is the only member of a company is not told to invite anybody', () => {
  const company = { ...complete, takesWitnesses: false, witnessesNeeded: 0 } as const;
  expect(witnessProgress(company)).toBe('Next: sign it yourself.');
  expect(witnessProgress({ ...company, awaitedCosigners: ['Karl Hansen'] })).toBe(
    'Next: sign it yourself, then invite Karl Hansen.',
  );
});

test('the dashboard says that the trust is signed before the will that pours over into it', () => {
  const will = { ...complete, isSignedInInk: true, documentTypeId: 'pour-over-will', witnessesNeeded: 2 } as const;
  expect(witnessProgress(will)).toMatch(/^Sign the trust first/);
});
