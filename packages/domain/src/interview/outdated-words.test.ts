import { expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { Facts } from '#facts/facts.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { type Person, unknownPerson } from '#people/person.ts';

const trust = documentTypeOf('living-trust');
const will = documentTypeOf('pour-over-will');

const people = [
  { field: 'grantorName', at: 0, name: 'Marisol Reyes', personId: 'maker' },
  { field: 'children', at: 0, name: 'Lily Reyes', personId: 'lily' },
] as const;

const saying = (type: typeof trust, facts: Facts): StoredInterview => ({ ...type.interview.open(), facts, people });

const register: readonly Person[] = [unknownPerson('maker', 'Marisol Reyes'), unknownPerson('lily', 'Lily Reyes')];
const named = (name: string, trustee = 'Marisol Reyes'): Facts => ({
  trustName: name,
  initialTrustee: [{ name: trustee }],
});

test('a finished will says that the trust which it feeds has got another name, and the trust says so of the will', () => {
  const [inTrust, inWill] = [saying(trust, named('The Oak Trust')), saying(will, named('The Pine Trust'))];
  const ofWill = will.interview.outdated(inWill, { others: [trust.interview.sameness(inTrust)], register });
  expect(ofWill).toEqual([
    expect.stringMatching(/In your living trust, .* is: The Oak Trust\. .* still says: The Pine/u),
  ]);
  const ofTrust = trust.interview.outdated(inTrust, { others: [will.interview.sameness(inWill)], register });
  expect(ofTrust).toEqual([expect.stringContaining('In your pour-over will')]);
});

test('a child with a new name is told of in every finished document that prints the old one', () => {
  const now = [unknownPerson('maker', 'Marisol Reyes'), unknownPerson('lily', 'Lily Ames')];
  expect(will.interview.outdated(saying(will, {}), { others: [], register: now })).toEqual([
    'Lily Reyes is now called Lily Ames in your documents. This pour-over will still says: Lily Reyes.',
  ]);
});

test('documents that agree, and those of another maker, bring no notice', () => {
  const inWill = saying(will, named('The Oak Trust'));
  const alike = trust.interview.sameness(saying(trust, named('the Oak Trust')));
  const other = trust.interview.sameness(saying(trust, named('The Pine Trust')));
  expect(will.interview.outdated(inWill, { others: [alike, other], register })).toEqual([]);
  expect(will.interview.outdated(inWill, { others: [{ ...other, makerId: 'another' }], register })).toEqual([]);
});
