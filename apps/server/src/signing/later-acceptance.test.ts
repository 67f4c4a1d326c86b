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

test('a document is signed while nobody has accepted yet, and its state says that the acceptance is still to come', async () => {
  const { member, documentId } = await printedSampleDocument(context, 'durable-financial-poa');
  const { signers } = await readSigning(context, { member, documentId });
  const signedOn = context.clock().toISOString().slice(0, 10);
  for (const { lineId, name } of signers)
    await statePaperSignature(context, {
      member,
      documentId,
      signerId: lineId,
      signedOn,
      origin,
      ...(name === null && { name: `Somebody at ${lineId}` }),
    });

  const { status, executionNotes } = await readSigning(context, { member, documentId });
  expect(signers.map(({ lineId }) => lineId)).toEqual(['principal', 'witness-1', 'witness-2', 'notary']);
  expect(status).toBe('signed');
  expect(executionNotes.at(-1)).toContain(
    'signed without the acceptance, which Daniel Whitfield, and whoever follows,',
  );
});
