import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOrigin as origin } from '#platform/testing/create-test-member.ts';
import { openTestContext, type TestContext } from '#platform/testing/open-test-context.ts';
import { printedSampleDocument } from '#platform/testing/sign-in-test.ts';
import { readSigning } from '#signing/read-signing.ts';
import { statePaperSignature } from '#signing/state-paper-signature.ts';

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

test('a notary who bears a short form of the name of the agent is asked about before the line is noted', async () => {
  const { member, documentId, sample } = await printedSampleDocument(context, 'durable-financial-poa');
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
