import { expect, test } from 'vitest';
import { finalize } from '#assembly/finalize.ts';
import { withActs, type Tampering } from '#assembly/testing/tampered-draft.ts';
import { writeInstrument } from '#assembly/write-instrument.ts';
import { jointTrustInstrument } from '#catalogue/joint-trust/instrument.ts';
import { settleJointTrust, type JointTrustFacts } from '#catalogue/joint-trust/joint-trust-facts.ts';
import { jointTrustSample } from '#catalogue/joint-trust/joint-trust-sample.ts';
import { reviewJointTrust } from '#catalogue/joint-trust/review-joint-trust.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { everyLaw } from '#law/every-law.ts';

const facts = settleJointTrust(jointTrustSample, everyLaw);

const checksOf = (tampering: Tampering, measuredBy: JointTrustFacts = facts): readonly string[] => {
  const document = finalize(tampering(writeInstrument(jointTrustInstrument, { facts, draftedOn: '2026-11-20' })));
  if (!document.ok) throw new Error(JSON.stringify(document.reason));
  return reviewJointTrust(document.value, measuredBy)
    .filter(({ level }) => level === 'error')
    .map(({ check }) => check);
};

const untouched: Tampering = (draft) => draft;

const second = 'Robert Luis Sandoval';

const withoutLinesOf = (name: string, capacity: string): Tampering =>
  withActs((act) =>
    'signers' in act
      ? {
          ...act,
          signers: act.signers.filter((line) => !isSamePerson(line.name, name) || !line.capacity.includes(capacity)),
        }
      : act,
  );

const withoutCertificateOf = (name: string): Tampering =>
  withActs((act) =>
    act.kind === 'acknowledgment'
      ? {
          ...act,
          certificates: act.certificates.filter(({ names }) => !names.includes(name)),
        }
      : act,
  );

test('a joint trust that one of the two does not sign, or does not sign before the notary, is refused', () => {
  expect(checksOf(untouched)).toEqual([]);
  for (const capacity of ['Grantor', 'Trustee']) expect(checksOf(withoutLinesOf(second, capacity))).toEqual(['RLT21']);
  expect(checksOf(withoutCertificateOf(second))).toContain('RLT21');
});

test('a child whom a joint trust forgets is noticed', () => {
  const one = { name: 'Ruben Sandoval', relationship: 'son' };
  expect(checksOf(untouched, { ...facts, children: [...facts.children, one] })).toEqual(['G13']);
});

test('property of one of the two that stands in no schedule is noticed', () => {
  const boat = { description: 'Fishing boat', category: 'tangible' } as const;
  for (const field of ['assetsOfBoth', 'assetsOfFirst', 'assetsOfSecond'] as const)
    expect(checksOf(untouched, { ...facts, [field]: [...facts[field], boat] })).toEqual(['RLT19']);
});
