import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payForTestDocument } from '#platform/testing/complete-test-document.ts';
import { createTestMember, testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { printTestDocument } from '#platform/testing/sign-in-test.ts';
import { confirmAllFacts } from '#documents/confirm-all-facts.ts';
import { createDocument } from '#documents/create-document.ts';
import { recordFact } from '#documents/record-fact.ts';
import { readSigning } from '#signing/read-signing.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test('a notary who bears a short form of the name of the agent is asked about before the line is noted', async () => {
  const id = 'durable-financial-poa';
  const { sample, makerName } = documentTypeOf(id);
  const member = await createTestMember(context, { name: makerName(sample) ?? '' });
  const { id: documentId } = await createDocument(context, { member, name: 'Ours', documentTypeId: id, origin });
  for (const [field, value] of Object.entries(sample))
    await recordFact(context, { member, documentId, field, value, origin });
  await confirmAllFacts(context, { member, documentId, origin });
  await payForTestDocument(context, { documentId, revisionEndsAt: null });
  await printTestDocument(context, member, documentId);
  const signedOn = context.clock().toISOString().slice(0, 10);
  const state = (signerId: string, more: { name?: string; isAnotherPerson?: boolean } = {}) =>
    statePaperSignature(context, { member, documentId, signerId, signedOn, origin, ...more });
  await state('principal');

  expect(sample.agent?.name).toBe('Daniel Whitfield');
  const name = 'Dan Whitfield';
  await expect(state('notary', { name })).rejects.toMatchObject({
    refusal: {
      code: 'may-be-named',
      message:
        'Is Dan Whitfield the Daniel Whitfield who is named in the document? A notary should have no part in it.',
    },
  });
  await state('notary', { name, isAnotherPerson: true });
  const { signers } = await readSigning(context, { member, documentId });
  expect(signers.find(({ lineId }) => lineId === 'notary')).toMatchObject({ name, hasSigned: true });
});
