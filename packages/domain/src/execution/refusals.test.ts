import { expect, test } from 'vitest';
import { isInterestedWitness } from '#execution/interested-witness.ts';
import { namedPeople } from '#execution/named-people.ts';
import {
  isExecuted,
  whyNotAddWitness,
  whyNotInvite,
  whyNotSignAsOwner,
  whyNotSignAsWitness,
} from '#execution/refusals.ts';
import type { TrustStatus, WitnessStatus } from '#execution/trust-status.ts';

const statuses: readonly WitnessStatus[] = ['pending', 'viewed', 'signed', 'declined'];
const trustStatuses: readonly TrustStatus[] = ['draft', 'complete', 'signed'];

test('at most three witnesses can be added, each with a name and an address of their own', () => {
  const existing = [{ email: 'one@example.com' }, { email: 'two@example.com' }];
  const witness = { existing, name: 'Kim Wu', email: 'kim@example.com' };
  expect(whyNotAddWitness(witness)).toBeUndefined();
  expect(whyNotAddWitness({ ...witness, name: '' })).toBe('missing-name-or-email');
  expect(whyNotAddWitness({ ...witness, email: '' })).toBe('missing-name-or-email');
  expect(whyNotAddWitness({ ...witness, email: 'kim@example' })).toBe('invalid-email');
  expect(whyNotAddWitness({ ...witness, email: 'ONE@Example.com' })).toBe('duplicate-email');
  expect(whyNotAddWitness({ ...witness, ownerEmail: 'Kim@Example.com' })).toBe('own-email');
  expect(whyNotAddWitness({ ...witness, existing: [...existing, { email: 'three@example.com' }] })).toBe(
    'too-many-witnesses',
  );
});

test('nobody is invited to a draft, nor after having signed or declined', () => {
  for (const witnessStatus of statuses) {
    expect(whyNotInvite({ trustStatus: 'draft', witnessStatus })).toBe('trust-not-complete');
  }
  expect(whyNotInvite({ trustStatus: 'complete', witnessStatus: 'pending' })).toBeUndefined();
  expect(whyNotInvite({ trustStatus: 'complete', witnessStatus: 'viewed' })).toBeUndefined();
  expect(whyNotInvite({ trustStatus: 'complete', witnessStatus: 'signed' })).toBe('already-signed');
  expect(whyNotInvite({ trustStatus: 'complete', witnessStatus: 'declined' })).toBe('declined');
});

test('the owner signs a complete document once, with consent and attestation', () => {
  const signing = { trustStatus: 'complete', ownerHasSigned: false, hasConsented: true, isAttested: true } as const;
  expect(whyNotSignAsOwner(signing)).toBeUndefined();
  expect(whyNotSignAsOwner({ ...signing, trustStatus: 'draft' })).toBe('trust-not-complete');
  expect(whyNotSignAsOwner({ ...signing, ownerHasSigned: true })).toBe('already-signed');
  expect(whyNotSignAsOwner({ ...signing, hasConsented: false })).toBe('no-consent');
  expect(whyNotSignAsOwner({ ...signing, isAttested: false })).toBe('not-attested');
});

test('of all states that a signing can be in, a witness may sign in exactly one', () => {
  const booleans = [true, false];
  const allowed = trustStatuses.flatMap((trustStatus) =>
    statuses.flatMap((witnessStatus) =>
      booleans.flatMap((ownerHasSigned) =>
        booleans.flatMap((hasConsented) =>
          booleans.flatMap((isAttested) => {
            const signing = { trustStatus, witnessStatus, ownerHasSigned, hasConsented, isAttested };
            return whyNotSignAsWitness(signing) === undefined ? [signing] : [];
          }),
        ),
      ),
    ),
  );
  expect(allowed).toEqual([
    { trustStatus: 'complete', witnessStatus: 'viewed', ownerHasSigned: true, hasConsented: true, isAttested: true },
  ]);
});

test('a document is executed when the owner and every one of at least one witness have signed', () => {
  const signed = { status: 'signed' } as const;
  expect(isExecuted({ ownerHasSigned: true, witnesses: [signed] })).toBe(true);
  expect(isExecuted({ ownerHasSigned: true, witnesses: [signed, signed, signed] })).toBe(true);
  expect(isExecuted({ ownerHasSigned: true, witnesses: [] })).toBe(false);
  expect(isExecuted({ ownerHasSigned: false, witnesses: [signed] })).toBe(false);
  for (const status of ['pending', 'viewed', 'declined'] as const) {
    expect(isExecuted({ ownerHasSigned: true, witnesses: [signed, { status }] })).toBe(false);
  }
});

test('somebody who is named in the document is no disinterested witness, however the name is written', () => {
  expect(isInterestedWitness('sofia  REYES luna', ['Sofía Reyes Luna'])).toBe(true);
  expect(isInterestedWitness('Kim Wu', ['Sofía Reyes Luna'])).toBe(false);
});

test('nobody whom the document names can be its witness', () => {
  const witness = { existing: [], name: 'adaeze  OKONKWO', email: 'ada@example.com' };
  const named = namedPeople({ beneficiaries: [{ name: 'Adaeze Okonkwo' }], contingentBeneficiaries: 'heirsAtLaw' });
  expect(whyNotAddWitness({ ...witness, named })).toBe('named-in-document');
  expect(whyNotAddWitness({ ...witness, name: 'Kim Lee', named })).toBeUndefined();
});
