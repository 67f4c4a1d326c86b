import { expect, test } from 'vitest';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import { livingTrustPlan } from '#catalogue/living-trust/plan.ts';
import { noLaw } from '#law/law-source.ts';
import { openInterview } from '#interview/open-interview.ts';
import { recordFact } from '#interview/record-fact.ts';
import { describeFacts } from '#interview/describe-facts.ts';

const offeredName = (documentName: string): unknown => {
  const opened = openInterview(livingTrustPlan, livingTrust(noLaw).suggestFromName(documentName));
  const named = recordFact(opened, 'grantorName', 'Kim Lee', '2026-11-20');
  if (!named.ok) throw new Error(named.reason.message);
  return describeFacts(named.value).find(({ field }) => field === 'trustName')?.usual;
};

test('a document that was named like a trust lends the trust its name', () => {
  expect(offeredName('The Lee Family Trust')).toBe('The Lee Family Trust');
});

test('any other document name leaves the usual name of a trust', () => {
  expect(offeredName('My papers')).toBe('The Kim Lee Living Trust');
});
