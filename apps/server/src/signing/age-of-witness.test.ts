import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#platform/actor.ts';
import { completeTestDocument, testFacts } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { inviteTestWitness, signAsTestOwner, signAsTestWitness, signBodyOf } from '#platform/testing/sign-in-test.ts';
import { statementOf } from '#signing/consent-of.ts';
import { openWitnessLink } from '#signing/open-witness-link.ts';
import { signAsWitness } from '#signing/sign-as-witness.ts';
import { signatures } from '#signing/tables.ts';
import { viewAsWitness } from '#signing/view-as-witness.ts';

let context: TestContext;
let member: Member;

beforeAll(async () => {
  context = await openTestContext();
  member = await createTestMember(context, { name: testFacts.grantorName });
});
afterAll(() => context.close());

const inAlabama = {
  grantorAddress: '14 Alder Court, Mobile, AL 36602',
  grantorCounty: 'Mobile',
  grantorState: 'AL',
  governingState: 'AL',
};

test('no witness states an age that is less than the document says, nor signs under the words of another law', async () => {
  const documentId = await completeTestDocument(context, { member, facts: inAlabama });
  await signAsTestOwner(context, member, documentId);
  const witness = await inviteTestWitness(context, { member, documentId, name: 'Wanda Hill' });
  const { consent, method } = await openWitnessLink(context, witness);
  expect(consent.attestation).toContain('I am at least 19 years old.');
  await viewAsWitness(context, { token: witness.token, origin });
  const ofOthers = signAsWitness(context, { token: witness.token, body: signBodyOf('witness', method), origin });
  await expect(ofOthers).rejects.toMatchObject({ refusal: { code: 'consent-changed' } });
  await signAsTestWitness(context, witness);
  const [signature] = await context.db.select().from(signatures).where(eq(signatures.witnessId, witness.witnessId));
  expect(statementOf(signature?.consentVersion ?? '', 'living trust')).toBe(consent.attestation);
});
