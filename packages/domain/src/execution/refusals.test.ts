import { expect, test } from 'vitest';
import { isInterestedWitness } from '#execution/interested-witness.ts';
import { peopleIn } from '#facts/people-in.ts';
import {
  isExecuted,
  whyNotAddCosigner,
  whyNotAddWitness,
  whyNotDecline,
  whyNotInvite,
  whyNotSignAsOwner,
  whyNotSignAsWitness,
  whyNotStatePaper,
} from '#execution/refusals.ts';
import type { DocumentStatus, WitnessStatus } from '#execution/document-status.ts';

const statuses: readonly WitnessStatus[] = ['pending', 'viewed', 'signed', 'declined'];
const documentStatuses: readonly DocumentStatus[] = ['draft', 'complete', 'signed'];

/** A document of somebody else, with a line for a witness and nobody on it. */
const open = { takesWitnesses: true, existing: [], ownerEmail: 'owner@example.com', cosignerEmails: [], named: [] };

test('at most three witnesses can be added, each with a name and an address of their own', () => {
  const existing = ['one@example.com', 'two@example.com'].map((email) => ({ email, status: 'pending' as const }));
  const witness = { ...open, existing, name: 'Kim Wu', email: 'kim@example.com' };
  expect(whyNotAddWitness(witness)).toBeUndefined();
  expect(whyNotAddWitness({ ...witness, name: '' })).toBe('missing-name-or-email');
  expect(whyNotAddWitness({ ...witness, email: '' })).toBe('missing-name-or-email');
  expect(whyNotAddWitness({ ...witness, email: 'kim@example' })).toBe('invalid-email');
  expect(whyNotAddWitness({ ...witness, email: 'ONE@Example.com' })).toBe('duplicate-email');
  expect(whyNotAddWitness({ ...witness, email: 'one+kim@example.com' })).toBe('duplicate-email');
  expect(whyNotAddWitness({ ...witness, ownerEmail: 'Kim@Example.com' })).toBe('own-email');
  const third = { email: 'three@example.com', status: 'signed' } as const;
  expect(whyNotAddWitness({ ...witness, existing: [...existing, third] })).toBe('too-many-witnesses');
  expect(whyNotAddWitness({ ...witness, cosignerEmails: ['Kim@example.com'] })).toBe('cosigner-email');
  expect(whyNotAddWitness({ ...witness, cosignerEmails: ['kim+me@example.com'] })).toBe('cosigner-email');
});

test('a witness who has declined keeps no place from another, and may be asked again', () => {
  const existing = ['one', 'two', 'three'].map((name) => ({
    email: `${name}@example.com`,
    status: name === 'two' ? ('declined' as const) : ('pending' as const),
  }));
  expect(whyNotAddWitness({ ...open, existing, name: 'Kim Wu', email: 'kim@example.com' })).toBeUndefined();
  expect(whyNotAddWitness({ ...open, existing, name: 'Two', email: 'two@example.com' })).toBeUndefined();
});

test('nobody is invited to a draft or before the owner has signed, nor after having signed or declined', () => {
  for (const witnessStatus of statuses) {
    expect(whyNotInvite({ documentStatus: 'draft', makersHaveSigned: false, witnessStatus })).toBe(
      'document-not-complete',
    );
  }
  const early = { documentStatus: 'complete', makersHaveSigned: false } as const;
  expect(whyNotInvite({ ...early, witnessStatus: 'pending' })).toBe('owner-has-not-signed');
  expect(whyNotInvite({ ...early, witnessStatus: 'viewed' })).toBe('owner-has-not-signed');
  expect(
    whyNotInvite({ documentStatus: 'complete', makersHaveSigned: true, witnessStatus: 'pending' }),
  ).toBeUndefined();
  expect(whyNotInvite({ documentStatus: 'complete', makersHaveSigned: true, witnessStatus: 'viewed' })).toBeUndefined();
  expect(whyNotInvite({ documentStatus: 'complete', makersHaveSigned: true, witnessStatus: 'signed' })).toBe(
    'already-signed',
  );
  expect(whyNotInvite({ documentStatus: 'complete', makersHaveSigned: true, witnessStatus: 'declined' })).toBe(
    'declined',
  );
});

test('the owner signs a complete document once, with consent and attestation', () => {
  const agreed = { hasConsented: true, isAttested: true, isMaker: false } as const;
  const names = { accountName: 'Marisol Reyes', makerName: 'Marisol A. Reyes', otherMakers: [] } as const;
  const signing = { documentStatus: 'complete', ownerHasSigned: false, ...agreed, ...names } as const;
  expect(whyNotSignAsOwner(signing)).toBeUndefined();
  expect(whyNotSignAsOwner({ ...signing, documentStatus: 'draft' })).toBe('document-not-complete');
  expect(whyNotSignAsOwner({ ...signing, ownerHasSigned: true })).toBe('already-signed');
  expect(whyNotSignAsOwner({ ...signing, hasConsented: false })).toBe('no-consent');
  expect(whyNotSignAsOwner({ ...signing, isAttested: false })).toBe('not-attested');
});

test('nobody signs in the name of another without saying that they are this person', () => {
  const names = { accountName: 'Harriet Vance', makerName: 'Daniel Okafor', otherMakers: [] } as const;
  const agreed = { hasConsented: true, isAttested: true } as const;
  const signing = { documentStatus: 'complete', ownerHasSigned: false, ...agreed, ...names } as const;
  expect(whyNotSignAsOwner({ ...signing, isMaker: false })).toBe('not-the-maker');
  expect(whyNotSignAsOwner({ ...signing, isMaker: true })).toBeUndefined();
  const both = { ...signing, otherMakers: ['Harriet Jane Vance'] };
  expect(whyNotSignAsOwner({ ...both, isMaker: true })).toBe('signs-elsewhere');
  expect(whyNotSignAsOwner({ ...both, accountName: 'Daniel Okafor', isMaker: false })).toBeUndefined();
  const namesakes = { ...both, accountName: 'Jo Vance', makerName: 'Jo Ann Vance', otherMakers: ['Jo Lee Vance'] };
  expect(whyNotSignAsOwner({ ...namesakes, isMaker: true })).toBeUndefined();
});

test('of all states that a signing can be in, a witness may sign in exactly one', () => {
  const booleans = [true, false];
  const allowed = documentStatuses.flatMap((documentStatus) =>
    statuses.flatMap((witnessStatus) =>
      booleans.flatMap((makersHaveSigned) =>
        booleans.flatMap((hasConsented) =>
          booleans.flatMap((isAttested) => {
            const signing = { documentStatus, witnessStatus, makersHaveSigned, hasConsented, isAttested };
            return whyNotSignAsWitness({ ...signing, needsAddress: false }) === undefined ? [signing] : [];
          }),
        ),
      ),
    ),
  );
  expect(allowed).toEqual([
    {
      documentStatus: 'complete',
      witnessStatus: 'viewed',
      makersHaveSigned: true,
      hasConsented: true,
      isAttested: true,
    },
  ]);
});

test('a witness whose address is missing cannot sign', () => {
  const signing = { documentStatus: 'complete', witnessStatus: 'viewed' } as const;
  const agreed = { makersHaveSigned: true, hasConsented: true, isAttested: true };
  expect(whyNotSignAsWitness({ ...signing, ...agreed, needsAddress: true })).toBe('no-address');
});

test('whoever has signed cannot decline, and a second decline changes nothing', () => {
  const open = { documentStatus: 'complete', isStatedInInk: false } as const;
  expect(statuses.map((witnessStatus) => whyNotDecline({ ...open, witnessStatus }))).toEqual([
    undefined,
    undefined,
    'already-signed',
    'declined',
  ]);
});

test('whoever is stated to have signed in ink can say no until the document is signed, and never undo it afterwards', () => {
  const stated = { witnessStatus: 'viewed', isStatedInInk: true } as const;
  expect(whyNotDecline({ ...stated, documentStatus: 'complete' })).toBeUndefined();
  expect(whyNotDecline({ ...stated, documentStatus: 'complete', witnessStatus: 'signed' })).toBeUndefined();
  expect(whyNotDecline({ ...stated, documentStatus: 'signed' })).toBe('document-signed');
  expect(whyNotDecline({ ...stated, documentStatus: 'signed', isStatedInInk: false })).toBeUndefined();
});

test('a co-signer is asked at any address but that of a witness, until they have signed', () => {
  const cosigner = {
    documentStatus: 'complete',
    hasSigned: false,
    email: 'tomas@example.com',
    ownerEmail: 'owner@example.com',
  } as const;
  expect(whyNotAddCosigner({ ...cosigner, witnessEmails: ['wanda@example.com'] })).toBeUndefined();
  expect(whyNotAddCosigner({ ...cosigner, witnessEmails: ['Tomas@Example.com'] })).toBe('witness-email');
  expect(whyNotAddCosigner({ ...cosigner, witnessEmails: [], email: 'tomas' })).toBe('invalid-email');
  expect(whyNotAddCosigner({ ...cosigner, witnessEmails: [], hasSigned: true })).toBe('already-signed');
  expect(whyNotAddCosigner({ ...cosigner, witnessEmails: [], documentStatus: 'draft' })).toBe('document-not-complete');
});

const days = {
  signedOn: '2026-01-05',
  printedOn: '2026-01-04',
  today: '2026-01-09',
  makersSignedOn: undefined,
  othersSignedOn: undefined,
};
const onPaper = {
  documentStatus: 'complete',
  isPrinted: true,
  ownerHasSigned: true,
  awaitsMakers: false,
  hasSigned: false,
  hasDeclined: false,
  days,
} as const;

test('ink is stated of sheets that were printed, after the owner has signed, and of nobody who has declined', () => {
  expect(whyNotStatePaper(onPaper)).toBeUndefined();
  expect(whyNotStatePaper({ ...onPaper, ownerHasSigned: false })).toBe('owner-has-not-signed');
  expect(whyNotStatePaper({ ...onPaper, awaitsMakers: true })).toBe('makers-have-not-signed');
  expect(whyNotStatePaper({ ...onPaper, hasSigned: true })).toBe('already-signed');
  expect(whyNotStatePaper({ ...onPaper, documentStatus: 'signed' })).toBe('document-not-complete');
  expect(whyNotStatePaper({ ...onPaper, isPrinted: false })).toBe('not-printed');
  expect(whyNotStatePaper({ ...onPaper, hasDeclined: true })).toBe('has-declined');
  const newcomer = { name: 'Wanda Hill', named: [], onOtherLines: [], declined: ['Wanda Hill'] };
  expect(whyNotStatePaper({ ...onPaper, newcomer })).toBe('has-declined');
});

test('ink is stated for a day that has come, on which the sheets were there, and that fits the days of the others', () => {
  const on = (signedOn: string, more = {}) => whyNotStatePaper({ ...onPaper, days: { ...days, ...more, signedOn } });
  for (const signedOn of ['2026-01-10', '2026-02-30', 'yesterday', '']) expect(on(signedOn)).toBe('no-such-day');
  expect(on('2026-01-03')).toBe('before-printing');
  expect(on('2026-01-05', { makersSignedOn: '2026-01-06' })).toBe('before-the-maker');
  expect(on('2026-01-06', { makersSignedOn: '2026-01-06' })).toBeUndefined();
  expect(on('2026-01-07', { othersSignedOn: '2026-01-06' })).toBe('after-the-others');
});

test('a document whose co-signer is missing is not executed, however many witnesses have signed', () => {
  const witnesses = [{ status: 'signed' }, { status: 'signed' }] as const;
  const signing = { ownerHasSigned: true, witnesses, witnessesNeeded: 1 };
  expect(isExecuted({ ...signing, cosigners: [{ hasSigned: false }] })).toBe(false);
  expect(isExecuted({ ...signing, cosigners: [{ hasSigned: true }, { hasSigned: false }] })).toBe(false);
  expect(isExecuted({ ...signing, cosigners: [{ hasSigned: true }] })).toBe(true);
});

test('a document is executed when the owner and every one of at least one witness have signed', () => {
  const signed = { status: 'signed' } as const;
  const cosigners: readonly { readonly hasSigned: boolean }[] = [];
  expect(isExecuted({ ownerHasSigned: true, witnessesNeeded: 1, cosigners, witnesses: [signed] })).toBe(true);
  expect(isExecuted({ ownerHasSigned: true, witnessesNeeded: 1, cosigners, witnesses: [signed, signed, signed] })).toBe(
    true,
  );
  expect(isExecuted({ ownerHasSigned: true, witnessesNeeded: 1, cosigners, witnesses: [] })).toBe(false);
  expect(isExecuted({ ownerHasSigned: false, witnessesNeeded: 1, cosigners, witnesses: [signed] })).toBe(false);
  for (const status of ['pending', 'viewed', 'declined'] as const) {
    expect(isExecuted({ ownerHasSigned: true, witnessesNeeded: 1, cosigners, witnesses: [signed, { status }] })).toBe(
      false,
    );
  }
});

test('somebody who is named in the document is no disinterested witness, however the name is written', () => {
  expect(isInterestedWitness('sofia  REYES luna', ['Sofía Reyes Luna'])).toBe(true);
  expect(isInterestedWitness('Kim Wu', ['Sofía Reyes Luna'])).toBe(false);
});

test('nobody whom the document names can be its witness', () => {
  const witness = { ...open, name: 'adaeze  OKONKWO', email: 'ada@example.com' };
  const named = peopleIn({ beneficiaries: [{ name: 'Adaeze Okonkwo' }], contingentBeneficiaries: 'heirsAtLaw' }).map(
    ({ name }) => name,
  );
  expect(whyNotAddWitness({ ...witness, named })).toBe('named-in-document');
  expect(whyNotAddWitness({ ...witness, name: 'Kim Lee', named })).toBeUndefined();
});

test('no title, initial or further office makes a named person a disinterested witness', () => {
  const named = peopleIn({
    executor: { name: 'Dr. Ann Lee' },
    guardian: { name: 'Tom Reed Jr.' },
    specificGifts: [{ recipient: 'Kim Wu', item: 'the ring', alternate: 'José Ruiz' }],
    members: [{ name: 'Bo Stone' }],
    registeredAgent: { name: 'Al Frost' },
  }).map(({ name }) => name);
  for (const name of ['Ann Lee', 'Ann B. Lee', 'Mr. Tom Reed, Junior', 'KIM WU', 'Jose Ruiz', 'Bo Stone', 'Al Frost'])
    expect([name, isInterestedWitness(name, named)]).toEqual([name, true]);
  expect(isInterestedWitness('Tom Reed', named)).toBe(false);
});

test('the owner is no witness and no co-signer of their own document, however they write their address', () => {
  const ownerEmail = 'owner@example.com';
  const cosigner = { documentStatus: 'complete', hasSigned: false, ownerEmail, witnessEmails: [] } as const;
  for (const email of ['Owner@Example.COM', 'owner+me@example.com', 'owner@example.com']) {
    expect(whyNotAddWitness({ ...open, name: 'Kim Lee', email, ownerEmail })).toBe('own-email');
    expect(whyNotAddCosigner({ ...cosigner, email })).toBe('own-email');
  }
  for (const email of ['owner@example.com.', 'owner@example.']) {
    expect(whyNotAddWitness({ ...open, name: 'Kim Lee', email, ownerEmail })).toBe('invalid-email');
    expect(whyNotAddCosigner({ ...cosigner, email })).toBe('invalid-email');
  }
  expect(whyNotAddWitness({ ...open, name: 'Kim Lee', email: 'kim+a@example.com', ownerEmail })).toBeUndefined();
});

test.each(['Customer,\n\nYour account is locked', 'Open http://evil.example', 'Kim\u202Eeel'])(
  'the name %j of a witness carries no message into a mail',
  (name) => expect(whyNotAddWitness({ ...open, name, email: 'kim@example.com' })).toBe('invalid-name'),
);

test('a document that has no line for a witness takes none, whoever is named', () => {
  const witness = { ...open, name: 'Kim Wu', email: 'kim@example.com' };
  expect(whyNotAddWitness({ ...witness, takesWitnesses: false })).toBe('takes-no-witnesses');
  expect(whyNotAddWitness({ ...witness, takesWitnesses: true })).toBeUndefined();
});

test('what every line of ink has signed is not signed once more on a screen', () => {
  const signing = { accountName: 'Ana Paz', makerName: 'Ana Paz', isMaker: true, hasConsented: true, isAttested: true };
  const onPaper = { ...signing, ownerHasSigned: false, otherMakers: [] } as const;
  expect(whyNotSignAsOwner({ ...onPaper, documentStatus: 'signed' })).toBe('already-signed');
  expect(whyNotSignAsOwner({ ...onPaper, documentStatus: 'complete' })).toBeUndefined();
});
